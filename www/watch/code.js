/** Shows an algorithm as a program in the chosen language, with the current line marked. */
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

/** The name of the file with the program. @param {Algorithm} algorithm @param {Tongue} tongue @param {import("../i18n/translator.js").Language} language */
export function fileOf(algorithm, tongue, language) {
  if (tongue !== "words") return `${algorithm}.${tongue}`;
  return language === "en" ? `${algorithm}.txt` : `${algorithm}.zh.txt`;
}

/** @param {HTMLElement} place  shows the lines @param {HTMLElement} copy  shows the current line */
export function createCode(place, copy) {
  /** @type {Map<string, Promise<string>>} */ const texts = new Map();
  /** @type {HTMLElement[]} */ let lines = [];
  /** @type {Partial<Record<Mark, number>>} */ let lineOf = {};
  /** @type {Mark | null} */ let running = null;
  let shown = "";

  /** @param {string} file */
  async function read(file) {
    const { programText } = await import("./programs.js");
    return programText(file);
  }

  function mark() {
    const at = running ? lineOf[running] : undefined;
    copy.textContent = at === undefined ? "" : (lines[at]?.textContent ?? "").trim();
    for (const [index, line] of lines.entries()) {
      if (index === at) {
        line.dataset.running = "";
        keepVisible(line);
      } else delete line.dataset.running;
    }
  }

  /** Scrolls the program but not the page. @param {HTMLElement} line */
  function keepVisible(line) {
    const top = line.offsetTop - place.offsetTop;
    if (top < place.scrollTop || top + line.offsetHeight > place.scrollTop + place.clientHeight) {
      place.scrollTop = top - place.clientHeight / 2;
    }
  }

  return {
    /** @param {Algorithm} algorithm @param {Tongue} tongue @param {import("../i18n/translator.js").Language} language */
    async show(algorithm, tongue, language) {
      const file = fileOf(algorithm, tongue, language);
      if (file === shown) return;
      shown = file;
      if (!texts.has(file)) texts.set(file, read(file));
      const text = await texts.get(file)?.catch(() => {
        texts.delete(file);
        return "";
      });
      if (file !== shown) return;
      const rendering = readRendering(text ?? "");
      lineOf = rendering.lineOf;
      place.scrollTop = 0;
      lines = rendering.lines.map((line) => element(line, tongue === "words"));
      place.lang = tongue === "words" ? language : "en";
      place.replaceChildren(...lines);
      mark();
    },
    /** Marks the current line. @param {Mark | null} current */
    run(current) {
      if (current === running) return;
      running = current;
      mark();
    },
  };
}

/** @param {string} text @param {boolean} words  whether the line may wrap */
function element(text, words) {
  const line = document.createElement("span");
  line.className = "code-line";
  line.textContent = `${text}\n`;
  if (words) {
    line.dataset.words = "";
    line.style.setProperty("--indent", String(text.search(/\S|$/)));
  }
  return line;
}
