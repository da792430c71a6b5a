/** The settings dialog. Each change takes effect at once. */
import "./settings.css";
import { openDialog } from "../app/dialog.js";
import { CHOICES } from "../app/settings.js";
import { set } from "../app/updates.js";
import { modal } from "../ui/dialog.js";
import { h } from "../ui/draw.js";
import { select, toggle } from "../ui/kit.js";

/** @import { Settings } from "../app/settings.js" */
/** @import { Key, Translator } from "../i18n/translator.js" */
/** @typedef {keyof Settings} Name */

/** @type {[string, Name[]][]} */
const SECTIONS = [
  ["entering", ["advance", "digitFirst", "tidy"]],
  ["display", ["peers", "same", "answers", "shortCells"]],
  ["keys", ["letters", "wasd"]],
  ["screenReader", ["valueFirst"]],
];

/** @param {import("./dialogs.js").Around} around @returns {import("./dialogs.js").DialogPart} */
export function createDialog({ store, close }) {
  const change = (/** @type {Name} */ name, /** @type {any} */ value) =>
    store.update(set, name, value);
  return {
    open: () => store.update(openDialog, { name: "settings" }),
    panel({ settings }, { text, language }) {
      // English always prints cells as r5c4.
      const isShown = (/** @type {Name} */ name) => name !== "shortCells" || language !== "en";
      const content = SECTIONS.flatMap(([title, names]) => [
        h("h3", text(key(title))),
        ...names.filter(isShown).map((name) => row(name, settings, text, change)),
      ]);
      const title = text("settings");
      return [modal({ id: "settings", title, closeLabel: text("close"), content, close })];
    },
  };
}

/** @param {string} name */
const key = (name) => /** @type {Key} */ (`settings.${name}`);

/** @param {Name} name @param {Settings} settings @param {Translator["text"]} text @param {(name: Name, value: any) => void} change */
function row(name, settings, text, change) {
  const id = `setting-${name}`;
  const attrs = { "aria-describedby": `${id}-about` };
  const input =
    name === "answers"
      ? select(
          `#${id}.small`,
          CHOICES[name].map((choice) => [choice, text(key(`${name}.${choice}`))]),
          settings[name],
          (choice) => change(name, choice),
          attrs,
        )
      : toggle(id, settings[name], (on) => change(name, on), attrs);
  return h("div.setting", [
    h("label", { attrs: { for: id } }, text(key(name))),
    input,
    h(`p#${id}-about`, text(key(`${name}.about`))),
  ]);
}
