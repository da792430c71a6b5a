/** Derives the view of the board from the state, with the accessible name of each cell. */

import { isAnswered, isEmpty, puzzleOf, shownVerdict, solutionOf } from "../app/state.js";
import { trialOf, triedCells } from "../app/trial.js";
import { boxOf, columnOf, rowOf, seesEachOther } from "../sudoku/geometry.js";
import { digitsIn, NO_MARKS } from "../sudoku/marks.js";
import { EXAMPLE } from "../sudoku/puzzles.js";
import { differing } from "./statement.js";

/** @import { State } from "../app/state.js" */
/** @import { BoardView, Origin } from "../board/render.js" */
/** @import { Translator } from "../i18n/translator.js" */

/** @type {Set<number>} */
const NO_CELLS = new Set();
const NO_NOTES = { own: NO_MARKS, candidates: NO_MARKS };

/**
 * @param {State} state
 * @param {Pick<import("./statement.js").Statement, "marks" | "since" | "help">} statement
 * @param {Translator} translator
 * @param {object} [laid]  what a feature lays on the board
 * @param {import("../app/state.js").Overlay | null} [laid.overlay]  in place of the user's digits
 * @param {import("../board/drawing.js").BoardDrawing | null} [laid.drawing]  over the user's digits
 * @returns {BoardView}
 */
export function boardView(state, statement, translator, { overlay, drawing } = {}) {
  return overlay
    ? overlayView(state, overlay, translator)
    : { ...userView(state, statement, translator), drawing };
}

/** The board with an overlay. @param {State} state @param {import("../app/state.js").Overlay} overlay @param {Translator} translator @returns {BoardView} */
function overlayView({ selected, settings }, { label, ...drawn }, translator) {
  const { notes = NO_NOTES } = drawn;
  const view = { marks: new Map(), ...drawn, differing: NO_CELLS, notes };
  return {
    ...view,
    label: translator.text(label.key, label.args),
    nameOf: (cell) => nameOf(view, cell, settings.valueFirst, translator),
    selected,
    lit: null,
    ghost: null,
    played: true,
  };
}

/** The user's board, with the answers. @param {State} state @param {Parameters<typeof boardView>[1]} statement @param {Translator} translator @returns {BoardView} */
function userView(state, { marks, since, help }, translator) {
  const { digits, origins } = contents(state);
  const { answer, shown, settings } = state;
  const verdict = shownVerdict(state);
  const several = answer && shown && verdict?.status === "multiple";
  const cells = several ? new Set(differing(state, verdict).cells) : NO_CELLS;
  const notes = { own: state.pencil, candidates: candidatesOf(state) };
  const { selected, lit } = state;
  const [offered] = help?.repairs ?? [];
  const view = { digits, origins, marks, differing: cells, notes, selected, lit };
  const chosen = settings.digitFirst && state.armed ? String(state.armed) : undefined;
  return {
    ...view,
    label: translator.text("board.label"),
    nameOf: (cell) => nameOf(view, cell, settings.valueFirst, translator),
    letters: settings,
    // Nothing competes with a repair that is offered.
    peers: settings.peers && !offered,
    chosen: settings.same && !offered ? chosen : ".",
    answers: settings.answers,
    ghost: isEmpty(state.board) && !(answer && shown) ? EXAMPLE : null,
    extra: extraOf(offered, since, trialOf(state)?.cell ?? undefined),
  };
}

/**
 * The attributes of the cells that the likeliest repair changes, of the one that took the last solution away, and of
 * the one with the assumed digit.
 * @param {import("../pkg/redoku.js").Repair | undefined} offered @param {number | undefined} since
 * @param {number | undefined} assumed
 */
function extraOf(offered, since, assumed) {
  /** @type {Map<number, Record<string, string>>} */ const extra = new Map();
  if (since !== undefined) extra.set(since, { "data-since": "" });
  for (const { cell } of offered?.changes ?? []) {
    extra.set(cell, { ...extra.get(cell), "data-offered": "" });
  }
  if (assumed !== undefined) extra.set(assumed, { "data-assumed": "" });
  return extra;
}

/** The candidates to show; those of the previous board stay until the new ones arrive. @param {State} state */
const candidatesOf = ({ candidateKind, candidates }) =>
  candidates?.kind === candidateKind ? candidates.masks : NO_MARKS;

/** The digit and the origin of each cell. @param {State} state */
function contents(state) {
  const { board } = state;
  const puzzle = puzzleOf(board);
  const solution = solutionOf(state) ?? puzzle;
  const tried = triedCells(state);
  /** @type {Origin[]} */
  const origins = Array.from(puzzle, (digit, cell) => {
    if (digit !== ".") {
      if (board.givens[cell] !== ".") return "given";
      return tried.includes(cell) ? "assumed" : "placed";
    }
    return isAnswered(state, cell) ? "solved" : "";
  });
  const digits = Array.from(puzzle, (digit, cell) =>
    origins[cell] === "solved" ? solution[cell] : digit,
  ).join("");
  return { digits, origins };
}

/** @typedef {Pick<BoardView, "digits" | "origins" | "marks" | "differing"> & { notes: import("../board/notes.js").Notes }} Named */

/** Caches the names of cells without a remark, since few of the 81 change per key. @type {WeakMap<Translator, Map<string, string>>} */
const plainNames = new WeakMap();

/**
 * @param {Named} view @param {number} cell @param {boolean} valueFirst @param {Translator} translator
 */
function nameOf(view, cell, valueFirst, translator) {
  if (view.marks.has(cell) || view.differing.has(cell)) {
    return newName(view, cell, valueFirst, translator);
  }
  const known = plainNames.get(translator) ?? new Map();
  plainNames.set(translator, known);
  const { digits, origins, notes } = view;
  const content = `${digits[cell]} ${origins[cell]} ${notes.own[cell]} ${notes.candidates[cell]}`;
  const key = `${cell} ${content} ${valueFirst}`;
  const name = known.get(key) ?? newName(view, cell, valueFirst, translator);
  known.set(key, name);
  return name;
}

/**
 * @param {Named} view @param {number} cell @param {boolean} valueFirst @param {Translator} translator
 */
function newName(view, cell, valueFirst, { text, spoken }) {
  const digit = view.digits[cell];
  const origin = view.origins[cell];
  const plain = origin ? text(`board.${origin}`, { digit }) : blankOf(view.notes, cell, text);
  const [row, column, box] = [rowOf(cell) + 1, columnOf(cell) + 1, boxOf(cell) + 1];
  const content = remark(view, cell, plain, spoken);
  return text(valueFirst ? "board.cell.value" : "board.cell", { row, column, box, content });
}

/**
 * The name of a blank cell, with its marks and candidates.
 * @param {import("../board/notes.js").Notes} notes @param {number} cell @param {Translator["text"]} text
 */
function blankOf({ own, candidates }, cell, text) {
  const digits = (/** @type {number} */ set) => digitsIn(set).join(" ");
  const empty = text("board.empty");
  const marked = own[cell]
    ? text("board.marked", { content: empty, digits: digits(own[cell]) })
    : empty;
  return candidates[cell]
    ? text("board.candidates", { content: marked, digits: digits(candidates[cell]) })
    : marked;
}

/**
 * @param {Pick<BoardView, "digits" | "marks" | "differing">} view
 * @param {number} cell @param {string} content @param {Translator["spoken"]} spoken
 */
function remark({ digits, marks, differing }, cell, content, spoken) {
  switch (marks.get(cell)) {
    case "conflict": {
      const rivals = [...marks.keys()].filter(
        (other) => digits[other] === digits[cell] && seesEachOther(cell, other),
      );
      return spoken("board.conflict", { content, cells: { cells: rivals } });
    }
    case "reason":
      return spoken("board.reason", { content });
    case "dead":
      return spoken("board.dead", { content });
    case "wrong":
      return spoken("board.wrong", { content });
    default:
      return differing.has(cell) ? spoken("board.differs", { content }) : content;
  }
}
