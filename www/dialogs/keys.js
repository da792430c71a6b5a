/** The dialog that lists all keys. */
import "./keys.css";
import { openDialog } from "../app/dialog.js";
import { modal } from "../ui/dialog.js";
import { h } from "../ui/draw.js";

/** @import { Key, Translator } from "../i18n/translator.js" */
/** @typedef {[string[], Key]} Row  alternative keys, and what they do */

const MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** @param {import("./dialogs.js").Around} around @returns {import("./dialogs.js").DialogPart} */
export function createDialog({ store, close }) {
  return {
    open: () => store.update(openDialog, { name: "keys" }),
    panel({ settings }, { text }) {
      const content = sections(settings, text).flatMap(([title, rows]) => [
        h("h3", text(title)),
        h(
          "dl.keys-list",
          rows.flatMap((row) => rowOf(row, text)),
        ),
      ]);
      const title = text("keys.title");
      return [modal({ id: "keys", title, closeLabel: text("close"), content, close })];
    },
  };
}

/** @param {Row} row @param {Translator["text"]} text */
const rowOf = ([keys, meaning], text) => [
  h(
    "dt",
    keys.flatMap((key, index) => [index ? " " : null, h("kbd", key)]),
  ),
  h("dd", text(meaning)),
];

/** @param {import("../app/settings.js").Settings} settings @param {Translator["text"]} text @returns {[Key, Row[]][]} */
function sections({ letters, wasd }, text) {
  const command = MAC ? "⌘" : "Ctrl+";
  const [enter, space] = [text("key.enter"), text("key.space")];
  /** @type {[Key, Row[]][]} */
  const always = [
    [
      "keys.move",
      [
        [["←", "→", "↑", "↓"], "keys.arrows"],
        ...(letters && wasd ? [/** @type {Row} */ ([["W", "A", "S", "D"], "keys.arrows"])] : []),
        [["Ctrl+← → ↑ ↓"], "keys.leap"],
        [["Home", "End"], "keys.row"],
        [["Ctrl+Home", "Ctrl+End"], "keys.corners"],
        [["Tab"], "keys.tab"],
      ],
    ],
    [
      "keys.write",
      [
        [["1–9"], "keys.digit"],
        [["Shift+1–9", "Ctrl+1–9"], "keys.mark"],
        [["0", ".", space], "keys.skip"],
        [["Backspace"], "keys.back"],
        [["Delete"], "keys.delete"],
      ],
    ],
    [
      "keys.puzzle",
      [
        [[enter], "keys.solve"],
        [["Esc"], "keys.cancel"],
        ...(letters ? [/** @type {Row} */ ([["T"], "keys.trial"])] : []),
        [[`${command}Z`], "keys.undo"],
        [[MAC ? "⇧⌘Z" : "Ctrl+Y"], "keys.redo"],
        [[`${command}V`], "keys.paste"],
        [[`${command}C`], "keys.copy"],
        [[MAC ? "⇧⌘C" : "Ctrl+Shift+C"], "keys.copy.grid"],
      ],
    ],
  ];
  /** @type {Row[]} */
  const spoken = [
    [["R"], "keys.say.row"],
    [["C"], "keys.say.column"],
    [["B"], "keys.say.box"],
    [[wasd ? "Shift+D" : "D"], "keys.say.digits"],
    [["L"], "keys.say.place"],
    [["?"], "keys.help"],
  ];
  return letters ? [...always, ["keys.aloud", spoken]] : always;
}
