/** Shows what a batch has found: counts to choose from, charts of the difficulty, and the first puzzles. */
import { KINDS } from "../../engine/batch/batch-answers.js";
import { RedokuError } from "../../engine/redoku-error.js";
import { button, element } from "../../ui/dom.js";
import { explainError } from "../../view/parse-errors.js";
import { barChart } from "./batch-chart.js";
import { MOST_KEPT } from "./batch-summary.js";

/** @typedef {import("../../engine/batch/batch-answers.js").Kind} Kind */
/** @typedef {import("./batch-summary.js").Sample} Sample */
/** @typedef {import("./batch-summary.js").Summary} Summary */

const LEVELS = /** @type {const} */ (["easy", "medium", "hard", "expert", "extreme"]);

/**
 * @param {Summary} summary
 * @param {import("../../i18n/translator.js").Translator} translator
 * @param {{ several: boolean, open(puzzle: string): void }} to  whether there are several files
 * @returns {HTMLElement[]}
 */
export function reportOf(summary, { text, number }, { several, open }) {
  const { counts, levels, ratings } = summary;
  const all = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  if (all === 0) return [];
  const list = element("ol", "batch-list");
  const note = element("p", "note");
  const kinds = KINDS.filter((kind) => counts[kind] > 0);
  const choices = /** @type {(Kind | "all")[]} */ (kinds.length > 1 ? ["all", ...kinds] : kinds);
  const buttons = choices.map((kind) => {
    const choice = button(text(`batch.${kind}`), "small batch-kind", () => show(kind));
    // The sentence above counts all puzzles; with the broken lines, the sum here would contradict it.
    if (kind !== "all") choice.append(" ", element("b", "", number(counts[kind])));
    choice.dataset.kind = kind;
    return choice;
  });
  const group = element("div", "batch-kinds", ...buttons);
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", text("batch.kinds"));
  show(choices[0]);
  return [...charts(), group, list, note];

  /** Lists the first puzzles of a kind. @param {Kind | "all"} kind */
  function show(kind) {
    for (const choice of buttons) {
      choice.setAttribute("aria-pressed", String(choice.dataset.kind === kind));
    }
    list.replaceChildren(...summary.first(kind).map((sample) => element("li", "", row(sample))));
    const more = (kind === "all" ? all : counts[kind]) > MOST_KEPT;
    note.textContent = more ? text("batch.first", { count: MOST_KEPT }) : "";
  }

  /** @param {Sample} sample */
  function row({ kind, number: index, file, judged, rating, error }) {
    const name = several ? `${file}:${index === null ? "" : index + 1}` : nameOf(index);
    const place = element("span", "batch-place", name);
    if (!judged) {
      const { code = "", message = "", details = {} } = error ?? {};
      const why = code === "unreadable" ? null : { code, message, details };
      return element("p", "batch-row", place, element("span", "batch-why", whyText(why)));
    }
    const found = rating
      ? text("batch.rated", { er: rating.se.er.toFixed(1), level: text(`level.${rating.level}`) })
      : text(`batch.${kind}`);
    const made = button("", "batch-row", () => open(judged.puzzle));
    made.append(
      place,
      element("span", "batch-puzzle", judged.puzzle),
      element("span", "batch-found", found),
    );
    const givens = judged.puzzle.replaceAll(".", "").length;
    made.setAttribute("aria-label", text("batch.open", { name, givens, found }));
    return made;
  }

  /** @param {number | null} index */
  function nameOf(index) {
    return index === null ? "" : number(index + 1);
  }

  /** @param {{ code: string, message: string, details: Record<string, unknown> } | null} error */
  function whyText(error) {
    if (!error) return text("notice.file");
    // The place is named already.
    const { line: _, ...details } = error.details;
    const { key, args } = explainError(new RedokuError(error.code, error.message, details));
    return text(key, args);
  }

  /** The difficulty of the rated puzzles. */
  function charts() {
    const wholes = Object.keys(ratings).map(Number);
    if (wholes.length === 0) return [];
    const [low, high] = [Math.min(...wholes), Math.max(...wholes)];
    const steps = Array.from({ length: high - low + 1 }, (_, i) => low + i);
    const byLevel = LEVELS.map((level) => bar(text(`level.${level}`), levels[level]));
    const byRating = steps.map((er) => bar(`${er}.0–${er}.9`, ratings[er]));
    const pair = [
      barChart(text("batch.levels"), byLevel, number),
      barChart(text("batch.ratings"), byRating, number),
    ];
    return [element("div", "batch-charts", ...pair)];
  }
}

/** @param {string} label @param {number} [count] @returns {[string, number]} */
const bar = (label, count = 0) => [label, count];
