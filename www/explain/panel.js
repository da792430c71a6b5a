/** The panel of an explanation: the step and its reasons, the path, and how hard it is. */
import { ratingOf } from "../app/state.js";
import { button, stay } from "../ui/buttons.js";
import { h } from "../ui/draw.js";
import { ICONS } from "../ui/icons.js";
import { keycaps } from "../ui/keycaps.js";
import { island, switchRow, targetOf, tool } from "../ui/kit.js";
import { drawIdea } from "./about-drawing.js";
import { difficulty } from "./difficulty.js";
import { stepList } from "./listing.js";
import { explainOf, groupsOn, hasOwn, phaseOf, stepOf } from "./model.js";
import { pathList } from "./path.js";
import { beatRows, words } from "./story-panel.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("./model.js").Explain} Explain */
/** @typedef {import("../ui/draw.js").Template} Template */
/**
 * @typedef {object} Actions
 * @property {(command: import("./keys.js").ExplainCommand) => void} execute
 * @property {(step: number) => void} go
 * @property {(step: import("../pkg/logic.js").Step) => void} show
 * @property {(place: import("./story.js").Place | null) => void} walk
 * @property {(points: import("../i18n/translator.js").Points | null) => void} light
 * @property {() => void} toggleWork
 * @property {() => void} loadExample
 * @property {(own: boolean) => void} startFromOwn
 * @property {(listing: boolean) => void} list
 * @property {(level: import("./model.js").Level) => void} listUpTo
 * @property {() => void} copyLink
 */

/** @param {State} state @param {Translator} t @param {Actions} on @returns {Template} */
export function panel(state, t, on) {
  const explain = explainOf(state);
  const isReady = phaseOf(state) === "ready";
  const { path } = explain;
  const caps = { arrows: "← →", space: t.text("key.space"), letter: "H", walk: "↑ ↓" };
  const ready =
    !isReady || !path
      ? []
      : [
          player(explain, t, on),
          whatIsThis(state, t),
          storyRow(explain, t, on),
          pathList(path.steps, groupsOn(path), explain.at, t, on.go),
          stepOf(explain) ? stepList(state, t, on) : null,
          ...difficulty(path.steps, ratingOf(state), state.techniques?.byId, t),
          h("div.explain-foot", [button("#explain-link.small", copyLabel(state, t), on.copyLink)]),
        ];
  return [
    status(state, t, on),
    hasOwn(state)
      ? switchRow("explain-own", t.text("explain.own"), explain.own, on.startFromOwn)
      : null,
    ...ready,
    h("p#explain-keys.note.keys-note", { key: "keys" }, keycaps(t.parts, "explain.keys", caps)),
  ];
}

/** A small panel, for boards on other sites: a step with its reasons, and the list of all steps. @param {State} state @param {Translator} t @param {Actions} on @returns {Template | null} */
export function compactPanel(state, t, on) {
  if (state.view !== "explain") return null;
  const explain = explainOf(state);
  const { path } = explain;
  const remark = remarkOf(state, t);
  if (remark || !path) {
    return [h("div.story", { attrs: { "aria-live": "polite" } }, [h("p", remark)])];
  }
  const step = stepOf(explain);
  return [
    h("div.compact-player", [
      tool("", ICONS.back, t.text("explain.back"), () => on.execute("back")),
      tool("", ICONS.on, t.text("explain.on"), () => on.execute("on")),
      tool("", ICONS.skip, t.text("explain.hard"), () => on.execute("hard")),
      h("span.count", t.text("explain.position.count", placeOf(explain))),
    ]),
    step ? h("p.story-title", step.story?.name ?? "") : null,
    storyRow(explain, t, on),
    h("details", { key: "path" }, [
      h("summary", t.text("explain.path")),
      pathList(path.steps, groupsOn(path), explain.at, t, on.go),
    ]),
  ];
}

/** @param {Explain} explain */
function placeOf({ at, path }) {
  const steps = path?.steps.length ?? 0;
  return { step: Math.min(at + 1, steps), steps };
}

/** @param {Explain} explain @param {Translator} t @param {Actions} on */
function player(explain, t, on) {
  const { at, playing } = explain;
  const place = placeOf(explain);
  const icon = playing ? ICONS.pause : ICONS.play;
  const label = t.text(playing ? "explain.pause" : "explain.play");
  return h(
    "div.explain-player",
    { key: "player", attrs: { role: "group", "aria-label": t.text("explain.controls") } },
    [
      tool("#explain-back", ICONS.back, t.text("explain.back"), () => on.execute("back")),
      tool("#explain-play", icon, label, () => on.execute("play")),
      tool("#explain-on", ICONS.on, t.text("explain.on"), () => on.execute("on")),
      h("input#explain-position.scrubber", {
        attrs: {
          type: "range",
          min: 1,
          step: 1,
          max: place.steps + 1,
          "aria-label": t.text("explain.position"),
          "aria-valuetext": t.text("explain.position.value", place),
        },
        props: {
          value: String(at + 1),
          style: `--done: ${(100 * at) / Math.max(place.steps, 1)}%`,
        },
        on: { input: (event) => on.go(Number(targetOf(event).value) - 1) },
      }),
      h(
        "span.count",
        { attrs: { "aria-hidden": "true" } },
        t.text("explain.position.count", place),
      ),
      tool("#explain-hard", ICONS.skip, t.text("explain.hard"), () => on.execute("hard")),
    ],
  );
}

/** Why there is no path yet; empty if there is one. @param {State} state @param {Translator} t */
function remarkOf(state, { text }) {
  const phase = phaseOf(state);
  const percent = Math.round(100 * explainOf(state).share);
  if (phase === "ready") return "";
  return phase === "working" && percent > 0
    ? text("explain.share", { percent })
    : text(`explain.${phase}`);
}

/** Why there is no path yet, and what can be done about it. @param {State} state @param {Translator} t @param {Actions} on */
function status(state, t, on) {
  const phase = phaseOf(state);
  const press = phase === "empty" ? on.loadExample : on.toggleWork;
  const label = {
    working: t.text("explain.cancel"),
    stopped: t.text("explain.resume"),
    crash: t.text("explain.resume"),
    empty: t.text("explain.example"),
  }[/** @type {string} */ (phase)];
  const data = { attrs: { type: "button" }, on: { click: press, mousedown: stay } };
  return h("div.explain-state", { key: "state", attrs: { hidden: phase === "ready" } }, [
    h("p#explain-status.explain-status", { attrs: { role: "status" } }, remarkOf(state, t)),
    label ? h("button#explain-cancel.small", data, label) : null,
  ]);
}

/** The story of the step. @param {Explain} explain @param {Translator} t @param {Actions} on */
function storyRow(explain, t, on) {
  const { place, playing } = explain;
  const story = stepOf(explain)?.story;
  // Screen readers announce single steps, not playback.
  const attrs = { "aria-live": playing ? "off" : "polite" };
  return h(
    "div#explain-story.story",
    { key: "story", attrs },
    story
      ? [
          h("p.story-so", { key: "claim" }, words(story.claim, on)),
          ...beatRows(story.beats, place, t, on),
        ]
      : [h("p", { key: "end" }, t.text("explain.end"))],
  );
}

/** The name of the technique, and its idea on demand. @param {State} state @param {Translator} t */
function whatIsThis(state, t) {
  const step = stepOf(explainOf(state));
  if (!step) return null;
  const technique = state.techniques?.byId.get(step.technique);
  return h("details.what.technique", { key: "what" }, [
    h("summary", [
      h("h3#explain-title.story-title", step.story?.name ?? ""),
      h("span", t.text("explain.what")),
    ]),
    h("p.about", technique?.idea ?? ""),
    technique
      ? island("div", {}, [technique.ideaId, t], (place) =>
          place.replaceChildren(drawIdea(technique.ideaId, t.text("explain.idea"))),
        )
      : null,
  ]);
}

/** @param {State} state @param {Translator} t */
function copyLabel({ copied }, t) {
  if (copied?.what !== "explain") return t.text("explain.link");
  return t.text(copied.worked ? "explain.link.copied" : "explain.link.shown");
}
