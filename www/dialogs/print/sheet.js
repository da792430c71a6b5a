/** Prints sheets of puzzles: one, two, four or six per page, with or without answers. */
import "./print.css";
import { pictureOf } from "../../app/export.js";
import { drawBoard } from "../../board/picture.js";
import { element } from "../../ui/dom.js";

/** @import { Subject } from "../../app/export.js" */

export const PAPERS = /** @type {const} */ (["A4", "Letter"]);

/** The USA and Canada use Letter paper. */
export const usualPaper = () => (/-(US|CA)$/.test(navigator.language) ? "Letter" : "A4");

/**
 * Adds a sheet to the page that is visible only in print, and removes it after printing.
 * @param {Subject[]} subjects
 * @param {object} options
 * @param {number} options.number      of puzzles per page
 * @param {string} options.label       of each board
 * @param {string} [options.paper]
 * @param {boolean} [options.answers]  whether to print the answers on the boards
 * @param {boolean} [options.overleaf] whether to print the answers on a page of their own after each page
 */
export function printSheet(
  subjects,
  { number, label, paper = usualPaper(), answers = false, overleaf = false },
) {
  const sheet = element("div", "print-sheet");
  sheet.dataset.perPage = String(number);
  sheet.dataset.paper = paper;
  for (let first = 0; first < subjects.length; first += number) {
    const onPage = subjects.slice(first, first + number);
    sheet.append(pageOf(onPage, answers));
    if (overleaf) sheet.append(pageOf(onPage, true));
  }
  document.querySelector(".print-sheet")?.remove();
  document.body.append(sheet);
  addEventListener("afterprint", () => sheet.remove(), { once: true });
  globalThis.print();

  /** @param {Subject[]} onPage @param {boolean} solved */
  function pageOf(onPage, solved) {
    const boards = onPage.map((subject) =>
      drawBoard(pictureOf(subject, solved), label, { underline: true }),
    );
    return element("div", "print-page", ...boards);
  }
}
