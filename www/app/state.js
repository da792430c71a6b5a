/**
 * The state of the page and its selectors. The pure changes are in edits.js, updates.js and history.js.
 *
 * The user's digits (`board`) and the program's (`answer`) are separate, so removing the answer restores
 * the puzzle exactly.
 */

import { NO_MARKS } from "../sudoku/marks.js";
import { DEFAULTS } from "./settings.js";

/** @typedef {{ givens: string, placed: string }} Board  the puzzle and the user's own digits; 81 characters each, `.` for a blank */
/**
 * @typedef {object} Answer
 * @property {string[]} solutions  the first ones found; one for a proper puzzle
 * @property {number} index        the solution on the board
 * @property {number[] | null} cells  the revealed cells; null for all
 * @property {number} [micros]     mean engine time
 */
/** @import { Batch } from "../dialogs/batch/model.js" */
/** @import { Import, Read, Reading } from "../dialogs/import/model.js" */
/** @import { Mine } from "../dialogs/mine/model.js" */
/** @import { NewPuzzle } from "../dialogs/new/model.js" */
/** @import { Photo } from "../dialogs/photo/model.js" */
/** @import { Share } from "../dialogs/share/model.js" */
/** @import { Message } from "../i18n/translator.js" */
/** @import { Rating, Repair, Verdict } from "../pkg/redoku.js" */
/** @import { Marks } from "../sudoku/marks.js" */
/** @import { Race } from "../watch/race/model.js" */
/** @import { Settings } from "./settings.js" */
/** @typedef {Pick<State, "board" | "hinted" | "trial" | "sheet" | "playing" | "pencil" | "answer" | "selected">} Position  what Undo restores */
/** @typedef {"off" | "rules" | "true"} CandidateKind  which candidates the board shows */
/** @typedef {{ kind: CandidateKind, revision: number, masks: Marks }} Candidates */
/** @typedef {{ cell: number, digit: string, count: number }} Since  the digit that took the last solution away, and the number of solutions before it */
/**
 * What is known so far that helps with a verdict other than "one solution".
 * @typedef {object} Help
 * @property {{ verdict: Verdict, puzzle: string }} about
 * @property {Repair[]} [repairs]   changes that give one solution, likeliest first
 * @property {Message} [meant]      the question whether the first of them was meant
 * @property {number} back          how many of the last digits are known not to have taken the last solution away
 * @property {Since} [since]        the digit that did
 * @property {Message} [began]      the sentence about it
 * @property {Message} [decides]    the sentence about the cells in which one more given leaves one solution
 * @property {number[]} [varying]   the cells that differ between all solutions
 * @property {boolean} failed       no more is asked
 */
/**
 * A notice without a title replaces the detail of a calm verdict, and gives way to any other verdict.
 * @typedef {{ tone: "calm" | "warn", title?: Message, detail: Message }} Notice
 */
/** @typedef {"answer" | "explain" | "watch"} View */
/** @typedef {{ name: "keys" } | { name: "settings" } | NewPuzzle | Mine | Share | Import | Photo | Batch | Race} Dialog  an open dialog and what is in it */
/**
 * What a view draws on the board in place of the user's digits. Those stay in the state, and show
 * again without the overlay.
 * @typedef {object} Overlay
 * @property {Message} label        the grid's name
 * @property {string} digits        81 characters, `.` for a blank
 * @property {import("../board/render.js").Origin[]} origins
 * @property {number | null} centre the cell whose peers are tinted
 * @property {Map<number, Record<string, string>>} extra  more attributes of single cells
 * @property {Map<number, "wrong">} [marks]
 * @property {import("../board/notes.js").Notes} [notes]  small digits in blank cells
 * @property {import("../board/drawing.js").BoardDrawing | null} [drawing]  what is drawn over the cells
 */
/**
 * @typedef {object} State
 * @property {number} revision  increases with each change of the board, to recognise outdated results
 * @property {Board} board
 * @property {readonly number[]} hinted  the cells whose digit a hint placed; the other placed digits are the user's own
 * @property {import("./trial.js").Trial | null} trial  what the user assumes and follows
 * @property {number} sheet         identifies the board; changes when another one is loaded
 * @property {boolean} playing      digits are entered as the user's own, and the givens are locked
 * @property {Marks} pencil       the user's marks
 * @property {Answer | null} answer
 * @property {number} selected
 * @property {boolean} penciling  digits are entered as marks
 * @property {number | null} armed  the digit that a press on a cell writes
 * @property {View} view           the selected tab
 * @property {CandidateKind} candidateKind
 * @property {Candidates | null} candidates
 * @property {Position[]} past
 * @property {Position[]} future
 * @property {boolean} shown      whether the answer is on the board
 * @property {{ revision: number, verdict: Verdict } | null} check  the verdict on `judgedPuzzle`
 * @property {{ puzzle: string, verdict: Verdict } | null} known  the last verdict on givens alone
 * @property {{ placed: string, shown: boolean } | null} checked  the own digits that the user had checked, and whether the wrong ones are shown
 * @property {Help | null} help
 * @property {ReadonlyMap<string, number>} times  how long each solved puzzle took, in microseconds
 * @property {{ puzzle: string, rating: Rating } | null} rated  how hard a puzzle is
 * @property {number | null} solving  the revision whose answer is to be shown once it is known
 * @property {boolean} working    the engine is taking long
 * @property {readonly number[] | null} lit  the cells that the words under the pointer refer to
 * @property {Notice | null} notice
 * @property {import("../i18n/translator.js").Language} language      the language in use
 * @property {import("../i18n/translator.js").Language} wantedLanguage  differs while its sentences are loaded
 * @property {import("../hint/model.js").Hint | null} hint
 * @property {import("../explain/model.js").Explain | null} explain
 * @property {import("../watch/model.js").Watch | null} watch
 * @property {import("./making.js").Making | null} making  a new puzzle that is being made
 * @property {Dialog | null} dialog   the open dialog
 * @property {number} kept           how many boards this device keeps, as far as that is known
 * @property {number | null} madeSheet  the sheet of the last puzzle that was made here, to be played
 * @property {import("./place.js").Series | null} series  the list that the puzzle was opened from
 * @property {Reading | null} reading  the text or the files that are being read
 * @property {Read | null} lastRead    what was read last
 * @property {string} refused          the last text that could not be read
 * @property {import("../pkg/redoku.js").Entry[]} following  the puzzle that was chosen from a list, and those after it
 * @property {{ what: View, worked: boolean } | null} copied  the link that was just copied
 * @property {{ language: string, byId: Map<string, import("../pkg/logic.js").Technique> } | null} techniques  in teaching order
 * @property {Settings} settings
 * @property {boolean} touch      the user taps, and may have no keyboard
 * @property {boolean} readonly   the user may solve the board, and not change it
 * @property {boolean} playable   the page has a door to playing; an embedded board has none
 */

export const BLANK = ".".repeat(81);

/** @type {State} */
export const initialState = {
  revision: 0,
  board: { givens: BLANK, placed: BLANK },
  hinted: [],
  trial: null,
  sheet: 0,
  playing: false,
  pencil: NO_MARKS,
  answer: null,
  selected: 0,
  penciling: false,
  armed: null,
  view: "answer",
  candidateKind: "off",
  candidates: null,
  past: [],
  future: [],
  shown: true,
  check: null,
  known: null,
  checked: null,
  help: null,
  times: new Map(),
  rated: null,
  solving: null,
  working: false,
  lit: null,
  notice: null,
  language: "en",
  wantedLanguage: "en",
  hint: null,
  explain: null,
  watch: null,
  making: null,
  dialog: null,
  kept: 0,
  madeSheet: null,
  series: null,
  reading: null,
  lastRead: null,
  refused: "",
  following: [],
  copied: null,
  techniques: null,
  settings: DEFAULTS,
  touch: false,
  readonly: false,
  playable: false,
};

/** The givens and the user's own digits in one grid. @param {Board} board */
export function puzzleOf({ givens, placed }) {
  return placed === BLANK
    ? givens
    : Array.from(givens, (given, cell) => (given === "." ? placed[cell] : given)).join("");
}

/**
 * The puzzle that verdicts are about: the givens, because own digits may be wrong. If the givens have several
 * solutions, own digits choose among these, and count as well.
 * @param {Pick<State, "board" | "known">} state
 */
export const judgedPuzzle = ({ board, known }) =>
  known?.puzzle === board.givens && known.verdict.status === "multiple"
    ? puzzleOf(board)
    : board.givens;

/** Whether a cell has a given that must not change. Givens that contradict each other can be corrected. @param {State} state @param {number} cell */
export function isLocked({ board, playing, known }, cell) {
  if (!playing || board.givens[cell] === ".") return false;
  const status = known?.puzzle === board.givens ? known.verdict.status : "unique";
  return status === "unique" || status === "multiple";
}

/**
 * Whether the user plays the puzzle rather than wants it solved: it has digits or marks of the user's own, or was
 * made here. Only a puzzle with one solution can be played to its end.
 * @param {State} state
 */
export function isPlayed(state) {
  const { playing, board, pencil, sheet, madeSheet } = state;
  if (!playing || (verdictOf(state)?.status ?? "unique") !== "unique") return false;
  return board.placed !== BLANK || pencil.some(Boolean) || sheet === madeSheet;
}

/** Whether the user must not change digits: the board allows none, or a view covers them. @param {State} state */
export const isReadOnly = ({ view, readonly }) => readonly || view !== "answer";

/** @param {Board} board */
export const isEmpty = (board) => puzzleOf(board) === BLANK;

/** The solution on show, or null. @param {State} state */
export const solutionOf = ({ answer }) => (answer ? answer.solutions[answer.index] : null);

/** Whether the cell shows a digit of the answer. @param {State} state @param {number} cell */
export function isAnswered({ answer, shown, board }, cell) {
  if (!answer || !shown || puzzleOf(board)[cell] !== ".") return false;
  return answer.cells === null || answer.cells.includes(cell);
}

/** The verdict on the current board, or null while it is unknown. @param {State} state */
export function verdictOf(state) {
  const { check, revision, known } = state;
  if (check?.revision === revision) return check.verdict;
  return known?.puzzle === judgedPuzzle(state) ? known.verdict : null;
}

/** The verdict to show: the last one stays until the next one is known. @param {State} state */
export const shownVerdict = (state) => verdictOf(state) ?? state.check?.verdict ?? null;

/** How hard the puzzle is, or null while that is unknown. @param {State} state */
export const ratingOf = (state) =>
  state.rated?.puzzle === judgedPuzzle(state) ? state.rated.rating : null;

/** What helps with a verdict, if anything is known. @param {State} state @param {Verdict} verdict */
export const helpWith = ({ help }, verdict) => (help?.about.verdict === verdict ? help : null);
