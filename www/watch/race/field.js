/** Runs all ten algorithms to the end, one after another, on one puzzle or many, and shows the results. */

import { build, named } from "../../ui/build.js";
import { button } from "../../ui/dom.js";
import { ALGORITHMS } from "../moment-link.js";
import { createPuzzles } from "./puzzles.js";
import { createResults } from "./results.js";
import { runLaps } from "./run-laps.js";

/** @typedef {import("../../i18n/translator.js").Translator} Translator */
/** @typedef {import("../../i18n/translator.js").Key} Key */
/** @typedef {import("./run-laps.js").Lap} Lap */
/** @typedef {import("./run-laps.js").Refusal} Refusal */

/** @param {string} puzzle @param {Translator} translator */
export function createField(puzzle, translator) {
  const { text } = translator;
  /** Stops the running laps. @type {(() => void) | null} */ let stop = null;
  /** Counts the starts: a start that is still reading its list must not run after a newer one. */
  let starts = 0;
  let puzzles = 1;
  /** The puzzles with conflicting givens. @type {Set<number>} */ const refused = new Set();
  let ended = 0;

  const results = createResults(translator);
  const choice = createPuzzles(puzzle, translator, start);
  const state = build("p", { class: "race-state", id: "race-state", role: "status" });
  const run = button(text("watch.race.run"), "small", () => (stop ? cancel() : start()));
  run.id = "race-run";
  const copy = button(text("watch.race.copy"), "small", async () => {
    await results.copy();
    state.textContent = text("watch.race.copied");
  });
  const element = build(
    "section",
    { class: "field", "aria-labelledby": "race-field" },
    build("h3", { id: "race-field" }, text("watch.race.heading")),
    build(
      "div",
      { class: "race-tools" },
      named(choice.source, text("watch.race.on")),
      run,
      copy,
      named(results.measure, text("watch.race.measure")),
    ),
    choice.list,
    state,
    ...results.elements,
  );
  results.reset(1);

  async function start() {
    const thisStart = ++starts;
    stopLaps();
    const read = await choice.read().catch((error) => {
      console.warn("The list could not be read:", error);
      return text("watch.race.failed");
    });
    if (thisStart !== starts) return;
    if (typeof read === "string") {
      state.textContent = read;
      return;
    }
    puzzles = read.length;
    refused.clear();
    ended = 0;
    results.reset(puzzles);
    // The fast ones first, so that results appear at once.
    const task = { puzzles: read, algorithms: ALGORITHMS.toReversed() };
    stop = runLaps(task, receive, () => end("watch.race.failed"));
    run.textContent = text("watch.race.cancel");
    state.textContent = "";
  }

  /** @param {Lap | Refusal} lap */
  function receive(lap) {
    if ("refused" in lap) refuse(lap.puzzle);
    else if (lap.finished) results.add(lap);
    else return showProgress(lap);
    ended += 1;
    if (ended === puzzles * ALGORITHMS.length) {
      end(refused.size > 0 ? "watch.race.refused" : "watch.race.done");
    }
  }

  /** Leaves out a puzzle with conflicting givens. @param {number} index */
  function refuse(index) {
    if (refused.has(index)) return;
    refused.add(index);
    results.drop();
  }

  /** @param {Lap} lap */
  function showProgress({ algorithm, puzzle, steps }) {
    state.textContent = text(puzzles > 1 ? "watch.race.running.set" : "watch.race.running", {
      name: text(`watch.name.${algorithm}`),
      puzzle: puzzle + 1,
      puzzles,
      steps,
    });
  }

  /** @param {Key} key */
  function end(key) {
    stopLaps();
    state.textContent = text(key, { number: refused.size });
    run.textContent = text("watch.race.again");
  }

  function stopLaps() {
    stop?.();
    stop = null;
  }

  const cancel = () => end("watch.race.cancelled");

  return { element, start, close: stopLaps };
}
