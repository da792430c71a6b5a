// Steps and sentences as text, in the layout of the native program.
import { redden } from "./terminal.js";

/** @import { Line, Part, Step } from "redoku" */
/** How a sentence is written. @typedef {(parts: Part[]) => string} Write */

/** A numbered step; with colours its answers are red. @param {Step} step @param {number} at @param {boolean} [colours] */
export function stepText({ story, place }, at, colours = false) {
  const write = colours ? inColours(place) : plain;
  return story ? `${at + 1}. ${storyText(story, write)}` : "";
}

/** A step in words: the claim, then each beat with its lines below it. @param {import("redoku").Story} story @param {Write} write */
export function storyText({ name, claim, beats }, write = plain) {
  const told = beats.flatMap(({ title, lines }) => [`  ${title}`, ...linesText(lines, 4, write)]);
  return [`${name} · ${write(claim)}`, ...told].join("\n");
}

/** @param {Line[]} lines @param {number} indent @param {Write} write @returns {string[]} */
function linesText(lines, indent, write) {
  return lines.flatMap(({ text, reason, on, lemma = [] }) => {
    const sign = on === undefined ? "" : on ? "● " : "○ ";
    const why = reason ? ` · ${plain(reason)}` : "";
    const line = `${" ".repeat(indent)}${sign}${write(text)}${why}`;
    return [line, ...linesText(lemma, indent + 4, write)];
  });
}

/** @type {Write} */
const plain = (parts) => parts.map(({ text }) => text).join("");

/** With the parts in red that point at nothing but answers. @param {Step["place"]} place @returns {Write} */
function inColours(place) {
  const placed = new Set(place.map(String));
  const isAnswer = (/** @type {Part} */ { points }) =>
    points !== undefined &&
    "candidates" in points &&
    points.candidates.length > 0 &&
    points.candidates.every((candidate) => placed.has(String(candidate)));
  return (parts) =>
    plain(parts.map((part) => (isAnswer(part) ? { text: redden(part.text) } : part)));
}
