/** The settings dialog. Each change takes effect at once. */
import { CHOICES } from "../app/settings.js";
import { openDialog } from "../ui/dialog.js";

/** @typedef {import("../app/settings.js").Settings} Settings */
/** @typedef {keyof Settings} Name */
/** @typedef {(name: Name, value: Settings[Name]) => void} Change */
/** @typedef {import("../i18n/translator.js").Translator["text"]} Text */

/** @type {[string, Name[]][]} */
const SECTIONS = [
  ["entering", ["advance", "digitFirst", "tidy"]],
  ["display", ["peers", "same", "answers"]],
  ["keys", ["letters", "wasd"]],
  ["screenReader", ["valueFirst"]],
];

/**
 * @param {import("../i18n/translator.js").Translator} translator
 * @param {Settings} settings  when the dialog opens
 * @param {Change} change
 */
export function openSettings({ text }, settings, change) {
  return openDialog({
    id: "settings",
    title: text("settings"),
    close: text("close"),
    content: SECTIONS.flatMap(([title, names]) => [
      element("h3", text(key(title))),
      ...names.map((name) => row(name, settings, text, change)),
    ]),
  });
}

/** @param {string} name */
const key = (name) => /** @type {import("../i18n/translator.js").Key} */ (`settings.${name}`);

/** @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {string} text */
function element(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** @param {Name} name @param {Settings} settings @param {Text} text @param {Change} change */
function row(name, settings, text, change) {
  const label = element("label", text(key(name)));
  const note = element("p", text(key(`${name}.about`)));
  const input =
    name === "answers" ? select(name, settings, text, change) : toggle(name, settings, change);
  input.id = label.htmlFor = `setting-${name}`;
  note.id = `${input.id}-about`;
  input.setAttribute("aria-describedby", note.id);
  const row = element("div", "");
  row.className = "setting";
  row.append(label, input, note);
  return row;
}

/** @param {Exclude<Name, "answers">} name @param {Settings} settings @param {Change} change */
function toggle(name, settings, change) {
  const input = document.createElement("input");
  input.type = "checkbox";
  input.className = "switch";
  input.setAttribute("role", "switch");
  input.checked = settings[name];
  input.addEventListener("change", () => change(name, input.checked));
  return input;
}

/** @param {"answers"} name @param {Settings} settings @param {Text} text @param {Change} change */
function select(name, settings, text, change) {
  const input = document.createElement("select");
  input.className = "small";
  for (const choice of CHOICES[name]) {
    const option = element("option", text(key(`${name}.${choice}`)));
    option.value = choice;
    input.append(option);
  }
  input.value = settings[name];
  input.addEventListener("change", () =>
    change(name, /** @type {Settings["answers"]} */ (input.value)),
  );
  return input;
}
