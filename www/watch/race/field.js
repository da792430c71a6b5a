/** All ten algorithms, run to the end, one after another, on one puzzle or many: the slice and its changes. */
import { changeDialog, dialogOf } from "../../app/dialog.js";
import { RedokuError } from "../../engine/redoku-error.js";
import { EXAMPLE } from "../../sudoku/puzzles.js";
import { explainError } from "../../view/parse-errors.js";
import { ALGORITHMS } from "../moment-link.js";
import { MEASURES, sumUp } from "./laps.js";

/** @import { Question } from "../../app/follower.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Message } from "../../i18n/translator.js" */
/** @import { Algorithm } from "../../pkg/redoku.js" */
/** @import { Figure, Measure } from "./laps.js" */
/** @import { Lap, Refusal } from "./run-laps.js" */
/** @typedef {"one" | "examples" | "list"} Source */
/** @typedef {{ puzzles: string[], algorithms: Algorithm[] }} Task */
/**
 * @typedef {object} Field
 * @property {Source} source
 * @property {string} list            the text of the user's own list
 * @property {Measure} measure        of the chart
 * @property {boolean} begun
 * @property {string | null} reading  the list that is being read
 * @property {Task | null} task       what runs
 * @property {number} puzzles         the number of puzzles that count
 * @property {ReadonlySet<number>} refused  the puzzles with conflicting givens
 * @property {number} ended           the number of laps that have ended
 * @property {Lap[]} laps             of the algorithm that runs
 * @property {Partial<Record<Algorithm, Record<Measure, Figure>>>} figures  of the algorithms that have run every puzzle
 * @property {Message | null} said
 */

/** The LeetCode puzzle, and four of our own that are minimal and still quick to search. */
export const EXAMPLES = [
  EXAMPLE,
  "18.6.......9..5...6...2.5...6..4321.74......5......3.7.7.39...2.9.2.1.........4..",
  "5......1.4..3.7.69.....85..65.9..3....8.6.1.2...........4........2.73....6.28.7..",
  ".4...5..8...7...3.7.21....68.1.......5..2.49.....5....5.8..4..921.3..........8..1",
  "2...63.4......836....5.....6......3.....752..4..9..5..7....9...35672......93...2.",
];
/** The most puzzles to run from a list. */
const MOST = 1000;

/** @type {Field} */
export const newField = {
  source: "one",
  list: "",
  // Cells read tell the algorithms apart, where calls and placements are equal for most.
  measure: "reads",
  begun: false,
  reading: null,
  task: null,
  puzzles: 1,
  refused: new Set(),
  ended: 0,
  laps: [],
  figures: {},
  said: null,
};

/** @param {State} state @param {(field: Field, puzzle: string) => Field} change */
export function changeField(state, change) {
  const race = dialogOf(state, "race");
  return race ? changeDialog(state, "race", { field: change(race.field, race.puzzle) }) : state;
}

/** Starts on the chosen puzzles. @param {Field} field @param {string} puzzle  of the race @returns {Field} */
export function start(field, puzzle) {
  if (field.source !== "list") return run(field, field.source === "one" ? [puzzle] : EXAMPLES);
  const isEmpty = field.list.trim() === "";
  const said = isEmpty ? /** @type {const} */ ({ key: "watch.race.list.empty" }) : null;
  return { ...field, task: null, reading: isEmpty ? null : field.list, said };
}

/** @param {Field} field @param {string[]} puzzles @returns {Field} */
const run = (field, puzzles) => ({
  ...field,
  begun: true,
  reading: null,
  // The fast ones first, so that results appear at once.
  task: { puzzles, algorithms: ALGORITHMS.toReversed() },
  puzzles: puzzles.length,
  refused: new Set(),
  ended: 0,
  laps: [],
  figures: {},
  said: null,
});

/** Ends what runs. @param {Field} field @param {Message} said @returns {Field} */
export const end = (field, said) => ({ ...field, task: null, reading: null, said });

/** Chooses the puzzles, and starts on them unless they have to be entered first. @param {Field} field @param {Source} source @param {string} puzzle */
export function choose(field, source, puzzle) {
  const chosen = { ...field, source };
  return source === "list" ? chosen : start(chosen, puzzle);
}

/** Reads the user's own list. @param {State} state @returns {Question | null} */
export function listQuestion(state) {
  const reading = dialogOf(state, "race")?.field.reading ?? null;
  if (reading === null) return null;
  return {
    id: `race ${reading}`,
    method: "parse",
    args: [reading],
    answer: (now, { puzzles }) =>
      changeField(now, (field) =>
        run(
          field,
          puzzles.slice(0, MOST).map((/** @type {{ puzzle: string }} */ entry) => entry.puzzle),
        ),
      ),
    failed: (now, error) =>
      changeField(now, (field) =>
        end(
          field,
          error instanceof RedokuError ? explainError(error) : { key: "watch.race.failed" },
        ),
      ),
  };
}

/** Takes note of a lap. @param {Field} field @param {Task} task @param {Lap | Refusal} lap @returns {Field} */
export function receive(field, task, lap) {
  if (field.task !== task) return field;
  if (!("refused" in lap) && !lap.finished) return { ...field, said: progressOf(field, lap) };
  const next = "refused" in lap ? withoutPuzzle(field, lap.puzzle) : withLap(field, lap);
  const ended = { ...next, ended: field.ended + 1 };
  if (ended.ended < task.puzzles.length * task.algorithms.length) return ended;
  const { size } = ended.refused;
  return end(
    ended,
    size > 0 ? { key: "watch.race.refused", args: { number: size } } : { key: "watch.race.done" },
  );
}

/** Leaves out a puzzle with conflicting givens. @param {Field} field @param {number} index @returns {Field} */
function withoutPuzzle(field, index) {
  if (field.refused.has(index)) return field;
  const refused = new Set([...field.refused, index]);
  return withFigures({ ...field, refused, puzzles: field.puzzles - 1 });
}

/** @param {Field} field @param {Lap} lap */
const withLap = (field, lap) => withFigures({ ...field, laps: [...field.laps, lap] });

/** Adds the figures of an algorithm that has run every puzzle. @param {Field} field @returns {Field} */
function withFigures(field) {
  const { laps, puzzles, figures } = field;
  if (laps.length === 0 || laps.length < puzzles) return field;
  const own = MEASURES.map((measure) => [measure, sumUp(laps, measure)]);
  return {
    ...field,
    laps: [],
    figures: { ...figures, [laps[0].algorithm]: Object.fromEntries(own) },
  };
}

/** @param {Field} field @param {Lap} lap @returns {Message} */
function progressOf({ task }, { algorithm, puzzle, steps }) {
  const puzzles = task?.puzzles.length ?? 1;
  const name = { message: { key: /** @type {const} */ (`watch.name.${algorithm}`) } };
  return puzzles > 1
    ? { key: "watch.race.running.set", args: { name, puzzle: puzzle + 1, puzzles, steps } }
    : { key: "watch.race.running", args: { name, steps } };
}
