/** Builds the elements of the Watch view. They name the keys of their sentences for the translator. */

import { build } from "../ui/build.js";
import { keepFocus } from "../ui/dom.js";
import { ICONS, label, textButton, tool } from "../ui/widgets.js";
import { TONGUES } from "./code.js";
import { ALGORITHMS } from "./moment-link.js";
import { SPEEDS } from "./player.js";
import { isClassic } from "./search.js";

export const GOALS = /** @type {const} */ (["placement", "dead-end", "solution"]);

/** @typedef {ReturnType<typeof buildWatch>} WatchParts */

/** @param {ReturnType<typeof import("./stage.js").buildStage>} stage */
export function buildWatch(stage) {
  const algorithm = build("select", { id: "watch-algorithm", class: "choice" });
  algorithm.append(
    group("watch.classics", ALGORITHMS.filter(isClassic)),
    group(
      "watch.after",
      ALGORITHMS.filter((id) => !isClassic(id)),
    ),
  );
  const about = build("p", { class: "about", id: "watch-about" });
  const back = tool("watch.back", ICONS.back, "watch-back");
  const play = tool("watch.play", ICONS.play, "watch-play");
  const on = tool("watch.on", ICONS.on, "watch-on");
  const speed = build("select", { id: "watch-speed", class: "choice" });
  speed.append(...SPEEDS.map((value) => build("option", { value: String(value) })));
  const position = build("input", {
    id: "watch-position",
    class: "position",
    type: "range",
    min: "0",
    step: "1",
    "data-t-label": "watch.position",
  });
  const axis = build("span", {
    class: "ribbon-axis",
    "data-t": "watch.axis",
    "aria-hidden": "true",
  });
  const timeline = build("div", { class: "timeline" }, axis, position);
  const sentence = build("p", { class: "sentence", id: "watch-sentence", "aria-live": "polite" });
  const progressText = build("span", { id: "watch-progress" });
  const progressButton = build("button", { type: "button", class: "small", id: "watch-cancel" });
  const count = build("span", { class: "count", id: "watch-count", "aria-hidden": "true" });
  const progress = build("div", { class: "progress" }, progressText, progressButton, count);
  const goals = GOALS.map((goal) =>
    build("button", {
      type: "button",
      class: "small",
      id: `watch-${goal}`,
      "data-t": `watch.next.${goal}`,
    }),
  );
  const tongue = build("select", { id: "watch-tongue", class: "choice" });
  tongue.append(...TONGUES.map(([value, name]) => build("option", { value }, name)));
  tongue.options[0].setAttribute("data-t", "watch.code.words");
  const code = build("pre", {
    class: "code",
    id: "watch-code",
    tabindex: "0",
    role: "region",
    "data-t-label": "watch.code",
  });
  // A copy of the running line for phones, where the program itself may be out of sight.
  const line = build("p", { class: "running-line", "aria-hidden": "true" });
  const race = textButton("watch-race", "watch.race");
  const link = textButton("watch-link", "watch.link");
  const keys = build("p", { class: "note keys-note", id: "watch-keys" });
  for (const button of [back, play, on, ...goals, progressButton]) keepFocus(button);

  const rows = [
    build(
      "div",
      { class: "watch-choices" },
      label("watch-algorithm", "watch.algorithm", "unseen"),
      algorithm,
      label("watch-tongue", "watch.code.language", "unseen"),
      tongue,
    ),
    about,
    build(
      "div",
      { class: "player", role: "group", "data-t-label": "watch.controls" },
      back,
      play,
      on,
      label("watch-speed", "watch.speed", "unseen"),
      speed,
    ),
    progress,
    timeline,
    sentence,
    build(
      "div",
      { class: "goals", role: "group", "data-t-label": "watch.next" },
      build("span", { "data-t": "watch.next", "aria-hidden": "true" }),
      ...goals,
    ),
    code,
    line,
    build("div", { class: "watch-foot" }, race, link),
    keys,
  ];
  return {
    rows,
    algorithm,
    about,
    back,
    play,
    on,
    speed,
    position,
    timeline,
    count,
    sentence,
    progressText,
    progressButton,
    goals,
    tongue,
    code,
    line,
    race,
    link,
    keys,
    stage,
  };
}

/** @param {string} key @param {string[]} ids */
function group(key, ids) {
  const options = ids.map((id) => build("option", { value: id, "data-t": `watch.name.${id}` }));
  return build("optgroup", { "data-t-group": key }, ...options);
}
