/** The place of a reader in a story, and the picture at that place. */
import { paint } from "../board/paint.js";

/** @typedef {import("../pkg/logic.js").Story} Story */
/** @typedef {import("../pkg/logic.js").Part} Part */
/** @typedef {{ beat: number, line: number }} Place */

/** The places of a story in reading order: its lines. @param {Story} story @returns {Place[]} */
const placesIn = ({ beats }) =>
  beats.flatMap(({ lines }, beat) => lines.map((_, line) => ({ beat, line })));

/** The next place, or null for the whole story after the last one. @param {Story} story @param {Place | null} place @param {1 | -1} by */
export function nextPlace(story, place, by) {
  const places = placesIn(story);
  const at = places.findIndex(({ beat, line }) => beat === place?.beat && line === place.line);
  if (at < 0) return (by > 0 ? places[0] : places.at(-1)) ?? null;
  return places[at + by] ?? null;
}

/**
 * What a story draws: all of it, or what is told up to a place. The lines that follow in the same moment are dim.
 * @param {Story} story @param {Place | null} place @param {string} digits  on the board
 */
export function drawingAt({ beats }, place, digits) {
  const last = place?.beat ?? beats.length - 1;
  const first = beats.findLastIndex(({ fresh }, at) => fresh && at <= last);
  const layers = beats.slice(Math.max(first, 0), last + 1).flatMap(({ adds, lines }, index) => {
    const isCurrent = Math.max(first, 0) + index === place?.beat;
    return [
      { picture: adds },
      ...lines.map((line, at) => ({
        picture: line.adds ?? {},
        dim: isCurrent && place !== null && at > place.line,
        current: isCurrent && at === place?.line,
      })),
    ];
  });
  return paint(layers, digits);
}

/** The texts of parts in one. @param {Part[]} parts */
export const textOf = (parts) => parts.map(({ text }) => text).join("");
