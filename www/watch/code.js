/** The program of an algorithm in the chosen language, with the current line marked. */
import { memo } from "../app/derived.js";
import { readRendering } from "./rendering.js";
import { isClassic } from "./search.js";

/** @typedef {import("../pkg/redoku.js").Algorithm} Algorithm */
/** @typedef {import("./rendering.js").Mark} Mark */
/** @typedef {"words" | "js" | "py" | "cpp" | "java" | "go" | "rs"} Tongue */

/** The languages of programs and their names. @type {[Tongue, string][]} */
export const TONGUES = [
  ["words", ""],
  ["js", "JavaScript"],
  ["py", "Python"],
  ["cpp", "C++"],
  ["java", "Java"],
  ["go", "Go"],
  ["rs", "Rust"],
];

/** Whether there is a program for an algorithm in a language; words exist for all. @param {Algorithm} algorithm @param {Tongue} tongue */
export function isWritten(algorithm, tongue) {
  if (tongue === "words" || isClassic(algorithm)) return true;
  return tongue === "js" && algorithm !== "redoku";
}

/** The language of the program: words if the preferred one lacks it. @param {{ algorithm: Algorithm, tongue: Tongue }} choices */
export const tongueOf = ({ algorithm, tongue }) =>
  isWritten(algorithm, tongue) ? tongue : "words";

/** The name of the file with the program. @param {Algorithm} algorithm @param {Tongue} tongue @param {import("../i18n/translator.js").Language} language */
export function fileOf(algorithm, tongue, language) {
  if (tongue !== "words") return `${algorithm}.${tongue}`;
  return language === "en" ? `${algorithm}.txt` : `${algorithm}.zh.txt`;
}

/** The lines of a program, and the line of each mark. */
export const renderingOf = memo((/** @type {string} */ text) => readRendering(text));
