/** The place of a reader in a story, and the picture at that place. */
import { paint } from "../board/paint.js";

/** @typedef {import("../pkg/logic.js").Story} Story */
/** @typedef {import("../pkg/logic.js").Beat} Beat */
/** @typedef {import("../pkg/logic.js").Part} Part */
/** Where a reader is: a beat, and one of its lines or all of them. @typedef {{ beat: number, line: number | null }} Place */

/** The place at which all is told. @param {Story} story @returns {Place} */
export const endOf = ({ beats }) => ({ beat: beats.length - 1, line: null });

/**
 * The line before or after in the same beat; beyond the ends, the whole beat.
 * @param {Story} story @param {Place} place @param {1 | -1} by @returns {Place}
 */
export function nextLine({ beats }, { beat, line }, by) {
  const count = beats[beat]?.lines.length ?? 0;
  const next = line === null ? (by > 0 ? 0 : count - 1) : line + by;
  return { beat, line: next >= 0 && next < count ? next : null };
}

/**
 * What a story draws at a place, or all of it at once: what was told before is soft, what the beat tells is full, its
 * later lines are faint.
 * @param {Story} story @param {Place | null} place  null for all of it
 */
export function drawingAt({ beats }, place) {
  const last = place?.beat ?? beats.length - 1;
  const first = Math.max(
    beats.findLastIndex(({ fresh }, at) => fresh && at <= last),
    0,
  );
  return paint(
    beats.slice(first, last + 1).flatMap(({ adds, lines }, index) => {
      const isCurrent = first + index === place?.beat;
      const tone = place && !isCurrent ? /** @type {const} */ ("soft") : undefined;
      const at = isCurrent ? place.line : null;
      return [
        { picture: adds, tone },
        ...lines.map((line, number) => ({
          picture: line.adds ?? {},
          tone: at === null ? tone : toneOf(number - at),
        })),
      ];
    }),
  );
}

/** @param {number} ahead  of the current line @returns {import("../board/drawing.js").Tone} */
const toneOf = (ahead) => (ahead === 0 ? "current" : ahead > 0 ? "later" : "full");

/** Whether a story speaks of pencil marks: of candidates, beside the digit that is placed. @param {Story} story */
export const needsMarks = ({ beats }) =>
  beats
    .flatMap(({ adds, lines }) => [adds, ...lines.map((line) => line.adds ?? {})])
    .some(
      ({ candidates = [], links = [], groups = [] }) =>
        links.length + groups.length > 0 || candidates.some(([, , role]) => role !== "placed"),
    );

/** The texts of parts in one. @param {Part[]} parts */
export const textOf = (parts) => parts.map(({ text }) => text).join("");

/** The texts of parts as a screen reader says them. @param {Part[]} parts */
export const spokenOf = (parts) => parts.map(({ text, spoken }) => spoken ?? text).join("");
