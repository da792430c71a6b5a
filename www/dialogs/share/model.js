/** The slice of the share dialog, its changes, and what follows from it. */
import { changeDialog, dialogOf } from "../../app/dialog.js";
import { entryFor, pictureOf } from "../../app/export.js";
import { BLANK, solutionOf, verdictOf } from "../../app/state.js";
import { NO_MARKS } from "../../sudoku/marks.js";

/** @import { Subject } from "../../app/export.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Key, Language } from "../../i18n/translator.js" */
/** @import { Kind, Request } from "../../pages/guide/snippets.js" */
/** @import { Entry } from "../../pkg/redoku.js" */
/** @typedef {"link" | "picture" | "text" | "embed"} Copied  what a button copies */
/** @typedef {{ perPage: string, paper: string, what: "one" | "list" }} Paper */
/** @typedef {{ kind: Kind, theme: Request["theme"], preview: boolean, height: number | null }} Embed */
/** @typedef {{ subjects: Subject[], number: number, paper: string, answers: boolean }} Sheet */
/**
 * @typedef {object} Share
 * @property {"share"} name
 * @property {Subject} subject
 * @property {boolean} answers     whether the answers are included
 * @property {Subject[]} list      the puzzle and those after it, if it is from a list
 * @property {string | null} [short]  the short code of the puzzle, to be read back; null if there is none
 * @property {string | null} code  the code in the link, once known
 * @property {string} kind         the format of the text
 * @property {ReadonlyMap<string, string | null>} texts  what the engine wrote, by `textId`; null if it failed
 * @property {string} literal      the programming language of LeetCode boards
 * @property {Embed} embed
 * @property {Paper} paper
 * @property {{ waiting: Subject[], solved: Subject[] } | null} printing
 * @property {Sheet | null} sheet  to print
 * @property {{ what: Copied, said: Key } | null} copied  what was just copied, or why not
 * @property {Key | null} failed   what did not work just now
 */

/** The most puzzles to print: more would waste paper by mistake. */
const MOST = 60;

/** @param {State} state @param {string} paper @param {string | null} literal @returns {Share} */
export function share(state, paper, literal) {
  const { givens, placed } = state.board;
  const subject = { givens, placed, marks: state.pencil, solution: answerTo(state) };
  const listed = state.following[0]?.puzzle === givens ? state.following : [];
  return {
    name: "share",
    subject,
    answers: state.answer?.cells === null && state.shown && subject.solution !== null,
    list: listed.slice(0, MOST).map(bare),
    code: null,
    kind: "line",
    texts: new Map(),
    literal: literal ?? "leetcode-json",
    embed: { kind: "element", theme: "", preview: false, height: null },
    paper: { perPage: "1", paper, what: "one" },
    printing: null,
    sheet: null,
    copied: null,
    failed: null,
  };
}

/** The solution on the board, or else the unique one, or null. @param {State} state */
function answerTo(state) {
  const verdict = verdictOf(state);
  return solutionOf(state) ?? (verdict?.status === "unique" ? verdict.solution : null);
}

/** @param {Entry} entry @returns {Subject} */
const bare = ({ puzzle }) => ({ givens: puzzle, placed: BLANK, marks: NO_MARKS, solution: null });

/** @param {State} state @param {Partial<Share>} changes */
export const change = (state, changes) => changeDialog(state, "share", changes);

/** @param {State} state @param {Partial<Embed>} changes */
export function changeEmbed(state, changes) {
  const embed = dialogOf(state, "share")?.embed;
  return embed ? change(state, { embed: { ...embed, ...changes } }) : state;
}

/** @param {State} state @param {Partial<Paper>} changes */
export function changePaper(state, changes) {
  const paper = dialogOf(state, "share")?.paper;
  return paper ? change(state, { paper: { ...paper, ...changes } }) : state;
}

/** Keeps what the engine wrote. @param {State} state @param {string} id @param {string | null} text */
export function setText(state, id, text) {
  const texts = dialogOf(state, "share")?.texts;
  return texts ? change(state, { texts: new Map(texts).set(id, text) }) : state;
}

/** Prints what is chosen, once the answers that are wanted are known. @param {State} state */
export function print(state) {
  const dialog = dialogOf(state, "share");
  if (!dialog) return state;
  const { subject, list, paper, answers } = dialog;
  const subjects = paper.what === "list" ? list : Array(Number(paper.perPage)).fill(subject);
  const printing = answers ? { waiting: subjects, solved: [] } : { waiting: [], solved: subjects };
  return goOnPrinting(change(state, { printing, failed: null }));
}

/** Takes the solution of the next puzzle to print, null if it has none. @param {State} state @param {string | null} solution */
export function solveNext(state, solution) {
  const printing = dialogOf(state, "share")?.printing;
  if (!printing) return state;
  const [{ ...next }, ...waiting] = printing.waiting;
  const solved = [...printing.solved, { ...next, solution }];
  return goOnPrinting(change(state, { printing: { waiting, solved } }));
}

/** Skips the puzzles whose solution is known; after the last one, the sheet is ready. @param {State} state @returns {State} */
function goOnPrinting(state) {
  const dialog = dialogOf(state, "share");
  if (!dialog?.printing) return state;
  const { printing, paper, answers } = dialog;
  const [next] = printing.waiting;
  if (next) return next.solution ? solveNext(state, next.solution) : state;
  const number = Number(paper.perPage);
  const sheet = { subjects: printing.solved, number, paper: paper.paper, answers };
  return change(state, { printing: null, sheet });
}

/** The format of the text: a LeetCode board is in the language of the last one that was read. @param {Share} dialog */
export const formatOf = ({ kind, literal }) => (kind === "leetcode" ? literal : kind);

/** @param {string} format @param {boolean} answers */
export const textId = (format, answers) => `${format} ${answers}`;

/** The text that the engine wrote last, if any. @param {Share} dialog @param {string} format @param {boolean} answers */
export const textOf = ({ texts }, format, answers) => texts.get(textId(format, answers)) ?? "";

/** The picture to copy or save. @param {Share} dialog */
export const picture = ({ subject, answers }) => pictureOf(subject, answers);

/** @param {Share} dialog @param {string} format @param {boolean} answers */
export const entryOf = ({ subject }, format, answers) => entryFor(subject, format, answers);

/** What the snippet for another page depends on. @param {Share} dialog @param {string} base @param {Language} language @returns {Request} */
export const requestOf = ({ subject, answers, embed }, base, language) => ({
  base,
  puzzle: entryFor(subject, "line", false).puzzle,
  lang: language === "en" ? "en" : "zh",
  theme: embed.theme,
  answers,
});
