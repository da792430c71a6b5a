/** Derives the statement about a board with a user's own digits: what is left, what is wrong, and when it is done. */
import { isAnswered, puzzleOf } from "../app/state.js";
import { trialOf, triedCells } from "../app/trial.js";
import { boxOf, CELLS, columnOf, rowOf, seesEachOther } from "../sudoku/geometry.js";
import { countDigits } from "../sudoku/puzzles.js";

/** @import { Board, State } from "../app/state.js" */
/** @import { Message } from "../i18n/translator.js" */
/** @import { Verdict } from "../pkg/redoku.js" */
/** @import { Mark, Statement } from "./statement.js" */

/** The cells with an own digit that differs from the solution. @param {Board} board @param {string} solution */
export const wrongCells = ({ placed }, solution) =>
  CELLS.filter((cell) => placed[cell] !== "." && placed[cell] !== solution[cell]);

/** Whether own digits and revealed cells complete the grid. @param {State} state @param {string} solution */
export function isDone(state, solution) {
  const { board, answer } = state;
  if (answer?.cells === null && state.shown) return false;
  return blanksOf(state) === 0 && wrongCells(board, solution).length === 0;
}

/**
 * The statement if the givens have one solution, with which own digits can be compared. They are compared only
 * on request, or once the grid is full.
 * @param {State} state @param {Extract<Verdict, { status: "unique" }>} verdict @returns {Statement}
 */
export function playUnique(state, { solution }) {
  const { board, answer, checked } = state;
  const own = countDigits(board.placed);
  const wrong = wrongCells(board, solution);
  const blanks = blanksOf(state);
  const title =
    own === 1 ? say("play.wrong.only") : say("play.wrong", { wrong: wrong.length, own });
  if (answer?.cells === null && state.shown) return solved(state, wrong, title);
  if (isDone(state, solution)) {
    return calm(say("play.done"), doneBy(state, own));
  }
  const shown = checked?.shown
    ? wrong.filter((cell) => board.placed[cell] === checked.placed[cell])
    : [];
  if (shown.length > 0) {
    return warn(title, say("play.which", { cells: { cells: shown } }), marked(shown, "wrong"));
  }
  const isChecked = checked?.placed === board.placed;
  if (wrong.length > 0 && (isChecked || blanks === 0)) {
    const which = /** @type {const} */ ({ offer: "which" });
    const detail =
      blanks > 0
        ? say("play.left.which", { blanks, offer: which })
        : say("play.full", { offer: which });
    return warn(title, detail);
  }
  if (isChecked) return calm(say("play.right", { own }), say("play.left", { blanks }));
  const conflict = conflictOf(board);
  const trial = trialOf(state);
  if (trial) return tried(state, trial, conflict);
  if (conflict) return conflict;
  return calm(say("play.title", { blanks }), say("play.own", { own, offer: { offer: "check" } }));
}

/**
 * The statement about a trial: what is assumed, and by the rules alone whether that has led to a contradiction.
 * @param {State} state @param {import("../app/trial.js").Trial} trial @param {Statement | null} conflict @returns {Statement}
 */
function tried(state, { cell }, conflict) {
  const back = /** @type {const} */ ({ offer: "back" });
  if (cell === null) return calm(say("trial.begin"), say("trial.begin.detail", { back }));
  const assumed = { cell: { cell }, digit: state.board.placed[cell], back };
  const broken = conflict ?? stuck(puzzleOf(state.board));
  if (broken) return { ...broken, detail: say("trial.broken", assumed) };
  const since = triedCells(state).length - 1;
  const keep = /** @type {const} */ ({ offer: "keep" });
  return calm(say("trial.title", assumed), say("trial.detail", { since, back, keep }));
}

/** A blank cell that sees all nine digits. @param {string} digits @returns {Statement | null} */
function stuck(digits) {
  const cell = CELLS.find((blank) => {
    const seers = CELLS.filter((other) => digits[other] !== "." && seesEachOther(blank, other));
    return digits[blank] === "." && new Set(seers.map((other) => digits[other])).size === 9;
  });
  if (cell === undefined) return null;
  const title = say("trial.stuck", { cell: { cell } });
  return warn(title, title, marked([cell], "dead"));
}

/** Whose digits completed the grid. @param {State} state @param {number} placed @returns {Message} */
function doneBy(state, placed) {
  const hinted = state.hinted.length;
  const own = placed - hinted;
  const revealed = state.answer?.cells?.filter((cell) => isAnswered(state, cell)).length ?? 0;
  if (revealed && hinted) return say("play.done.both", { own, hinted, revealed });
  if (revealed) return say("play.done.revealed", { own, revealed });
  return hinted ? say("play.done.hinted", { own, hinted }) : say("play.done.detail", { own });
}

/** All blanks are answered; wrong own digits are marked. @param {State} state @param {number[]} wrong @param {Message} title @returns {Statement} */
function solved({ board, answer }, wrong, title) {
  const filled = puzzleOf(board).split(".").length - 1;
  if (wrong.length > 0) {
    const detail = say("play.solved.wrong", { filled, cells: { cells: wrong } });
    return warn(title, detail, marked(wrong, "wrong"));
  }
  const detail = answer?.micros
    ? say("verdict.filled", { filled, time: { micros: answer.micros } })
    : say("verdict.filled.untimed", { filled });
  return calm(say("verdict.unique"), detail);
}

/**
 * The statement if the givens have several solutions and the own digits exclude all of them. Null if they do not,
 * or if the givens alone are at fault.
 * @param {State} state @param {Verdict} verdict @returns {Statement | null}
 */
export function playOpen({ board, known }, verdict) {
  if (known?.puzzle !== board.givens || known.verdict.status !== "multiple") return null;
  if (verdict.status === "invalid") return conflictOf(board);
  if (verdict.status !== "none") return null;
  const own = verdict.because.givens.filter((cell) => board.placed[cell] !== ".");
  const detail = say("play.none.detail", { cells: { cells: own } });
  return warn(say("play.none"), detail, marked(own, "reason"));
}

/** An own digit that its row, column or box already has: visible to everybody, so it is said at once. @param {Board} board @returns {Statement | null} */
function conflictOf(board) {
  const digits = puzzleOf(board);
  for (const cell of CELLS.filter((each) => board.placed[each] !== ".")) {
    const rivals = CELLS.filter(
      (other) => digits[other] === digits[cell] && seesEachOther(cell, other),
    );
    if (rivals.length === 0) continue;
    const given = rivals.find((rival) => board.givens[rival] !== ".");
    const args = {
      digit: digits[cell],
      cell: { cell },
      house: { house: sharedHouse(cell, given ?? rivals[0]) },
    };
    const marks = marked([cell, ...rivals], "conflict");
    return given === undefined
      ? warn(
          say("verdict.both", { cells: { cells: [cell, rivals[0]] }, digit: digits[cell] }),
          say("verdict.once", args),
          marks,
        )
      : warn(
          say("play.conflict", args),
          say("play.conflict.detail", { ...args, cell: { cell: given } }),
          marks,
        );
  }
  return null;
}

/** @param {number} a @param {number} b @returns {import("../sudoku/geometry.js").House} */
function sharedHouse(a, b) {
  if (rowOf(a) === rowOf(b)) return { kind: "row", index: rowOf(a) };
  if (columnOf(a) === columnOf(b)) return { kind: "column", index: columnOf(a) };
  return { kind: "box", index: boxOf(a) };
}

/** The number of cells that show no digit. @param {State} state */
export function blanksOf(state) {
  const digits = puzzleOf(state.board);
  return CELLS.filter((cell) => digits[cell] === "." && !isAnswered(state, cell)).length;
}

/** @param {number[]} cells @param {Mark} mark @returns {Map<number, Mark>} */
const marked = (cells, mark) => new Map(cells.map((cell) => [cell, mark]));

/** @param {Message} title @param {Message} detail @returns {Statement} */
const calm = (title, detail) => ({ tone: "calm", title, detail, marks: new Map() });

/** @param {Message} title @param {Message} detail @param {Map<number, Mark>} [marks] @returns {Statement} */
const warn = (title, detail, marks = new Map()) => ({ tone: "warn", title, detail, marks });

/** @param {import("../i18n/translator.js").Key} key @param {Record<string, import("../i18n/translator.js").Value>} [args] @returns {Message} */
export const say = (key, args) => ({ key, args });
