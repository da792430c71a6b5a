/** Puts the whole page into a language, part by part: all words at once would take a slow machine too long. */
import { translatePage } from "./i18n.js";

/** @typedef {import("./i18n.js").Translator} Translator */
/** @typedef {[place: HTMLElement, panel: { translate(translator: Translator): void | Promise<void> }]} Speaker  writes some of its words itself */

/** So large that words keep together, so small that each is soon laid out. */
const PARTS = "body > :not(main), main > :not(.views), .tabs, .panel";

/**
 * @param {() => Translator} translator  the newest: a person may change their mind before the last part
 * @param {Speaker[]} speakers
 * @param {(part: Element) => Promise<void>} pause  lets the browser show a part
 */
export async function speak(translator, speakers, pause) {
  const root = document.documentElement;
  document.title = translator().text("page.title");
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(PARTS))) {
    const now = translator();
    // What knows its own language need not be laid out again, with all the rest, when that of the page changes.
    if (root.lang !== now.language) part.lang = now.language;
    translatePage(part, now);
    for (const [place, panel] of speakers) if (part.contains(place)) await panel.translate(now);
    await pause(part);
  }
  root.lang = translator().language;
}
