/** Prints puzzles: one, two, four or six per page, with or without answers. */

import { pictureOf } from "../../app/export.js";
import { drawBoard } from "../../board/picture.js";
import { button, element } from "../../ui/dom.js";
import { select } from "../../ui/select.js";

/** @typedef {import("../../app/export.js").Subject} Subject */
/** @typedef {import("../../i18n/translator.js").Translator} Translator */

const PER_PAGE = ["1", "2", "4", "6"];
const PAPERS = ["A4", "Letter"];
/** The most puzzles to print: more would waste paper by mistake. */
const MOST = 60;

/**
 * @param {object} parts
 * @param {Subject} parts.subject
 * @param {Subject[]} parts.list
 * @param {import("../../engine/client.js").SolverClient} parts.client
 * @param {Translator} parts.translator
 * @param {() => boolean} parts.answers
 */
export function printChoices({ subject, list, client, translator, answers }) {
  const { text, language } = translator;
  const perPage = select(
    "print-per-page",
    PER_PAGE.map((number) => [number, text("print.per-page", { number })]),
    text("print.size"),
  );
  const paper = select(
    "print-paper",
    PAPERS.map((name) => [name, name]),
    text("print.paper"),
  );
  if (language === "en") paper.value = usualPaper();
  const following = list.slice(0, MOST);
  const what = select(
    "print-what",
    [
      ["one", text("print.one")],
      ["list", text("print.list", { count: following.length })],
    ],
    text("print.what"),
  );
  const start = button(text("print.start"), "small", async () => {
    const number = Number(perPage.value);
    const listed = what.value === "list";
    const subjects = listed ? following : Array(number).fill(subject);
    const solved = answers() ? await Promise.all(subjects.map(solve)) : subjects;
    printSheet(solved, {
      number,
      paper: paper.value,
      answers: answers(),
      label: text("board.label"),
    });
  });
  const row = element("div", "share-row", perPage, paper);
  if (following.length > 1) row.append(what);
  row.append(start);
  return row;

  /** @param {Subject} subject @returns {Promise<Subject>} */
  async function solve(subject) {
    if (subject.solution) return subject;
    const verdict = await client.ask("solve", [subject.givens]);
    const solution = verdict.status === "unique" ? verdict.solution : null;
    return { ...subject, solution };
  }
}

/** The USA and Canada use Letter paper. */
const usualPaper = () => (/-(US|CA)$/.test(navigator.language) ? "Letter" : "A4");

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
