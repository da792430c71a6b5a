/** A new puzzle that is being made for the board, as a slice of the state. */
import { place } from "./place.js";

/** @import { Generated, Level } from "../pkg/redoku.js" */
/** @import { Question } from "./follower.js" */
/** @import { State } from "./state.js" */
/** @typedef {{ level: Level, tried: number, revision: number }} Making  the level, and how many puzzles were tried so far */

/** What is being made, or null; a change of the board ends it. @param {State} state */
export const makingOf = ({ making, revision }) => (making?.revision === revision ? making : null);

/** Makes a puzzle; the level that is being made is stopped instead. @param {State} state @param {Level} level @returns {State} */
export const make = (state, level) =>
  makingOf(state)?.level === level
    ? stopMaking(state)
    : { ...state, making: { level, tried: 0, revision: state.revision }, notice: null };

/** @param {State} state @returns {State} */
export const stopMaking = (state) => ({ ...state, making: null });

/** @param {State} state @returns {Question | null} */
export function makingQuestion(state) {
  const making = makingOf(state);
  if (!making) return null;
  return {
    id: `${making.revision} ${making.level}`,
    method: "generate",
    args: [{ level: making.level }],
    progress: (now, tried) => ({ ...now, making: { ...making, tried } }),
    answer: (now, /** @type {Generated} */ made) =>
      place(stopMaking(now), made, { from: "new", rating: made.rating }),
    failed: stopMaking,
  };
}
