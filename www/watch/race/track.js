/** Side by side: two to four searches on small boards, all at the same amount of work or time. */

import { read, write } from "../../app/storage.js";
import { build } from "../../ui/build.js";
import { button } from "../../ui/dom.js";
import { ALGORITHMS } from "../moment-link.js";
import { ICONS, setPlayIcon, tool } from "../widgets.js";
import { advance, amountAt, NOTCHES, notchOf } from "./clock.js";
import { createLane } from "./lane.js";
import { createStandings } from "./standings.js";
import { createUnits } from "./units.js";

/** @typedef {import("../../i18n/translator.js").Translator} Translator */
/** @typedef {import("../../i18n/translator.js").Key} Key */
/** @typedef {import("../../pkg/redoku.js").Algorithm} Algorithm */

const RUNNERS = "redoku.race.runners";
/** @type {Algorithm[]} */
const USUAL = ["scan", "blank-list", "fewest-first", "propagation"];
const LANES = 4;
/** The first lanes are never empty: a race has two racers at least. */
const ALWAYS = 2;
/** A hidden page gets no frames: on return, play goes on as if it had stood still. */
const LONGEST_FRAME = 0.25;

/**
 * @param {string} puzzle @param {Translator} translator
 * @param {(elapsed: number) => void} finished  every search has come to its end, after so many ms
 */
export function createTrack(puzzle, translator, finished) {
  const { text } = translator;
  let amount = 0;
  let playing = false;
  let lastFrame = 0;
  let stopped = false;
  let due = false;
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
  const halt = button("", "small", () => (stopped ? goOn() : stop()));
  halt.id = "race-cancel";
  const news = build("p", { class: "race-news", id: "race-news", role: "status" });
  const runners = savedRunners();
  const lanes = Array.from({ length: LANES }, (_, index) =>
    createLane({
      number: index + 1,
      mayBeEmpty: index >= ALWAYS,
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

  /** Searches come further much more often than the screen is drawn. */
  function updateSoon() {
    if (!due) requestAnimationFrame(update);
    due = true;
  }

  function update() {
    due = false;
    const { unit } = units;
    if (unit === "time") for (const racer of field.racers()) racer.measure();
    const way = field.course();
    amount = Math.min(amount, way.most);
    slider.value = String(notchOf(amount, way));
    slider.style.setProperty("--done", `${(100 * Number(slider.value)) / NOTCHES}%`);
    const now = units.written(amount);
    clock.textContent = now;
    slider.setAttribute("aria-valuetext", now);
    announce(field.show(amount));
    showWork();
    for (const racer of field.counted()) racer.show(unit, amount);
  }

  /** Says who came in last; only what is new is heard. @param {import("./standings.js").Arrival | null} arrival */
  function announce(arrival) {
    const said = arrival ? text("watch.race.arrived", arrival) : "";
    if (broken) return news.replaceChildren(text("watch.race.failed"));
    if (news.textContent !== said) news.textContent = said;
  }

  function showWork() {
    const open = field.racers().filter((racer) => !racer.finished);
    const steps = open.reduce((sum, racer) => sum + racer.steps, 0);
    const timing = open.length === 0 && field.counted().some((it) => it.total(units.unit) === null);
    /** @type {Key} */
    const key = timing ? "watch.race.timing" : stopped ? "watch.race.stopped" : "watch.race.open";
    work.textContent = open.length > 0 || timing ? text(key, { steps }) : "";
    halt.hidden = open.length === 0;
    halt.textContent = text(stopped ? "watch.resume" : "watch.cancel");
    if (open.length > 0) return;
    finished(field.racers().reduce((sum, racer) => sum + racer.elapsed, 0));
  }

  function start() {
    const way = field.course();
    if (way.most <= 0) return;
    if (amount >= way.most) restart();
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
    const way = field.course();
    const seconds = Math.min((now - lastFrame) / 1000, LONGEST_FRAME);
    lastFrame = now;
    amount = advance(amount, seconds, units.speed, way);
    update();
    const over =
      amount >= way.most && field.counted().every((racer) => racer.total(units.unit) !== null);
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

  /** Somebody else runs in one of the lanes. */
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

  function goOn() {
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

/** Who ran last time. @returns {(Algorithm | "")[]} */
function savedRunners() {
  const saved = (read(RUNNERS) ?? "").split(" ");
  const known = saved.map((id) => ALGORITHMS.find((algorithm) => algorithm === id) ?? "");
  return saved.length === LANES && known.slice(0, ALWAYS).every(Boolean) ? known : USUAL;
}
