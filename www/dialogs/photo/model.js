/** The slice of the photo dialog: the picture, what was read in it and mended since, and the corners being set. Pure changes. */
import { changeDialog, dialogOf } from "../../app/dialog.js";
import { moveSelection } from "../../app/edits.js";
import { BLANK, initialState } from "../../app/state.js";
import { RedokuError } from "../../engine/redoku-error.js";
import { croppedFrame, wholeFrame } from "./frame.js";

/** @import { State } from "../../app/state.js" */
/** @import { Message } from "../../i18n/translator.js" */
/** @import { PhotoReading, Repair, Verdict } from "../../pkg/redoku.js" */
/** @import { Frame, Point } from "./frame.js" */
/**
 * @typedef {object} Photo
 * @property {"photo"} name
 * @property {"decoding" | "reading" | null} work  what is being done
 * @property {number} attempt  numbers what is done, to recognise outdated answers
 * @property {HTMLCanvasElement | null} picture
 * @property {ImageData | null} pixels  of the picture
 * @property {Frame} frame  the part of the picture that is shown
 * @property {Point[] | null} within  the corners of the grid that is to be read; null to search for one
 * @property {Point[] | null} corners  the corners being set, as parts of the picture, from 0 to 1
 * @property {number | null} held  the corner under the loupe
 * @property {PhotoReading | null} reading
 * @property {string} digits  those that were read, and mended since
 * @property {Set<number>} doubtful  the cells that were hard to read and were not mended
 * @property {number} selected
 * @property {Verdict | null} verdict  on the digits
 * @property {Misread | null} misread  the likely reason of a verdict that is not "one solution"
 * @property {Message | null} said  why nothing was read
 */
/** What may be misread: a cell, and the digit or blank that would give one solution; null if there are several or none. @typedef {{ cell: number | null, to: string | null }} Misread */

/** Where the handles are if no grid was found. @type {Point[]} */
const SOMEWHERE = [
  [0.15, 0.15],
  [0.85, 0.15],
  [0.85, 0.85],
  [0.15, 0.85],
];

/** Cells that are clearer than this are equal, and what a person wrote counts as so clear. */
const [CLEAR, MENDED] = [0.9, 0.5];

/** @type {Photo} */
export const emptyPhoto = {
  name: "photo",
  work: null,
  attempt: 0,
  picture: null,
  pixels: null,
  frame: wholeFrame({ width: 1, height: 1 }),
  within: null,
  corners: null,
  held: null,
  reading: null,
  digits: BLANK,
  doubtful: new Set(),
  selected: 0,
  verdict: null,
  misread: null,
  said: { key: "photo.hint" },
};

/** @param {State} state */
export const photoOf = (state) => dialogOf(state, "photo");

/** @param {State} state @param {Partial<Photo>} changes @returns {State} */
const change = (state, changes) => changeDialog(state, "photo", changes);

/** Begins with another picture. @param {State} state @param {number} attempt */
export const beginPicture = (state, attempt) =>
  change(state, { ...emptyPhoto, attempt, work: "decoding", said: null });

/** Takes the decoded picture, unless another one was begun meanwhile. @param {State} state @param {number} attempt @param {HTMLCanvasElement} picture @param {ImageData} pixels */
export const takePicture = (state, attempt, picture, pixels) =>
  photoOf(state)?.attempt === attempt
    ? change(state, { picture, pixels, frame: wholeFrame(picture), work: "reading" })
    : state;

/** Says that the browser cannot decode the picture. @param {State} state @param {number} attempt */
export const refusePicture = (state, attempt) =>
  photoOf(state)?.attempt === attempt
    ? change(state, { work: null, said: { key: "photo.unreadable" } })
    : state;

/** Stops what is being done. @param {State} state @param {number} attempt */
export const stopWork = (state, attempt) =>
  change(state, { work: null, attempt, said: { key: "photo.stopped" } });

/** Reads what is between the corners. @param {State} state @param {number} attempt */
export function readAgain(state, attempt) {
  const photo = photoOf(state);
  if (!photo?.picture || !photo.corners) return state;
  const { width, height } = photo.picture;
  const within = photo.corners.map(([x, y]) => /** @type {Point} */ ([x * width, y * height]));
  return change(state, { within, attempt, work: "reading", said: null });
}

/** @param {State} state @param {PhotoReading} reading */
export function takeReading(state, reading) {
  const picture = photoOf(state)?.picture;
  if (!picture) return state;
  return change(state, {
    reading,
    work: null,
    corners: null,
    said: null,
    frame: croppedFrame(picture, reading.turns, reading.mesh),
    digits: reading.puzzle,
    doubtful: new Set(reading.doubtful),
    selected: reading.doubtful[0] ?? 0,
    verdict: null,
    misread: null,
  });
}

/** Shows that there is no grid, with handles to say where one is. @param {State} state @param {unknown} error */
export function failReading(state, error) {
  const isRefused = error instanceof RedokuError && error.code === "no-grid";
  if (!isRefused) return change(state, { work: null, said: { key: "photo.failed" } });
  const key = photoOf(state)?.within ? "photo.noSquare" : "photo.noGrid";
  return change(beginCorners(state), { work: null, said: { key } });
}

/** Shows the handles, at the corners that were found or set before. @param {State} state */
export function beginCorners(state) {
  const photo = photoOf(state);
  if (!photo?.picture) return state;
  const { picture, reading } = photo;
  const found = reading?.corners.map(
    ([x, y]) => /** @type {Point} */ ([x / picture.width, y / picture.height]),
  );
  return change(state, {
    corners: photo.corners ?? found ?? SOMEWHERE,
    frame: wholeFrame(picture),
    held: null,
    said: { key: "photo.adjusting" },
  });
}

/** @param {State} state @param {number} corner @param {Point} place */
export function moveCorner(state, corner, place) {
  const inside = place.map((share) => Math.min(1, Math.max(0, share)));
  const corners = photoOf(state)?.corners?.with(corner, /** @type {Point} */ (inside)) ?? null;
  return change(state, { corners, held: corner });
}

/** @param {State} state @param {number} held */
export const holdCorner = (state, held) => change(state, { held });

/** Another corner may be held by now. @param {State} state @param {number} corner */
export const releaseCorner = (state, corner) =>
  photoOf(state)?.held === corner ? change(state, { held: null }) : state;

/** @param {State} state @param {number} selected */
export const selectCell = (state, selected) => change(state, { selected });

/** @param {State} state @param {Parameters<typeof moveSelection>[1]} command */
export function moveCell(state, command) {
  const photo = photoOf(state);
  return photo
    ? selectCell(state, moveSelection(gridState(state, photo), command).selected)
    : state;
}

/** Writes a digit or a blank into a cell, and goes to the next doubtful one, if there is one. @param {State} state @param {number} cell @param {string} digit */
export function writeCell(state, cell, digit) {
  const photo = photoOf(state);
  if (!photo?.reading) return state;
  const digits = Array.from(photo.digits).with(cell, digit).join("");
  const doubtful = new Set(photo.doubtful);
  const wasDoubtful = doubtful.delete(cell);
  const next = [...doubtful].find((other) => other > cell) ?? [...doubtful][0];
  const selected = wasDoubtful && next !== undefined ? next : cell;
  return change(state, { digits, doubtful, selected, verdict: null, misread: null });
}

/** @param {State} state @param {Verdict} verdict */
export const takeVerdict = (state, verdict) => change(state, { verdict });

/** Takes the change of one cell that gives one solution, if there is one: of the cell that was hardest to read. @param {State} state @param {Repair[]} repairs */
export function takeRepairs(state, repairs) {
  const photo = photoOf(state);
  if (!photo?.reading) return state;
  const single = repairs.filter(({ kind }) => kind === "digit" || kind === "remove");
  const [cell, to] = hardest(
    photo,
    single.map(({ changes: [{ cell, to }] }) => [cell, to]),
  );
  return learnMisread(state, { cell, to });
}

/** Takes the blank cells in which one more digit gives one solution: the one that was hardest to read. @param {State} state @param {[cell: number, digit: number][]} decisive */
export function takeDecisive(state, decisive) {
  const photo = photoOf(state);
  if (!photo?.reading) return state;
  const [cell] = hardest(
    photo,
    decisive.map(([cell]) => [cell, null]),
  );
  return learnMisread(state, { cell, to: null });
}

/**
 * The change, the likeliest ones first, whose cell was hardest to read. What was mended may be mistyped.
 * @param {Photo} photo @param {[cell: number, to: string | null][]} changes @returns {[cell: number | null, to: string | null]}
 */
function hardest({ digits, reading }, changes) {
  const clarity = (/** @type {number} */ cell) =>
    digits[cell] === reading?.puzzle[cell] ? Math.min(reading.confidence[cell], CLEAR) : MENDED;
  const [first = [null, null]] = changes.toSorted(([one], [two]) => clarity(one) - clarity(two));
  return first;
}

/** Shows the cell, too. @param {State} state @param {Misread} misread */
function learnMisread(state, misread) {
  const selected = misread.cell ?? photoOf(state)?.selected;
  return change(state, { misread, selected });
}

/** Gives up looking for what was misread. @param {State} state */
export const missMisread = (state) => change(state, { misread: { cell: null, to: null } });

/** The digits as a board, to draw and to move about. @param {State} state @param {Photo} photo @returns {State} */
export const gridState = ({ settings }, { digits, selected }) => ({
  ...initialState,
  settings,
  selected,
  board: { givens: digits, placed: BLANK },
});
