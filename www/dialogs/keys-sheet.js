/** The dialog that lists all keys. */
import { openDialog } from "../ui/dialog.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Key} Key */
/** @typedef {[string[], Key]} Row  alternative keys, and what they do */

const MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** @param {Translator} translator @param {import("../app/settings.js").Settings} settings */
export function openKeys({ text }, settings) {
  return openDialog({
    id: "keys",
    title: text("keys.title"),
    close: text("close"),
    content: sections(settings, text).flatMap(([title, rows]) => [
      heading(text(title)),
      list(rows, text),
    ]),
  });
}

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

/** @param {Row[]} rows @param {Translator["text"]} text */
function list(rows, text) {
  const element = document.createElement("dl");
  element.className = "keys-list";
  for (const [keys, meaning] of rows) {
    const term = document.createElement("dt");
    term.append(...keys.flatMap((key, index) => (index ? [" ", cap(key)] : [cap(key)])));
    const definition = document.createElement("dd");
    definition.textContent = text(meaning);
    element.append(term, definition);
  }
  return element;
}

/** @param {string} text */
function cap(text) {
  const element = document.createElement("kbd");
  element.textContent = text;
  return element;
}

/** @param {string} text */
function heading(text) {
  const element = document.createElement("h3");
  element.textContent = text;
  return element;
}
