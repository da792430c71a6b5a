/** Locates the place of a parse error in a text. */

/** @typedef {{ from: number, to: number }} Place  a range of the string */

/** The number of characters shown on either side of the place. */
const AROUND = 14;

/**
 * Returns the place of a parse error, or null if the error is about the whole text. The engine reports a line
 * and a position within it, and omits the line if only one has content.
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
 * Returns the place of a character in a line. The engine does not count zero-width characters: if the position
 * does not match, this is the first occurrence of the character.
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

/** The index of the start of each line. @param {string} text */
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
 * The place with the text around it in its line, shortened.
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
