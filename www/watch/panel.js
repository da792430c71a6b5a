/** The panel of a search that is watched: what it is, the player, the moment, and its program. */
import { memo } from "../app/derived.js";
import { linkLabel } from "../app/links.js";
import { BLANK } from "../app/state.js";
import { button, keycaps, stay } from "../ui/buttons.js";
import { h } from "../ui/draw.js";
import { ICONS, select, tool } from "../ui/kit.js";
import { drawBars, profile } from "../ui/profile.js";
import { isWritten, TONGUES, tongueOf } from "./code.js";
import { problemKey, watchOf } from "./model.js";
import { ALGORITHMS } from "./moment-link.js";
import { EVERY_FRAME, SPEEDS, WHOLE, WHOLE_TIME } from "./pace.js";
import { program } from "./program.js";
import { isClassic } from "./search.js";
import { sentenceOf } from "./sentence.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */
/** @import { Goal } from "./goals.js" */
/** @import { Watch } from "./model.js" */
/**
 * @typedef {object} Actions
 * @property {(command: import("./model.js").WatchCommand) => void} execute
 * @property {(step: number) => void} go
 * @property {<N extends keyof import("./model.js").Choices>(name: N, value: import("./model.js").Choices[N]) => void} choose
 * @property {() => void} toggleRun  stops or resumes the search
 * @property {() => void} race
 * @property {() => void} copyLink
 * @property {() => void} loadExample
 */

/** @type {readonly Goal[]} */
const GOALS = ["placement", "dead-end", "solution"];

/** @param {State} state @param {Translator} t @param {Actions} on @returns {import("../ui/draw.js").Template} */
export function panel(state, t, on) {
  const watch = watchOf(state);
  const caps = { arrows: "← →", space: t.text("key.space"), letters: "P D S" };
  return [
    choices(watch, t, on),
    h("p#watch-about.about", { key: "about" }, t.text(`watch.about.${watch.algorithm}`)),
    player(watch, t, on),
    progress(watch, t, on),
    timeline(watch, t, on),
    sentence(watch, t, on),
    h("div.goals", { key: "goals", attrs: { role: "group", "aria-label": t.text("watch.next") } }, [
      h("span", { attrs: { "aria-hidden": "true" } }, t.text("watch.next")),
      ...GOALS.map((goal) =>
        button(`#watch-${goal}.small`, t.text(`watch.next.${goal}`), () => on.execute(goal), {
          on: { mousedown: stay },
        }),
      ),
    ]),
    ...program(watch, t),
    h("div.watch-foot", { key: "foot" }, [
      button("#watch-race.small", t.text("watch.race"), on.race),
      button("#watch-link.small", t.text(linkLabel(state)), on.copyLink),
    ]),
    h("p#watch-keys.note.keys-note", { key: "keys" }, keycaps(t.parts, "watch.keys", caps)),
  ];
}

/** @param {Watch} watch @param {Translator} t @param {Actions} on */
function choices(watch, t, on) {
  const named = (/** @type {boolean} */ classic) =>
    ALGORITHMS.filter((id) => isClassic(id) === classic).map(
      (id) => /** @type {const} */ ([id, t.text(`watch.name.${id}`)]),
    );
  const algorithms = [
    { group: t.text("watch.classics"), options: named(true) },
    { group: t.text("watch.after"), options: named(false) },
  ];
  const tongues = TONGUES.map(
    ([id, name]) =>
      /** @type {const} */ ([
        id,
        name || t.text("watch.code.words"),
        !isWritten(watch.algorithm, id),
      ]),
  );
  return h("div.watch-choices", { key: "choices" }, [
    h("label.unseen", { attrs: { for: "watch-algorithm" } }, t.text("watch.algorithm")),
    select("#watch-algorithm.choice", algorithms, watch.algorithm, (value) =>
      on.choose("algorithm", value),
    ),
    h("label.unseen", { attrs: { for: "watch-tongue" } }, t.text("watch.code.language")),
    select("#watch-tongue.choice", tongues, tongueOf(watch), (value) => on.choose("tongue", value)),
  ]);
}

/** @param {Watch} watch @param {Translator} t @param {Actions} on */
function player({ playing, speed }, t, on) {
  const speeds = SPEEDS.map((value) => /** @type {const} */ ([String(value), speedName(value, t)]));
  const label = t.text(playing ? "watch.pause" : "watch.play");
  return h(
    "div.player",
    { key: "player", attrs: { role: "group", "aria-label": t.text("watch.controls") } },
    [
      tool("#watch-back", ICONS.back, t.text("watch.back"), () => on.execute("back")),
      tool("#watch-play", playing ? ICONS.pause : ICONS.play, label, () => on.execute("play")),
      tool("#watch-on", ICONS.on, t.text("watch.on"), () => on.execute("on")),
      h("label.unseen", { attrs: { for: "watch-speed" } }, t.text("watch.speed")),
      select("#watch-speed.choice", speeds, String(speed), (value) =>
        on.choose("speed", Number(value)),
      ),
    ],
  );
}

/** @param {number} speed @param {Translator} translator */
function speedName(speed, { text }) {
  if (speed === WHOLE) return text("watch.speed.whole", { number: WHOLE_TIME });
  if (speed < EVERY_FRAME) return text("watch.speed.second", { number: speed });
  return text("watch.speed.frame", { number: speed / EVERY_FRAME });
}

/** @param {Watch} watch */
const placeOf = ({ search, picture }) => ({ step: picture?.step ?? 0, steps: search?.steps ?? 0 });

/** The state of the search, and a button that stops or resumes it. @param {Watch} watch @param {Translator} t @param {Actions} on */
function progress(watch, { text }, on) {
  const { search, stopped, problem } = watch;
  const hasFailed = problem !== null && problem !== "conflict";
  const isUnsolved = search?.finished === true && !search.solution;
  const isUnfinished = search?.finished === false;
  const canResume = hasFailed || stopped;
  const key = isUnsolved ? "watch.unsolved" : canResume ? "watch.stopped" : "watch.running";
  const resume = text(canResume ? "watch.resume" : "watch.cancel");
  return h("div.progress", { key: "progress" }, [
    h("span#watch-progress", isUnsolved || (isUnfinished && !hasFailed) ? text(key) : ""),
    hasFailed || isUnfinished
      ? button("#watch-cancel.small", resume, on.toggleRun, { on: { mousedown: stay } })
      : null,
    h(
      "span#watch-count.count",
      { attrs: { "aria-hidden": "true" } },
      text("watch.position.count", placeOf(watch)),
    ),
  ]);
}

/** The depth of the search over its steps, as a slider. @param {Watch} watch @param {Translator} t @param {Actions} on */
function timeline(watch, t, on) {
  const { step, steps } = placeOf(watch);
  const nameOf = (/** @type {number} */ at) => t.text("watch.position.value", { step: at, steps });
  return profile({
    id: "watch-position",
    picture: depthBars(watch.depths),
    at: step,
    steps,
    label: t.text("watch.position"),
    value: nameOf(step),
    count: t.text("watch.axis"),
    nameOf,
    go: on.go,
  });
}

/** A bar for each depth, the deepest one nearly as high as the profile. */
const depthBars = memo((/** @type {ArrayLike<number>} */ depths) => {
  const all = Array.from(depths);
  const deepest = Math.max(1, ...all);
  return drawBars(all.map((depth) => ({ share: (0.95 * depth) / deepest })));
});

/** The sentence about the step. Screen readers announce single steps, not playback. @param {Watch} watch @param {Translator} t @param {Actions} on */
function sentence({ puzzle, algorithm, picture, remark, problem, playing }, t, on) {
  const instead = problem ? { key: problemKey(problem) } : remark;
  const message = instead ?? (picture && sentenceOf(picture, isClassic(algorithm)));
  const isStart = picture?.step === 0 && !instead && puzzle === BLANK;
  const text = message ? t.text(message.key, message.args) : "";
  return h(
    "p#watch-sentence.sentence",
    { key: "sentence", attrs: { "aria-live": playing ? "off" : "polite" } },
    isStart
      ? [t.text("watch.empty"), " ", button(".link", t.text("watch.example"), on.loadExample)]
      : [text],
  );
}
