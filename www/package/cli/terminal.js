// Text on a terminal: answers in red, and lines that are no wider than it. The native program does the same, in
// src/cli/terminal.rs.

/** How standard output shows text; without a width a line may have any length. @typedef {{ colours: boolean, width?: number }} Terminal */

const RED = "\u001b[31m";
const PLAIN = "\u001b[39m";

/** Fewer columns are no help. */
const NARROWEST = 20;
const CLOSING = "，。、；：！？）”’";

/** @returns {Terminal} */
export function terminalOfStdout({ env, stdout } = process) {
  const { COLUMNS = "" } = env;
  const columns = /^\d+$/.test(COLUMNS) ? Number(COLUMNS) : stdout.isTTY ? stdout.columns : 0;
  return {
    colours: hasColours(env, stdout.isTTY),
    width: columns < NARROWEST ? undefined : columns,
  };
}

/** The first variable that is set decides. @param {NodeJS.ProcessEnv} env @param {boolean} isTerminal */
function hasColours({ NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR, TERM }, isTerminal) {
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== "0";
  if (CLICOLOR_FORCE && CLICOLOR_FORCE !== "0") return true;
  if (CLICOLOR === "0") return false;
  return Boolean(isTerminal) && TERM !== "dumb";
}

/** A text as an answer. @param {string} text */
export const redden = (text) => `${RED}${text}${PLAIN}`;

/** Wraps each line of a text between words. @param {string} text @param {Terminal} terminal */
export function wrap(text, { width }) {
  if (width === undefined) return text;
  return text
    .split("\n")
    .map((line) => wrapLine(line, width))
    .join("\n");
}

/** Wraps a line. What follows is indented by two more columns. @param {string} line @param {number} width */
function wrapLine(line, width) {
  const indent = line.length - line.trimStart().length + 2;
  let [out, column, last, isEscape] = ["", 0, " ", false];
  /** The end of what is shown: an escape sequence goes with what follows it. */
  let shown = 0;
  /** Where the line may be broken: the place in `out`, and its column. @type {[at: number, start: number] | null} */
  let gap = null;
  for (const c of line) {
    isEscape ||= c === "\u001b";
    if (isEscape) {
      isEscape = c !== "m";
      out += c;
      continue;
    }
    if (column >= indent && mayBreak(last, c)) gap = [shown, column];
    const columns = isWide(c) ? 2 : 1;
    if (column + columns > width && c !== " " && gap) {
      const [at, start] = gap;
      out = `${out.slice(0, at).trimEnd()}\n${" ".repeat(indent)}${out.slice(at)}`;
      column = indent + column - start;
      gap = null;
    }
    out += c;
    [shown, column, last] = [out.length, column + columns, c];
  }
  return out;
}

/** Whether a line may be broken between two characters. @param {string} before @param {string} after */
function mayBreak(before, after) {
  const besideWide = (isWide(before) || isWide(after)) && !CLOSING.includes(after);
  return after !== " " && (before === " " || besideWide);
}

/** Whether a character takes two columns. @param {string} c */
const isWide = (c) => c >= "\u2e80" && c <= "\uff60";
