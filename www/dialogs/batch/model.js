/** The slice of the batch dialog: the puzzles to work on, what is being done, and what was found. Pure changes. */
import { changeDialog, dialogOf } from "../../app/dialog.js";
import { puzzlesIn } from "./summary.js";

/** @import { State } from "../../app/state.js" */
/** @import { FileKind, Task } from "../../batch/answers.js" */
/** @import { Message } from "../../i18n/translator.js" */
/** @import { Results } from "./results.js" */
/** @import { Filter, Found } from "./summary.js" */
/**
 * @typedef {object} Batch
 * @property {"batch"} name
 * @property {string} text  typed or pasted
 * @property {File[]} files  chosen or dropped, in place of the text
 * @property {Task} task
 * @property {FileKind} file  where the results of a large input go while it is worked on
 * @property {number | null} run  the number of the run at work
 * @property {number} share  of the run that is done
 * @property {number} elapsed  time of the run, in ms
 * @property {Found | null} found
 * @property {Message | null} said  how the last run ended
 * @property {Results | null} results
 * @property {Filter} filter
 * @property {number} rows  how many rows are listed
 */

/** Inputs with more bytes are worked on without keeping the answers, unless they go to a file at once. */
export const LARGE = 16 << 20;
/** The rows that are listed at first, and more at a time. */
const ROWS = 100;

const nothingFound = {
  share: 0,
  elapsed: 0,
  found: null,
  said: null,
  results: null,
  filter: {},
  rows: ROWS,
};

/** @type {Batch} */
export const emptyBatch = {
  name: "batch",
  text: "",
  files: [],
  task: "solve",
  file: "none",
  run: null,
  ...nothingFound,
};

/** @param {State} state */
export const batchOf = (state) => dialogOf(state, "batch");

/** @param {State} state @param {Partial<Batch>} changes @returns {State} */
const change = (state, changes) => changeDialog(state, "batch", changes);

/** Takes other puzzles, which ends the work on those before. @param {State} state @param {Partial<Pick<Batch, "text" | "files">>} taken */
export const take = (state, { text = "", files = [] }) =>
  change(state, { ...nothingFound, run: null, text, files });

/** @param {State} state @param {Partial<Pick<Batch, "task" | "file">>} choice */
export const choose = (state, choice) => change(state, choice);

/** @param {Pick<Batch, "text" | "files">} batch */
export const bytesOf = ({ text, files }) =>
  files.length > 0 ? files.reduce((sum, { size }) => sum + size, 0) : text.length;

/** @param {Batch} batch */
export const isLarge = (batch) => bytesOf(batch) > LARGE;

/** @param {Pick<Batch, "text" | "files">} batch */
export const hasInput = ({ text, files }) => files.length > 0 || text.trim() !== "";

/** @param {State} state @param {number} run */
export const beginRun = (state, run) => change(state, { ...nothingFound, run });

/** @param {State} state @param {number} run @param {Pick<Batch, "share" | "elapsed"> & { found: Found }} progress */
export const progressRun = (state, run, progress) =>
  batchOf(state)?.run === run ? change(state, progress) : state;

/** @param {State} state @param {number} run @param {{ said: Message, found: Found, elapsed: number, results: Results | null }} ended */
export const endRun = (state, run, ended) =>
  batchOf(state)?.run === run ? change(state, { ...ended, run: null }) : state;

/** Stops the run; what was found so far stays. @param {State} state */
export function cancelRun(state) {
  const batch = batchOf(state);
  if (batch?.run == null) return state;
  const puzzles = batch.found ? puzzlesIn(batch.found) : 0;
  return change(state, { run: null, said: { key: "batch.cancelled", args: { puzzles } } });
}

/** Says why a run cannot begin. @param {State} state @param {Message} said */
export const refuseRun = (state, said) => change(state, { said });

/** @param {State} state @param {Filter} filter */
export const list = (state, filter) => change(state, { filter, rows: ROWS });

/** @param {State} state */
export const listMore = (state) => change(state, { rows: (batchOf(state)?.rows ?? 0) + ROWS });
