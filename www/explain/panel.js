/** The panel of an explanation, a stage: the profile of the path, the step, its reasons beat by beat, and the rest folded. */

import { memo } from "../app/derived.js";
import { failureKey, isFailure } from "../app/failure.js";
import { linkLabel } from "../app/links.js";
import { ratingOf, verdictOf } from "../app/state.js";
import { button, keycaps, stay } from "../ui/buttons.js";
import { h } from "../ui/draw.js";
import { island, switchRow } from "../ui/kit.js";
import { drawBars, profile } from "../ui/profile.js";
import { eyeAndEar } from "../ui/words.js";
import { ratingIn } from "../view/statement.js";
import { drawIdea } from "./about.js";
import { difficulty, pathList, stepList } from "./folds.js";
import {
  explainOf,
  hasOwn,
  isAtEnd,
  isAtStart,
  isRefutation,
  lastOf,
  nextHard,
  phaseOf,
  placeIn,
  stepOf,
} from "./model.js";
import { wrongDigits } from "./position.js";
import { lineAt, spokenOf } from "./story.js";
import { beatDots, conclusion, reasons } from "./story-panel.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */
/** @import { Step, Technique } from "../pkg/logic.js" */
/** @import { Template } from "../ui/draw.js" */
/** @import { Explain } from "./model.js" */
/**
 * @typedef {object} Actions
 * @property {(command: import("./model.js").ExplainCommand) => void} execute
 * @property {(event: KeyboardEvent) => void} key
 * @property {(step: number) => void} go
 * @property {(step: Step) => void} show
 * @property {(place: import("./story.js").Place) => void} walk
 * @property {(points: import("../sudoku/geometry.js").Points | null) => void} light
 * @property {(whole: boolean) => void} whole
 * @property {(cell: number) => void} erase
 * @property {() => void} toggleIdea
 * @property {() => void} toggleWork
 * @property {() => void} loadExample
 * @property {(own: boolean) => void} startFromOwn
 * @property {(listing: boolean) => void} list
 * @property {(level: import("./model.js").Level) => void} listUpTo
 * @property {() => void} copyLink
 */

/** A walk of more links is followed link by link, not read in one breath. */
const SHORT_WALK = 3;
/** The score of a technique whose bar is nearly full. */
const HARD = 300;

/** @param {State} state @param {Translator} t @param {Actions} on @returns {Template} */
export function panel(state, t, on) {
  const explain = explainOf(state);
  const { path } = explain;
  if (phaseOf(state) !== "ready" || !path) return [status(state, t, on)];
  const { steps } = path;
  const techniques = state.techniques?.byId;
  const caps = { arrows: "← →", space: t.text("key.space"), letter: "H", walk: "↑ ↓", play: "P" };
  return [
    h("div.explain-stage", { key: "stage", on: { keydown: on.key } }, [
      strip(explain, path, techniques, t, on),
      ...scene(state, t, on),
      controls(state, t, on),
    ]),
    h("details.fold", { key: "path" }, [
      h("summary", t.text("explain.path", { steps: steps.length })),
      pathList(steps, explain.at, t, on.go),
    ]),
    ...(isRefutation(path)
      ? []
      : [
          stepOf(explain) ? stepList(state, t, on) : null,
          h("details.fold", { key: "difficulty" }, [
            h("summary#explain-rating", howHard(state, t)),
            ...difficulty(steps, ratingOf(state), techniques, t),
          ]),
        ]),
    h("details.fold", { key: "more" }, [
      h("summary#explain-more", t.text("explain.more")),
      hasOwn(state)
        ? switchRow("explain-own", t.text("explain.own"), explain.own, on.startFromOwn)
        : null,
      button("#explain-link.small", t.text(linkLabel(state)), on.copyLink),
      h("p#explain-keys.note.keys-note", keycaps(t.parts, "explain.keys", caps)),
    ]),
  ];
}

/** A panel for boards on other sites: a step with its reasons, and the list of all steps. @param {State} state @param {Translator} t @param {Actions} on @returns {Template | null} */
export function compactPanel(state, t, on) {
  if (state.view !== "explain") return null;
  const explain = explainOf(state);
  const { path } = explain;
  if (phaseOf(state) !== "ready" || !path) return [status(state, t, on)];
  const { steps } = path;
  return [
    h("div.explain-stage", { key: "stage", on: { keydown: on.key } }, [
      strip(explain, path, state.techniques?.byId, t, on),
      ...scene(state, t, on, "p"),
      controls(state, t, on),
    ]),
    h("details.fold", { key: "path" }, [
      h("summary", t.text("explain.path", { steps: steps.length })),
      pathList(steps, explain.at, t, on.go),
    ]),
  ];
}

/** The rating of the puzzle, once it is known. @param {State} state @param {Translator} t */
function howHard(state, t) {
  const rating = ratingIn(state);
  return rating ? t.text(rating.key, rating.args) : t.text("explain.how-hard");
}

/** @param {Explain} explain */
function placeOf({ at, path }) {
  const steps = path?.steps.length ?? 0;
  return { step: Math.min(at + 1, steps), steps };
}

/** A bar for each step: the higher, the harder. The one of a contradiction stands out, and leaves the count above it readable. */
const bars = memo(
  (/** @type {Step[]} */ steps, /** @type {Map<string, Technique> | undefined} */ techniques) =>
    drawBars(
      steps.map(({ technique, evidence }) => {
        if (evidence.kind === "contradiction") return { share: 0.55, kind: evidence.kind };
        const { score = 0, level = "easy" } = techniques?.get(technique) ?? {};
        return { share: 0.1 + 0.85 * Math.sqrt(score / HARD), kind: level };
      }),
    ),
);

/** @param {Explain} explain @param {import("./model.js").Path} path @param {Map<string, Technique> | undefined} techniques @param {Translator} t @param {Actions} on */
function strip(explain, path, techniques, t, on) {
  const { steps } = path;
  const nameOf = (/** @type {number} */ at) => {
    const step = steps[at];
    const place = t.text("explain.position.value", { step: at + 1, steps: steps.length });
    if (!step) return t.text("explain.end");
    const name = step.story?.name ?? "";
    if (step.evidence.kind === "contradiction") {
      return t.text("explain.position.contradiction", { place, name });
    }
    const level = techniques?.get(step.technique)?.level;
    if (!level) return place;
    return t.text("explain.position.named", {
      place,
      name,
      level: t.text(/** @type {import("../i18n/translator.js").Key} */ (`level.${level}`)),
    });
  };
  return profile({
    id: "explain-position",
    picture: bars(steps, techniques),
    at: explain.at,
    steps: steps.length,
    last: lastOf(path),
    label: t.text("explain.position"),
    value: nameOf(explain.at),
    count: t.text("explain.position.count", placeOf(explain)),
    nameOf,
    go: on.go,
  });
}

/** The step: its technique, its conclusion, its beats and its reasons so far. @param {State} state @param {Translator} t @param {Actions} on @param {"h3" | "p"} title  the name is a heading only where those above it are known @returns {Template} */
function scene(state, t, on, title = "h3") {
  const explain = explainOf(state);
  const step = stepOf(explain);
  const story = step?.story;
  if (!story) {
    return [
      h("div.scene", { key: "scene" }, [
        h("p#explain-story.claim", { attrs: { role: "status" } }, t.text("explain.end")),
      ]),
    ];
  }
  const place = placeIn(state);
  const technique = state.techniques?.byId.get(step.technique);
  const whole = state.settings.wholeStep;
  return [
    h("div.scene", { key: "scene" }, [
      wrongOwn(state, t, on),
      h("div.scene-top", { key: "top" }, [
        h("div.scene-head", { key: "head" }, [
          h(`${title}#explain-title.story-title`, story.name),
          technique
            ? button("#explain-what.link.soft-link", t.text("explain.what"), on.toggleIdea, {
                attrs: { "aria-expanded": String(explain.asking) },
              })
            : null,
        ]),
        conclusion("#explain-claim", story.claim, step.place.length > 0, on),
        h("div.beats-row", { key: "beats" }, [
          whole ? h("span") : beatDots(story.beats, explain.place.beat, t, on),
          button("#explain-whole.link.soft-link", t.text("explain.whole"), () => on.whole(!whole), {
            attrs: { "aria-pressed": String(whole) },
          }),
        ]),
      ]),
      h(
        "div#explain-story.argument.story",
        {
          key: `reasons ${explain.at} ${explain.asking}`,
          attrs: { tabindex: explain.asking ? 0 : -1 },
        },
        explain.asking && technique
          ? [
              h("p.about", technique.idea),
              island("div", {}, [technique.ideaId, t], (spot) =>
                spot.replaceChildren(drawIdea(technique.ideaId, t.text("explain.idea"))),
              ),
            ]
          : reasons(story, explain.place, whole, t, on),
      ),
      // Screen readers announce single moments, not playback.
      h(
        "p.unseen",
        { key: "spoken", attrs: { "aria-live": explain.playing ? "off" : "polite" } },
        spokenAt(story, place),
      ),
    ]),
  ];
}

/** Says that an own digit is wrong, and offers to erase it: the path starts from the givens. @param {State} state @param {Translator} t @param {Actions} on */
function wrongOwn(state, t, on) {
  const [cell] = wrongDigits(state.board, verdictOf(state));
  if (cell === undefined) return null;
  const digit = state.board.placed[cell];
  return h("p.wrong-own", { key: "wrong" }, [
    ...eyeAndEar(t, { key: "explain.wrong", args: { digit, cell: { cell } } }),
    " ",
    button("#explain-erase.link", t.text("hint.erase"), () => on.erase(cell)),
  ]);
}

/** What is new at a place, as it is said aloud: the conclusion at the first beat, of a long walk its ends. @param {import("../pkg/logic.js").Story} story @param {import("./story.js").Place | null} place */
function spokenAt(story, place) {
  const { name, claim, beats } = story;
  const head = `${name}. ${spokenOf(claim)}`;
  const linesOf = (/** @type {import("../pkg/logic.js").Line[]} */ lines) =>
    lines.map(({ text, reason }) =>
      spokenOf([...text, ...(reason ? [{ text: ", " }, ...reason] : [])]),
    );
  if (!place) return [head, ...beats.flatMap(({ lines }) => linesOf(lines))].join(" ");
  const { title, lines } = beats[place.beat];
  const line = lineAt(story, place);
  if (line) return linesOf([line]).join(" ");
  const links = linesOf(lines.filter(({ on }) => on !== undefined));
  const walk = links.length > SHORT_WALK ? [links[0], "…", links[links.length - 1]] : links;
  const rest = linesOf(lines.filter(({ on }) => on === undefined));
  const beat = [`${title}.`, ...walk, ...rest];
  return (place.beat === 0 ? [head, ...beat] : beat).join(" ");
}

/** The buttons, which never move. @param {State} state @param {Translator} t @param {Actions} on */
function controls(state, t, on) {
  const explain = explainOf(state);
  const { at, path } = explain;
  const steps = path?.steps ?? [];
  return h(
    "div.explain-controls",
    { key: "controls", attrs: { role: "group", "aria-label": t.text("explain.controls") } },
    [
      button("#explain-back.control", t.text("explain.back"), () => on.execute("back"), {
        attrs: { "aria-disabled": isAtStart(state) && "true" },
        on: { mousedown: stay },
      }),
      h("span.control-count", { attrs: { "aria-hidden": "true" } }, [
        h("b", String(placeOf(explain).step)),
        ` / ${steps.length}`,
      ]),
      button("#explain-on.control.control-main", t.text("explain.on"), () => on.execute("on"), {
        attrs: { "aria-disabled": isAtEnd(explain) && "true" },
        on: { mousedown: stay },
      }),
      button("#explain-hard.control", t.text("explain.hard"), () => on.execute("hard"), {
        attrs: {
          "aria-label": t.text("explain.hard.label"),
          "aria-disabled": nextHard(steps, at) === null && "true",
        },
        on: { mousedown: stay },
      }),
    ],
  );
}

/** Why there is no path yet, and what can be done about it. @param {State} state @param {Translator} t @param {Actions} on */
function status(state, t, on) {
  const phase = phaseOf(state);
  const percent = Math.round(100 * explainOf(state).share);
  const press = phase === "empty" ? on.loadExample : on.toggleWork;
  const label = buttonOf(phase);
  const remark =
    phase === "working" && percent > 0
      ? t.text("explain.share", { percent })
      : phase === "ready"
        ? ""
        : t.text(isFailure(phase) ? failureKey(phase, "explain.crash") : `explain.${phase}`);
  const data = { attrs: { type: "button" }, on: { click: press, mousedown: stay } };
  return h("div.explain-state", { key: "state" }, [
    h("p#explain-status.explain-status", { attrs: { role: "status" } }, remark),
    label ? h("button#explain-cancel.small", data, t.text(label)) : null,
  ]);
}

/** What can be done while there is no path. @param {import("./model.js").Phase} phase */
function buttonOf(phase) {
  switch (phase) {
    case "working":
      return "explain.cancel";
    case "stopped":
    case "crash":
    case "unloaded":
      return "explain.resume";
    case "empty":
      return "explain.example";
    default:
      return null;
  }
}
