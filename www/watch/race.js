/** The race: all algorithms on one puzzle, as a bar chart and a table. */
import { button } from "../dom.js";
import { build } from "./build.js";
import { barLength, figureOf, MEASURES, scaleOf, tableText } from "./laps.js";
import { ALGORITHMS } from "./link.js";

/** @typedef {import("../i18n.js").Translator} Translator */
/** @typedef {import("../i18n.js").Key} Key */
/** @typedef {import("./race-worker.js").Lap} Lap */
/** @typedef {import("./laps.js").Measure} Measure */
/** @typedef {import("../pkg/redoku.js").Algorithm} Algorithm */

/** Opens the dialog, and runs. @param {string} puzzle @param {Translator} translator */
export function openRace(puzzle, translator) {
  const { text, language } = translator;
  /** @type {Map<Algorithm, Lap>} */ const laps = new Map();
  /** @type {Worker | null} */ let worker = null;
  const measure = build("select", { id: "race-measure", class: "choice" });
  measure.append(
    ...MEASURES.map((name) => build("option", { value: name }, text(`watch.count.${name}`))),
  );
  const chart = build("div", { class: "chart", role: "list" });
  const rows = build("tbody");
  const state = build("p", { class: "race-state", role: "status" });
  const run = button("", "small", () => (worker ? cancel() : start()));
  const copy = button(text("watch.race.copy"), "small", copyTable);
  const dialog = buildDialog();

  measure.addEventListener("change", draw);
  dialog.addEventListener("close", () => {
    worker?.terminate();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  start();

  function buildDialog() {
    const head = build("tr", {}, build("th", { scope: "col" }, text("watch.algorithm")));
    head.append(
      ...MEASURES.map((name) => build("th", { scope: "col" }, text(`watch.count.${name}`))),
    );
    const table = build("table", { class: "laps" }, build("thead", {}, head), rows);
    const heading = build("h2", { id: "race-heading" }, text("watch.race.heading"));
    return build(
      "dialog",
      { class: "race", "aria-labelledby": "race-heading" },
      build(
        "div",
        { class: "race-head" },
        heading,
        button(text("watch.race.close"), "quiet", () => dialog.close()),
      ),
      build(
        "div",
        { class: "race-tools" },
        run,
        copy,
        build(
          "span",
          { class: "race-measure" },
          build("label", { for: "race-measure" }, text("watch.race.measure")),
          measure,
        ),
      ),
      state,
      chart,
      build("p", { class: "note" }, text("watch.race.scale")),
      build(
        "div",
        { class: "laps-room", tabindex: "0", role: "group", "aria-labelledby": "race-heading" },
        table,
      ),
    );
  }

  function start() {
    laps.clear();
    worker = new Worker(new URL("./race-worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => receive(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      end("watch.race.failed");
    });
    worker.postMessage({ puzzle, algorithms: [...ALGORITHMS].reverse() });
    run.textContent = text("watch.race.cancel");
    draw();
  }

  /** @param {Lap} lap */
  function receive(lap) {
    if (!lap.finished) {
      state.textContent = text("watch.race.running", {
        name: nameOf(lap.algorithm),
        steps: lap.steps,
      });
      return;
    }
    laps.set(lap.algorithm, lap);
    draw();
    if (laps.size === ALGORITHMS.length) end("watch.race.done");
  }

  /** @param {Key} key */
  function end(key) {
    worker?.terminate();
    worker = null;
    state.textContent = text(key);
    run.textContent = text("watch.race.again");
  }

  const cancel = () => end("watch.race.cancelled");

  /** @param {Algorithm} algorithm */
  function nameOf(algorithm) {
    return text(`watch.name.${algorithm}`);
  }

  /** @param {number | null} value @param {Measure} name */
  function written(value, name) {
    if (value === null) return "–";
    return value.toLocaleString(language, name === "time" ? { maximumSignificantDigits: 2 } : {});
  }

  function draw() {
    drawChart(/** @type {Measure} */ (measure.value));
    rows.replaceChildren(
      ...ALGORITHMS.map((algorithm) =>
        build(
          "tr",
          {},
          build("th", { scope: "row" }, nameOf(algorithm)),
          ...MEASURES.map((name) => build("td", {}, cellText(algorithm, name))),
        ),
      ),
    );
  }

  /** @param {Algorithm} algorithm @param {Measure} name */
  function cellText(algorithm, name) {
    const lap = laps.get(algorithm);
    return lap ? written(figureOf(lap, name), name) : "";
  }

  /** @param {Measure} name */
  function drawChart(name) {
    const figures = [...laps.values()].map((lap) => figureOf(lap, name) ?? 0);
    const { least, most, decades } = scaleOf(figures);
    chart.style.setProperty("--decades", String(decades));
    chart.replaceChildren(
      ...ALGORITHMS.map((algorithm) => {
        const lap = laps.get(algorithm);
        const value = lap ? (figureOf(lap, name) ?? 0) : 0;
        const bar = build("span", { class: "bar" });
        if (value > 0) bar.dataset.some = "";
        bar.style.setProperty("--length", barLength(value, least, most).toFixed(4));
        return build(
          "div",
          { class: "lane", role: "listitem" },
          build("span", { class: "lane-name" }, nameOf(algorithm)),
          build("span", { class: "track" }, bar),
          build("span", { class: "lane-value" }, cellText(algorithm, name)),
        );
      }),
    );
  }

  /** Figures without separators, so that a spreadsheet reads them as numbers. */
  async function copyTable() {
    const head = [text("watch.algorithm"), ...MEASURES.map((name) => text(`watch.count.${name}`))];
    const lines = ALGORITHMS.flatMap((algorithm) => {
      const lap = laps.get(algorithm);
      return lap
        ? [[nameOf(algorithm), ...MEASURES.map((name) => String(figureOf(lap, name) ?? ""))]]
        : [];
    });
    await navigator.clipboard.writeText(tableText(head, lines));
    state.textContent = text("watch.race.copied");
  }
}
