/** What all ten did: a bar chart of one measure, and a table of all, of which a copy can be had. */
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
  /** How many puzzles there are. */
  let puzzles = 1;
  const measure = build("select", { id: "race-measure", class: "choice" });
  measure.append(
    ...MEASURES.map((name) => build("option", { value: name }, text(`watch.count.${name}`))),
  );
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

  /** The sums are final only when every puzzle was run. @param {Algorithm} algorithm */
  const done = (algorithm) => (laps.get(algorithm)?.length ?? 0) === puzzles;

  /** @param {Algorithm} algorithm @param {Measure} name @returns {Figure} */
  function figure(algorithm, name) {
    if (!done(algorithm)) return { sum: null, median: null };
    return sumUp(laps.get(algorithm) ?? [], name);
  }

  /** @param {number | null} value @param {Measure} name */
  function written(value, name) {
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
    if (puzzles === 1 || median === null) return [written(sum, name)];
    return [written(sum, name), build("span", { class: "median" }, written(median, name))];
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
        const value = done(algorithm) ? written(figure(algorithm, name).sum, name) : "";
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

  /** Figures without separators, so that a spreadsheet reads them as numbers. */
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
    /** Forgets all, for so many puzzles. @param {number} count */
    reset(count) {
      laps.clear();
      puzzles = count;
      draw();
    },
    /** A puzzle that cannot be searched is none. */
    drop() {
      puzzles -= 1;
      draw();
    },
    /** @param {Lap} lap */
    add(lap) {
      const own = laps.get(lap.algorithm) ?? [];
      laps.set(lap.algorithm, [...own, lap]);
      if (done(lap.algorithm)) draw();
    },
  };
}
