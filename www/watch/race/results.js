/** The results of all ten algorithms: a bar chart of one measure, and a table of all measures to copy. */
import { build } from "../../ui/build.js";
import { copyText } from "../../ui/clipboard.js";
import { ALGORITHMS } from "../moment-link.js";
import { barLength, MEASURES, scaleOf, sumUp, tableText } from "./laps.js";

/** @typedef {import("../../i18n/translator.js").Translator} Translator */
/** @typedef {import("../../pkg/redoku.js").Algorithm} Algorithm */
/** @typedef {import("./laps.js").Measure} Measure */
/** @typedef {import("./laps.js").Figure} Figure */
/** @typedef {import("./run-laps.js").Lap} Lap */

/** @param {Translator} translator */
export function createResults({ text, number, short }) {
  /** @type {Map<Algorithm, Lap[]>} */ const laps = new Map();
  /** The number of puzzles. */
  let puzzles = 1;
  const measure = build("select", { id: "race-measure", class: "choice" });
  measure.append(
    ...MEASURES.map((name) => build("option", { value: name }, text(`watch.count.${name}`))),
  );
  // Cells read tell the algorithms apart, where calls and placements are equal for most.
  measure.value = "reads";
  measure.addEventListener("change", draw);
  const chart = build("div", { class: "chart", role: "list" });
  const rows = build("tbody");
  const head = build("tr", {}, build("th", { scope: "col" }, text("watch.algorithm")));
  head.append(
    ...MEASURES.map((name) => build("th", { scope: "col" }, text(`watch.count.${name}`))),
  );
  const table = build("table", { class: "laps" }, build("thead", {}, head), rows);
  const figures = build(
    "div",
    { class: "laps-room", tabindex: "0", role: "group", "aria-label": text("watch.race.table") },
    table,
  );
  const scale = build("p", { class: "note" });

  /** @param {Algorithm} algorithm */
  const nameOf = (algorithm) => text(`watch.name.${algorithm}`);

  /** Whether an algorithm has run every puzzle, so that its sums are final. @param {Algorithm} algorithm */
  const done = (algorithm) => (laps.get(algorithm)?.length ?? 0) === puzzles;

  /** @param {Algorithm} algorithm @param {Measure} name @returns {Figure} */
  function figure(algorithm, name) {
    if (!done(algorithm)) return { sum: null, median: null };
    return sumUp(laps.get(algorithm) ?? [], name);
  }

  /** @param {number | null} value @param {Measure} name */
  function format(value, name) {
    if (value === null) return "–";
    return name === "time" ? short(value) : number(value);
  }

  function draw() {
    scale.textContent = text("watch.race.scale");
    if (puzzles > 1) scale.append(" ", text("watch.race.sums", { puzzles }));
    drawChart(/** @type {Measure} */ (measure.value));
    rows.replaceChildren(
      ...ALGORITHMS.map((algorithm) =>
        build(
          "tr",
          {},
          build("th", { scope: "row" }, nameOf(algorithm)),
          ...MEASURES.map((name) => build("td", {}, ...cell(algorithm, name))),
        ),
      ),
    );
  }

  /** @param {Algorithm} algorithm @param {Measure} name */
  function cell(algorithm, name) {
    if (!done(algorithm)) return [];
    const { sum, median } = figure(algorithm, name);
    if (puzzles === 1 || median === null) return [format(sum, name)];
    return [format(sum, name), build("span", { class: "median" }, format(median, name))];
  }

  /** @param {Measure} name */
  function drawChart(name) {
    const sums = ALGORITHMS.map((algorithm) => figure(algorithm, name).sum ?? 0);
    const { least, most, decades } = scaleOf(sums);
    chart.style.setProperty("--decades", String(decades));
    chart.replaceChildren(
      ...ALGORITHMS.map((algorithm, index) => {
        const bar = build("span", { class: "bar" });
        if (sums[index] > 0) bar.dataset.some = "";
        bar.style.setProperty("--length", barLength(sums[index], least, most).toFixed(4));
        const value = done(algorithm) ? format(figure(algorithm, name).sum, name) : "";
        return build(
          "div",
          { class: "lane", role: "listitem" },
          build("span", { class: "lane-name" }, nameOf(algorithm)),
          build("span", { class: "track-line" }, bar),
          build("span", { class: "lane-value" }, value),
        );
      }),
    );
  }

  /** Copies the table, without thousands separators, so that a spreadsheet reads numbers. */
  function copy() {
    const several = puzzles > 1;
    const columns = MEASURES.flatMap((name) => {
      const title = text(`watch.count.${name}`);
      return several
        ? [text("watch.race.sum", { title }), text("watch.race.median", { title })]
        : title;
    });
    const lines = ALGORITHMS.filter(done).map((algorithm) => [
      nameOf(algorithm),
      ...MEASURES.flatMap((name) => {
        const { sum, median } = figure(algorithm, name);
        return (several ? [sum, median] : [sum]).map((value) => String(value ?? ""));
      }),
    ]);
    return copyText(tableText([text("watch.algorithm"), ...columns], lines));
  }

  return {
    measure,
    elements: [chart, scale, figures],
    copy,
    /** Clears the results, for a new number of puzzles. @param {number} count */
    reset(count) {
      laps.clear();
      puzzles = count;
      draw();
    },
    /** Leaves out a puzzle that cannot be searched. */
    drop() {
      puzzles -= 1;
      draw();
    },
    /** @param {Lap} lap */
    add(lap) {
      const previous = laps.get(lap.algorithm) ?? [];
      laps.set(lap.algorithm, [...previous, lap]);
      if (done(lap.algorithm)) draw();
    },
  };
}
