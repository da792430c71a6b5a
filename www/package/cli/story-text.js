// Steps and sentences as plain text, in the layout of the native program.

/** @typedef {import("redoku").Step} Step */
/** @typedef {import("redoku").Line} Line */
/** @typedef {import("redoku").Part} Part */

/** A numbered step. @param {Step} step @param {number} at */
export const stepText = ({ story }, at) => (story ? `${at + 1}. ${storyText(story)}` : "");

/** A step in words: the claim, then each beat with its lines below it. @param {import("redoku").Story} story */
export function storyText({ name, claim, beats }) {
  const told = beats.flatMap(({ title, lines }) => [`  ${title}`, ...linesText(lines, 4)]);
  return [`${name} · ${partsText(claim)}`, ...told].join("\n");
}

/** @param {Line[]} lines @param {number} indent @returns {string[]} */
function linesText(lines, indent) {
  return lines.flatMap(({ text, reason, on, lemma = [] }) => {
    const sign = on === undefined ? "" : on ? "● " : "○ ";
    const why = reason ? ` · ${partsText(reason)}` : "";
    const line = `${" ".repeat(indent)}${sign}${partsText(text)}${why}`;
    return [line, ...linesText(lemma, indent + 4)];
  });
}

/** @param {Part[]} parts */
const partsText = (parts) => parts.map(({ text }) => text).join("");
