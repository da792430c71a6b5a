/** The settings: each says what it does, and acts at once. */
import { openDialog } from "./dialog.js";

/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {import("../i18n.js").Translator} Translator */
/** @typedef {import("../i18n.js").Key} Key */
/** @typedef {{ name: keyof Settings, label: Key, about: Key }} Setting */

/** @type {[Key, Setting[]][]} */
const SECTIONS = [
  [
    "settings.keys",
    [
      { name: "letters", label: "settings.letters", about: "settings.letters.about" },
      { name: "wasd", label: "settings.wasd", about: "settings.wasd.about" },
    ],
  ],
  [
    "settings.aloud",
    [{ name: "valueFirst", label: "settings.valueFirst", about: "settings.valueFirst.about" }],
  ],
];

/**
 * @param {Translator} translator
 * @param {Settings} settings  as they are when it opens
 * @param {(name: keyof Settings, value: Settings[keyof Settings]) => void} change
 */
export function openSettings({ text }, settings, change) {
  return openDialog({
    id: "settings",
    title: text("settings"),
    close: text("close"),
    content: SECTIONS.flatMap(([title, list]) => [
      heading(text(title)),
      ...list.map((setting) => row(setting, settings, text, change)),
    ]),
  });
}

/** @param {string} text */
function heading(text) {
  const element = document.createElement("h3");
  element.textContent = text;
  return element;
}

/**
 * @param {Setting} setting @param {Settings} settings @param {Translator["text"]} text
 * @param {(name: keyof Settings, value: Settings[keyof Settings]) => void} change
 */
function row({ name, label, about }, settings, text, change) {
  const id = `setting-${name}`;
  const title = document.createElement("label");
  title.htmlFor = id;
  title.textContent = text(label);
  const note = document.createElement("p");
  note.id = `${id}-about`;
  note.textContent = text(about);
  const input = document.createElement("input");
  input.type = "checkbox";
  input.className = "switch";
  input.setAttribute("role", "switch");
  input.checked = settings[name];
  input.addEventListener("change", () => change(name, input.checked));
  input.id = id;
  input.setAttribute("aria-describedby", note.id);
  const element = document.createElement("div");
  element.className = "setting";
  element.append(title, input, note);
  return element;
}
