/** The user's choices, kept for the next visit: algorithm, speed and language of the program. */
import { read, write } from "../app/storage.js";
import { TONGUES } from "./code.js";
import { ALGORITHMS } from "./moment-link.js";
import { SPEEDS, WHOLE } from "./pace.js";

/** @import { Choices } from "./model.js" */

/** @param {keyof Choices} name @param {Choices[keyof Choices]} value */
export const saveChoice = (name, value) => write(`redoku.watch.${name}`, String(value));

/** @returns {Choices} */
export const loadChoices = () => ({
  algorithm: chosen("algorithm", ALGORITHMS, ALGORITHMS[0]),
  speed: chosen("speed", SPEEDS, WHOLE),
  tongue: chosen(
    "tongue",
    TONGUES.map(([id]) => id),
    "words",
  ),
});

/** @template T @param {keyof Choices} name @param {readonly T[]} options @param {T} fallback @returns {T} */
function chosen(name, options, fallback) {
  const saved = read(`redoku.watch.${name}`);
  return options.find((option) => String(option) === saved) ?? fallback;
}
