/** Where in a text the reason stands why it was refused. */

/** @typedef {{ from: number, to: number }} Place  a range of the text, in the units of its string */

/** So many characters of the line are shown on either side of the place. */
const AROUND = 14;

/**
 * The place that an error of the engine names; null where it is about the text as a whole. The engine counts
 * lines, and characters within a line; where there is but one line with anything in it, it names none.
 * @param {string} text @param {Record<string, unknown>} details @returns {Place | null}
 */
export function placeOf(text, { line, position, character }) {
  if (line === undefined && position === undefined) return null;
  const starts = startsOf(text);
  const number = typeof line === "number" ? line : firstLine(text, starts);
  const from = starts[number];
  if (from === undefined) return null;
  const whole = { from, to: endOf(text, from) };
  if (typeof position !== "number") return whole;
  return pointAt(text, whole, position, character) ?? whole;
}

/**
 * The character at a place of a line; if it is another one than the engine saw, the first that is the one:
 * characters without width are not counted.
 * @param {string} text @param {Place} line @param {number} position @param {unknown} character
 * @returns {Place | null}
 */
function pointAt(text, line, position, character) {
  const characters = [...text.slice(line.from, line.to)];
  const wanted = String(character);
  const at = characters[position] === wanted ? position : characters.indexOf(wanted);
  if (at < 0) return null;
  const from = line.from + characters.slice(0, at).join("").length;
  return { from, to: from + wanted.length };
}

/** Where each line begins. @param {string} text */
function startsOf(text) {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  return starts;
}

/** @param {string} text @param {number} from */
function endOf(text, from) {
  const length = text.slice(from).search(/[\r\n]/);
  return length < 0 ? text.length : from + length;
}

/** The first line that is neither empty nor a comment. @param {string} text @param {number[]} starts */
function firstLine(text, starts) {
  const isContent = (/** @type {number} */ from) =>
    /^(?!#|\/\/)./.test(text.slice(from, endOf(text, from)).trim());
  return Math.max(0, starts.findIndex(isContent));
}

/**
 * The place with what stands before and behind it in its line, shortened.
 * @param {string} text @param {Place} place
 */
export function excerptOf(text, { from, to }) {
  const before = text.slice(0, from).match(/[^\r\n]*$/)?.[0] ?? "";
  const after = text.slice(to, endOf(text, to));
  const marked = text.slice(from, to);
  const most = 2 * AROUND;
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    marked: marked.length > most ? `${marked.slice(0, most)}…` : marked,
    after: after.length > AROUND ? `${after.slice(0, AROUND)}…` : after,
  };
}
