/** What a batch has found: counts and charts to choose from, and the first puzzles of the choice. */
import { KINDS } from "../../batch/answers.js";
import { RedokuError } from "../../engine/redoku-error.js";
import { countDigits, LEVELS } from "../../sudoku/puzzles.js";
import { button } from "../../ui/buttons.js";
import { h } from "../../ui/draw.js";
import { explainError } from "../../view/parse-errors.js";
import { barChart } from "./chart.js";
import { countOf, samplesOf } from "./summary.js";

/** @import { Translator } from "../../i18n/translator.js" */
/** @import { Batch } from "./model.js" */
/** @import { Filter, Found, Sample } from "./summary.js" */
/**
 * @typedef {object} Actions
 * @property {(filter: Filter) => void} list
 * @property {() => void} more
 * @property {(sample: Sample) => void} open  puts a puzzle on the board
 */

/** @param {Batch} batch @param {Found} found @param {Translator} t @param {Actions} on */
export function reportOf({ files, filter, rows }, found, t, on) {
  if (countOf(found, {}) === 0) return [];
  const listed = samplesOf(found, filter);
  const shown = listed.slice(0, rows);
  const isCut = countOf(found, filter) > shown.length;
  return [
    charts(found, filter, t, on),
    kinds(found, filter, t, on),
    h(
      "ol.batch-list",
      shown.map((sample) => h("li", [row(sample, files.length > 1, t, on)])),
    ),
    listed.length > rows
      ? button(".small", t.text("batch.more"), on.more)
      : isCut
        ? h("p.note", t.text("batch.first", { count: shown.length }))
        : null,
  ];
}

/** The kinds to choose from. @param {Found} found @param {Filter} filter @param {Translator} t @param {Actions} on */
function kinds({ counts }, filter, { text, number }, { list }) {
  const present = KINDS.filter((kind) => counts[kind] > 0);
  const isAll = Object.keys(filter).length === 0;
  const choice = (/** @type {Filter} */ { kind }) => {
    const pressed = kind ? filter.kind === kind : isAll;
    // The sentence above counts all puzzles; with the broken lines, the sum here would contradict it.
    const label = h("span", [
      text(`batch.${kind ?? "all"}`),
      ...(kind ? [" ", h("b", number(counts[kind]))] : []),
    ]);
    return button(".small.batch-kind", label, () => list(kind ? { kind } : {}), {
      key: kind ?? "all",
      attrs: { "aria-pressed": String(pressed) },
    });
  };
  const attrs = { role: "group", "aria-label": text("batch.kinds") };
  return h("div.batch-kinds", { attrs }, [choice({}), ...present.map((kind) => choice({ kind }))]);
}

/** @param {Sample} sample @param {boolean} isOneOfSeveral  whether there are several files @param {Translator} t @param {Actions} on */
function row(sample, isOneOfSeveral, { text, number }, { open }) {
  const { kind, number: index, file, judged, rating, error } = sample;
  const line = index === null ? "" : number(index + 1);
  const name = isOneOfSeveral ? `${file}:${index === null ? "" : index + 1}` : line;
  const place = h("span.batch-place", name);
  if (!judged) return h("p.batch-row", [place, h("span.batch-why", whyText(error, text))]);
  const found = rating
    ? text("batch.rated", { er: rating.se.er.toFixed(1), level: text(`level.${rating.level}`) })
    : text(`batch.${kind}`);
  const givens = countDigits(judged.puzzle);
  const attrs = { type: "button", "aria-label": text("batch.open", { name, givens, found }) };
  return h("button.batch-row", { attrs, on: { click: () => open(sample) } }, [
    place,
    h("span.batch-puzzle", judged.puzzle),
    h("span.batch-found", found),
  ]);
}

/** @param {Sample["error"]} error @param {Translator["text"]} text */
function whyText(error, text) {
  if (!error || error.code === "unreadable") return text("notice.file");
  // The place is named already.
  const { line: _, ...details } = error.details;
  const { key, args } = explainError(new RedokuError(error.code, error.message, details));
  return text(key, args);
}

/** The difficulty of the rated puzzles; a bar lists its puzzles. @param {Found} found @param {Filter} filter @param {Translator} t @param {Actions} on */
function charts({ levels, ratings }, filter, { text, number }, { list }) {
  const wholes = Object.keys(ratings).map(Number);
  if (wholes.length === 0) return null;
  const [low, high] = [Math.min(...wholes), Math.max(...wholes)];
  const steps = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  const bar = (
    /** @type {string} */ label,
    /** @type {number} */ count = 0,
    /** @type {Filter} */ own,
  ) => {
    const isChosen = own.level === filter.level && own.er === filter.er;
    return { label, count, isChosen, choose: () => count > 0 && list(isChosen ? {} : own) };
  };
  return h("div.batch-charts", [
    barChart(
      text("batch.levels"),
      LEVELS.map((level) => bar(text(`level.${level}`), levels[level], { level })),
      number,
    ),
    barChart(
      text("batch.ratings"),
      steps.map((er) => bar(`${er}.0–${er}.9`, ratings[er], { er })),
      number,
    ),
  ]);
}
