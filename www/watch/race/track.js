/** Two to four searches side by side on small boards, all at the same amount of work or time. */

import { read, write } from "../../app/storage.js";
import { build } from "../../ui/build.js";
import { button } from "../../ui/dom.js";
import { ICONS } from "../../ui/icons.js";
import { setPlayIcon, tool } from "../../ui/widgets.js";
import { ALGORITHMS } from "../moment-link.js";
import { advance, amountAt, NOTCHES, notchOf } from "./clock.js";
import { createLane } from "./lane.js";
import { createStandings } from "./standings.js";
import { createUnits } from "./units.js";

/** @typedef {import("../../i18n/translator.js").Translator} Translator */
/** @typedef {import("../../i18n/translator.js").Key} Key */
/** @typedef {import("../../pkg/redoku.js").Algorithm} Algorithm */

const RUNNERS = "redoku.race.runners";
/** @type {Algorithm[]} */
const DEFAULT_RUNNERS = ["scan", "blank-list", "fewest-first", "propagation"];
const LANES = 4;
/** The number of lanes that are never empty: a race has at least two racers. */
const FILLED_LANES = 2;
/** The longest time between frames that counts, in seconds. A hidden page has no frames, and playback pauses there. */
const LONGEST_FRAME = 0.25;

/**
 * @param {string} puzzle @param {Translator} translator
 * @param {(elapsed: number) => void} finished  called when every search has finished, with their total time in ms
 */
export function createTrack(puzzle, translator, finished) {
  const { text } = translator;
  let amount = 0;
  let playing = false;
  let lastFrame = 0;
  let stopped = false;
  let isScheduled = false;
  let broken = false;

  const units = createUnits(translator, restart);
  const play = tool("watch.play", ICONS.play, "race-play");
  play.autofocus = true;
  const slider = build("input", {
    type: "range",
    class: "race-slider",
    id: "race-position",
    min: "0",
    max: String(NOTCHES),
    "aria-label": text("watch.race.clock"),
  });
  const clock = build("output", { class: "race-clock", id: "race-clock" });
  const work = build("p", { class: "race-state", id: "race-searching" });
  const halt = button("", "small", () => (stopped ? resume() : stop()));
  halt.id = "race-cancel";
  const news = build("p", { class: "race-news", id: "race-news", role: "status" });
  const runners = savedRunners();
  const lanes = Array.from({ length: LANES }, (_, index) =>
    createLane({
      number: index + 1,
      mayBeEmpty: index >= FILLED_LANES,
      puzzle,
      runner: runners[index] ?? "",
      translator,
      changed: updateSoon,
      entered,
      failed: (error) => {
        console.warn("A racer failed:", error);
        broken = true;
        stop();
      },
    }),
  );
  const field = createStandings(lanes, units);
  const element = build(
    "section",
    { class: "track", "aria-label": text("watch.race.side") },
    build("div", { class: "runners" }, ...lanes.map((lane) => lane.element)),
    build("div", { class: "race-player" }, play, slider, clock),
    build(
      "div",
      { class: "race-tools" },
      ...units.elements,
      build("div", { class: "race-work" }, work, halt),
    ),
    news,
  );

  play.addEventListener("click", () => (playing ? pause() : start()));
  slider.addEventListener("input", () => {
    pause();
    amount = amountAt(Number(slider.value), field.course());
    update();
  });
  showPlaying();
  update();

  /** Updates in the next frame, because searches report progress much more often. */
  function updateSoon() {
    if (!isScheduled) requestAnimationFrame(update);
    isScheduled = true;
  }

  function update() {
    isScheduled = false;
    const { unit } = units;
    if (unit === "time") for (const racer of field.racers()) racer.measure();
    const course = field.course();
    amount = Math.min(amount, course.most);
    slider.value = String(notchOf(amount, course));
    slider.style.setProperty("--done", `${(100 * Number(slider.value)) / NOTCHES}%`);
    const now = units.written(amount);
    clock.textContent = now;
    slider.setAttribute("aria-valuetext", now);
    announce(field.show(amount));
    showWork();
    for (const racer of field.counted()) racer.show(unit, amount);
  }

  /** Announces the latest arrival, if it is new. @param {import("./standings.js").Arrival | null} arrival */
  function announce(arrival) {
    const sentence = arrival ? text("watch.race.arrived", arrival) : "";
    if (broken) return news.replaceChildren(text("watch.race.failed"));
    if (news.textContent !== sentence) news.textContent = sentence;
  }

  function showWork() {
    const open = field.racers().filter((racer) => !racer.finished);
    const steps = open.reduce((sum, racer) => sum + racer.steps, 0);
    const timing =
      open.length === 0 && field.counted().some((racer) => racer.total(units.unit) === null);
    /** @type {Key} */
    const key = timing ? "watch.race.timing" : stopped ? "watch.race.stopped" : "watch.race.open";
    work.textContent = open.length > 0 || timing ? text(key, { steps }) : "";
    halt.hidden = open.length === 0;
    halt.textContent = text(stopped ? "watch.resume" : "watch.cancel");
    if (open.length > 0) return;
    finished(field.racers().reduce((sum, racer) => sum + racer.elapsed, 0));
  }

  function start() {
    const course = field.course();
    if (course.most <= 0) return;
    if (amount >= course.most) restart();
    playing = true;
    lastFrame = performance.now();
    requestAnimationFrame(frame);
    showPlaying();
  }

  function pause() {
    playing = false;
    showPlaying();
  }

  /** @param {number} now */
  function frame(now) {
    if (!playing) return;
    const course = field.course();
    const seconds = Math.min((now - lastFrame) / 1000, LONGEST_FRAME);
    lastFrame = now;
    amount = advance(amount, seconds, units.speed, course);
    update();
    const over =
      amount >= course.most && field.counted().every((racer) => racer.total(units.unit) !== null);
    if (over) pause();
    else requestAnimationFrame(frame);
  }

  function restart() {
    amount = 0;
    update();
  }

  function showPlaying() {
    setPlayIcon(play, playing);
    play.setAttribute("aria-label", text(playing ? "watch.pause" : "watch.play"));
  }

  /** Saves the choice of algorithms and updates the race. */
  function entered() {
    write(RUNNERS, lanes.map((lane) => lane.runner).join(" "));
    if (stopped) stop();
    update();
  }

  function stop() {
    stopped = true;
    for (const racer of field.racers()) racer.stop();
    update();
  }

  function resume() {
    [stopped, broken] = [false, false];
    for (const racer of field.racers()) racer.resume();
    update();
  }

  return {
    element,
    close() {
      playing = false;
      for (const racer of field.racers()) racer.close();
    },
  };
}

/** The algorithms of the last race. @returns {(Algorithm | "")[]} */
function savedRunners() {
  const saved = (read(RUNNERS) ?? "").split(" ");
  const known = saved.map((id) => ALGORITHMS.find((algorithm) => algorithm === id) ?? "");
  return saved.length === LANES && known.slice(0, FILLED_LANES).every(Boolean)
    ? known
    : DEFAULT_RUNNERS;
}
