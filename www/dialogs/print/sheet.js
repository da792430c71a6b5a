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
 * @param {string[]} [options.captions]  of each subject; by default its number, if the subjects differ
 * @param {boolean} [options.overleaf] whether to print the answers on a page of their own after each page
 */
export function printSheet(
  subjects,
  {
    number,
    label,
    paper = usualPaper(),
    answers = false,
    captions = numbers(subjects),
    overleaf = false,
  },
) {
  const sheet = element("div", "print-sheet");
  sheet.dataset.perPage = String(number);
  sheet.dataset.paper = paper;
  for (let first = 0; first < subjects.length; first += number) {
    const onPage = subjects.slice(first, first + number);
    sheet.append(pageOf(onPage, first, answers));
    if (overleaf) sheet.append(pageOf(onPage, first, true));
  }
  document.querySelector(".print-sheet")?.remove();
  document.body.append(sheet);
  addEventListener("afterprint", () => sheet.remove(), { once: true });
  globalThis.print();

  /** @param {Subject[]} onPage @param {number} first @param {boolean} solved */
  function pageOf(onPage, first, solved) {
    const boards = onPage.map((subject, index) => {
      const board = drawBoard(pictureOf(subject, solved), label, { underline: true });
      const caption = captions[first + index];
      return element("figure", "print-board", board, ...(caption ? [captionOf(caption)] : []));
    });
    return element("div", "print-page", ...boards);
  }
}

/** @param {string} text */
const captionOf = (text) => element("figcaption", "print-caption", text);

/** Numbers to match puzzles with their answers; copies of one puzzle need none. @param {Subject[]} subjects */
function numbers(subjects) {
  const differ = new Set(subjects.map(({ givens, placed }) => givens + placed)).size > 1;
  return differ ? subjects.map((_, index) => String(index + 1)) : [];
}
