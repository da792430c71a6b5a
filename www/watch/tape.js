/**
 * A section of a search with random access to its steps.
 *
 * The engine returns the state of a search at one step and the events after it. The tape applies the events
 * to the board, the counts and the path, so that a step needs no request to the worker.
 */

/** @import { Moment } from "../pkg/redoku.js" */
/** @typedef {{ kind: number, cell: number, digit: number, by: number }} SearchEvent  an unpacked event */
/** @typedef {{ level: number, cell: number, digit: number }} DeadEnd  a choice that failed */
/** @typedef {{ calls: number, tests: number, placements: number, erasures: number }} Work */
/**
 * The state of a search after a step.
 * @typedef {object} Picture
 * @property {number} step
 * @property {string[]} board          81 digits, `.` for a blank
 * @property {Work} work               the work so far
 * @property {number} open             the number of open calls
 * @property {[number, number][]} path the choice of each open call: cell and digit
 * @property {DeadEnd[]} dead          the failed choices at each level of the path; empty for classics
 * @property {SearchEvent | null} event  the event of this step; null at the start
 * @property {string} before           the previous content of the event's cell
 */

export const ENTER = 0;
export const LOOK = 1;
export const TEST = 2;
export const PLACE = 3;
export const ERASE = 4;
export const LEAVE = 5;
export const FOUND = 6;
/** The number for "no cell" in an event. */
export const NO_CELL = 81;

export class Tape {
  /** @type {Moment} */ #moment;
  /** @type {boolean} */ #oneCellPerCall;
  /** @type {Picture} */ #picture;

  /**
   * @param {Moment} moment
   * @param {boolean} oneCellPerCall  whether each call works on one cell, which may be given
   */
  constructor(moment, oneCellPerCall) {
    this.#moment = moment;
    this.#oneCellPerCall = oneCellPerCall;
    this.#picture = initialPicture(moment);
  }

  /** The first step on the tape. */
  get start() {
    return this.#moment.step;
  }

  /** The last step on the tape. */
  get end() {
    return this.#moment.step + this.#moment.events.length / 4;
  }

  /** Whether the tape has a step and the event that leads to it. @param {number} step */
  holds(step) {
    return step <= this.end && (step > this.start || (step === 0 && this.start === 0));
  }

  /** The event that leads to a step. @param {number} step @returns {SearchEvent} */
  eventOf(step) {
    const at = 4 * (step - 1 - this.start);
    const { events } = this.#moment;
    return { kind: events[at], cell: events[at + 1], digit: events[at + 2], by: events[at + 3] };
  }

  /** The state after a step, which must be on the tape. @param {number} step @returns {Picture} */
  at(step) {
    if (step < this.#picture.step) this.#picture = initialPicture(this.#moment);
    while (this.#picture.step < step) this.#forward();
    return this.#picture;
  }

  #forward() {
    const picture = this.#picture;
    picture.step += 1;
    const event = this.eventOf(picture.step);
    picture.event = event;
    picture.before = picture.board[event.cell] ?? ".";
    switch (event.kind) {
      case ENTER:
        picture.work.calls += 1;
        picture.open += 1;
        break;
      case TEST:
        picture.work.tests += 1;
        break;
      case PLACE:
        picture.work.placements += 1;
        picture.board[event.cell] = String(event.digit);
        if (this.#hasChosen(event.cell)) picture.path.pop();
        picture.path.push([event.cell, event.digit]);
        break;
      case ERASE:
        picture.work.erasures += 1;
        picture.board[event.cell] = ".";
        break;
      case LEAVE:
        if (this.#hasChosen(event.cell)) picture.path.pop();
        picture.open -= 1;
        if (!this.#oneCellPerCall) this.#endCall(event.digit === 1);
        break;
    }
  }

  /** Handles the end of a call: drops its failed choices and, unless it is done, records the choice that led to it as failed. @param {boolean} done */
  #endCall(done) {
    const { path, dead, open } = this.#picture;
    while ((dead.at(-1)?.level ?? -1) >= open) dead.pop();
    if (done || open === 0) return;
    const [cell, digit] = path[open - 1];
    dead.push({ level: open - 1, cell, digit });
  }

  /**
   * Whether the innermost call has already placed a digit. If calls work on one cell, the last choice is in
   * that cell (calls for given cells place nothing). Otherwise the path is then as long as there are calls.
   * @param {number} cell
   */
  #hasChosen(cell) {
    const { path, open } = this.#picture;
    return this.#oneCellPerCall ? path.at(-1)?.[0] === cell : path.length === open;
  }
}

/** @param {Moment} moment @returns {Picture} */
function initialPicture({ step, board, counts, open, path, dead }) {
  const { calls, tests, placements, erasures } = counts;
  return {
    step,
    board: Array.from(board),
    work: { calls, tests, placements, erasures },
    open,
    path: pairs(path),
    dead: deadEnds(dead),
    event: null,
    before: ".",
  };
}

/** @param {Uint8Array} path @returns {[number, number][]} */
export function pairs(path) {
  return Array.from({ length: path.length / 2 }, (_, level) => [
    path[2 * level],
    path[2 * level + 1],
  ]);
}

/** @param {Uint8Array} triples @returns {DeadEnd[]} */
export function deadEnds(triples) {
  return Array.from({ length: triples.length / 3 }, (_, index) => {
    const [level, cell, digit] = triples.subarray(3 * index, 3 * index + 3);
    return { level, cell, digit };
  });
}
