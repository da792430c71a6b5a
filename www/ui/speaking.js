/** Puts the whole page into a language, part by part: all words at once would take a slow machine too long. */
import { translatePage } from "../i18n/translator.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {[place: HTMLElement, panel: { translate(translator: Translator): void }]} Speaker  writes some of its words itself */

/** So large that words keep together, so small that each is soon laid out. */
const PARTS =
  "body > :not(main), main > :not(.views, redoku-grid), .redoku-row, .tabs, #answer > *, #watch";
/** What holds them, from the inside out: by then the parts know their language, and need not be styled again. */
const HOLDERS = ["redoku-grid", "#answer", ".views", "main", "body", "html"];

/**
 * @param {() => Translator} translator  the newest: a person may change their mind before the last part
 * @param {Speaker[]} speakers
 * @param {(part: Element) => Promise<void>} pause  lets the browser show a part
 */
export async function speak(translator, speakers, pause) {
  document.title = translator().text("page.title");
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(PARTS))) {
    const now = translator();
    setLanguage(part, now);
    translatePage(part, now);
    for (const [place, panel] of speakers) if (part.contains(place)) panel.translate(now);
    await pause(part);
  }
  for (const name of HOLDERS) {
    const holder = /** @type {HTMLElement} */ (document.querySelector(name));
    if (setLanguage(holder, translator())) await pause(holder);
  }
}

/** Gives whether it was another one: the same anew has all within styled anew. @param {HTMLElement} part @param {Translator} translator */
export function setLanguage(part, { language }) {
  const known = /** @type {HTMLElement} */ (part.closest("[lang]")).lang;
  if (known !== language) part.lang = language;
  return known !== language;
}
