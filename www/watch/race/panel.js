/** The race dialog, as a template of the state: the lanes, the clock, and below them the results of all ten. */
import { dialogOf } from "../../app/dialog.js";
import { button } from "../../ui/buttons.js";
import { modal } from "../../ui/dialog.js";
import { h } from "../../ui/draw.js";
import { ICONS, select, targetOf, tool } from "../../ui/kit.js";
import { ALGORITHMS } from "../moment-link.js";
import { GATHERING, NOTCHES, notchOf, SPEEDS } from "./clock.js";
import { fieldPanel, pair } from "./field-panel.js";
import { miniBoard } from "./mini-board.js";
import { arrivals, courseOf, FILLED_LANES, isCounted, isMeasured, totalOf } from "./model.js";

/** @import { State } from "../../app/state.js" */
/** @import { Key, Translator } from "../../i18n/translator.js" */
/** @import { Algorithm } from "../../pkg/redoku.js" */
/** @import { Template } from "../../ui/draw.js" */
/** @import { Unit } from "./clock.js" */
/** @import { Lane, Race } from "./model.js" */
/**
 * @typedef {import("./field-panel.js").FieldActions & {
 *   enter: (lane: number, algorithm: Algorithm | undefined) => void,
 *   togglePlay: () => void,
 *   go: (notch: number) => void,
 *   measureBy: (unit: Unit) => void,
 *   setSpeed: (speed: number) => void,
 *   setStopped: (stopped: boolean) => void,
 *   close: () => void,
 * }} Actions
 */

const UNITS = /** @type {const} */ (["reads", "time"]);
/** The choice of an empty lane. */
const NOBODY = "";

/** @param {State} state @param {Translator} t @param {Actions} on @returns {Template} */
export function panel(state, t, on) {
  const race = dialogOf(state, "race");
  if (!race) return [];
  const title = t.text("watch.race");
  const content = [track(race, t, on), fieldPanel(race.field, t, on)];
  return [modal({ id: "race", title, closeLabel: t.text("close"), content, close: on.close })];
}

/** @param {Race} race @param {Translator} t @param {Actions} on */
function track(race, t, on) {
  const { text } = t;
  const { unit, speed } = race;
  const places = arrivals(race);
  const speeds = SPEEDS[unit].map(
    (value) => /** @type {const} */ ([String(value), speedName(value, unit, t)]),
  );
  return h("section.track", { attrs: { "aria-label": text("watch.race.side") } }, [
    h(
      "div.runners",
      race.lanes.map((_, index) => runner(race, index, places[index], t, on)),
    ),
    player(race, t, on),
    h("div.race-tools", [
      pair(
        "race-unit",
        text("watch.race.by"),
        select(
          "#race-unit.choice",
          UNITS.map((id) => [id, text(`watch.race.by.${id}`)]),
          unit,
          (id) => on.measureBy(/** @type {Unit} */ (id)),
        ),
      ),
      pair(
        "race-speed",
        text("watch.speed"),
        select("#race-speed.choice", speeds, String(speed), (value) => on.setSpeed(Number(value))),
      ),
      work(race, t, on),
    ]),
    h("p#race-news.race-news", { attrs: { role: "status" } }, news(race, places, t)),
  ]);
}

/** @param {number} value @param {Unit} unit @param {Translator} t */
function speedName(value, unit, { text }) {
  if (value === GATHERING) return text("watch.race.speed.gathering");
  if (unit === "reads") return text("watch.race.speed.reads", { number: value });
  return value === 1000
    ? text("watch.race.speed.real")
    : text("watch.race.speed.slow", { number: 1000 / value });
}

/** A lane: the choice of its algorithm, its small board and its state. @param {Race} race @param {number} index @param {number | null} place @param {Translator} t @param {Actions} on */
function runner(race, index, place, t, on) {
  const { text } = t;
  const lane = race.lanes[index];
  const { entry, run, picture } = lane;
  const name = entry ? text(`watch.name.${entry.algorithm}`) : "";
  const isFinal = Boolean(run?.solution) && picture?.board.join("") === run?.solution;
  /** @type {[string, string][]} */
  const choices = ALGORITHMS.map((id) => [id, text(`watch.name.${id}`)]);
  if (index >= FILLED_LANES) choices.unshift([NOBODY, text("watch.race.empty")]);
  const enter = (/** @type {string} */ id) =>
    on.enter(
      index,
      ALGORITHMS.find((algorithm) => algorithm === id),
    );
  return h("div.runner", { attrs: { "data-empty": !entry } }, [
    select(".choice", choices, entry?.algorithm ?? NOBODY, enter, {
      "aria-label": text("watch.race.lane", { number: index + 1 }),
    }),
    miniBoard(race.puzzle, picture, isFinal, text("watch.race.board", { name })),
    h("p.runner-state", [
      place === null ? null : h("span.medal", String(place)),
      h("span", runnerState(lane, place, race.unit, t)),
    ]),
  ]);
}

/** @param {Lane} lane @param {number | null} place @param {Unit} unit @param {Translator} t */
function runnerState(lane, place, unit, t) {
  if (!lane.entry) return "";
  if (!isCounted(lane, unit)) return t.text("watch.race.uncounted");
  if (place !== null) return amountText(totalOf(lane, unit) ?? 0, unit, t);
  const { placements = 0, erasures = 0 } = lane.picture?.work ?? {};
  return t.text("watch.race.state", { placements, erasures });
}

/** @param {number} amount @param {Unit} unit @param {Translator} t */
const amountText = (amount, unit, { text, short }) =>
  unit === "reads"
    ? text("watch.race.reads", { number: Math.floor(amount) })
    : text("time.milliseconds", { number: short(amount) });

/** @param {Race} race @param {Translator} t @param {Actions} on */
function player(race, t, on) {
  const { playing, amount, unit } = race;
  const notch = notchOf(amount, courseOf(race));
  const now = amountText(amount, unit, t);
  return h("div.race-player", [
    tool(
      "#race-play",
      playing ? ICONS.pause : ICONS.play,
      t.text(playing ? "watch.pause" : "watch.play"),
      on.togglePlay,
      { attrs: { autofocus: true } },
    ),
    h("input#race-position.race-slider", {
      attrs: {
        type: "range",
        min: 0,
        max: NOTCHES,
        "aria-label": t.text("watch.race.clock"),
        "aria-valuetext": now,
      },
      props: { value: String(notch), style: `--done: ${(100 * notch) / NOTCHES}%` },
      on: { input: (event) => on.go(Number(targetOf(event).value)) },
    }),
    h("output#race-clock.race-clock", now),
  ]);
}

/** The state of the searches, and a button that stops or resumes them. @param {Race} race @param {Translator} t @param {Actions} on */
function work(race, { text }, on) {
  const { lanes, stopped } = race;
  const open = lanes.filter(({ entry, run }) => entry && !run?.finished);
  const steps = open.reduce((sum, { run }) => sum + (run?.steps ?? 0), 0);
  const isOpen = open.length > 0;
  /** @type {Key} */
  const key = !isOpen ? "watch.race.timing" : stopped ? "watch.race.stopped" : "watch.race.open";
  return h("div.race-work", [
    h("p#race-searching.race-state", isOpen || !isMeasured(race) ? text(key, { steps }) : ""),
    isOpen
      ? button("#race-cancel.small", text(stopped ? "watch.resume" : "watch.cancel"), () =>
          on.setStopped(!stopped),
        )
      : null,
  ]);
}

/** The latest arrival, or a failure. @param {Race} race @param {(number | null)[]} places @param {Translator} t */
function news({ broken, lanes, unit }, places, t) {
  if (broken) return t.text("watch.race.failed");
  const place = Math.max(...places.map((each) => each ?? 0));
  const last = lanes[places.lastIndexOf(place)];
  if (!last?.entry) return "";
  const name = t.text(`watch.name.${last.entry.algorithm}`);
  const amount = amountText(totalOf(last, unit) ?? 0, unit, t);
  return t.text("watch.race.arrived", { name, place, amount });
}
