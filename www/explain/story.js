/** The place of a reader in a story, and the picture at that place. */
import { paint } from "../board/paint.js";

/** @import { Beat, Line, Part, Story } from "../pkg/logic.js" */
/**
 * Where a reader is: a beat, and one of its lines or all of them. In the proof of that line: one of its lines, one of
 * that line's own proof, and so on.
 * @typedef {{ beat: number, line: number | null, proof?: number[] }} Place
 */

/** The place at which all is told. @param {Story} story @returns {Place} */
export const endOf = ({ beats }) => ({ beat: beats.length - 1, line: null });

/** The line at a place; none if that is a whole beat. @param {Story} story @param {Place} place @returns {Line | undefined} */
export function lineAt({ beats }, { beat, line, proof = [] }) {
  const outer = line === null ? undefined : beats[beat]?.lines[line];
  return proof.reduce((/** @type {Line | undefined} */ found, at) => found?.lemma?.[at], outer);
}

/** What is around a line: the whole beat, or the line that its proof shows. @param {Place} place @returns {Place} */
export const around = ({ beat, line, proof = [] }) =>
  proof.length > 0 ? { beat, line, proof: proof.slice(0, -1) } : { beat, line: null };

/**
 * The line before or after in the same beat or proof; beyond the ends, what is around them.
 * @param {Story} story @param {Place} place @param {1 | -1} by @returns {Place}
 */
export function nextLine(story, place, by) {
  const { beat, line, proof = [] } = place;
  if (proof.length > 0) {
    const host = around(place);
    const next = (proof.at(-1) ?? 0) + by;
    const isThere = lineAt(story, host)?.lemma?.[next] !== undefined;
    return isThere ? { ...host, proof: [...(host.proof ?? []), next] } : host;
  }
  const count = story.beats[beat]?.lines.length ?? 0;
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
      const at = isCurrent && place.line !== null ? [place.line, ...(place.proof ?? [])] : [];
      return [{ picture: adds, tone }, ...layersOf(lines, at, tone)];
    }),
  );
}

/**
 * What lines draw up to the current one, which may be in the proof of a line. What that line says is not known yet.
 * @param {Line[]} lines @param {number[]} at  the current line, or none @param {import("../board/drawing.js").Tone} [tone]  of all of them
 * @returns {import("../board/paint.js").Layer[]}
 */
const layersOf = (lines, [at, ...inner], tone) =>
  lines.flatMap(({ adds: picture = {}, lemma = [] }, number) => {
    if (at === undefined) return [{ picture, tone }];
    if (number !== at || inner.length === 0) return [{ picture, tone: toneOf(number - at) }];
    return [...layersOf(lemma, inner), { picture, tone: "later" }];
  });

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
