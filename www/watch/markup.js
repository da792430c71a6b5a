/** Builds what the Watch view consists of; sentences are named, and written by the translator. */
import { keepFocus } from "../dom.js";
import { build } from "./build.js";
import { TONGUES } from "./code.js";
import { ALGORITHMS } from "./link.js";
import { SPEEDS } from "./player.js";
import { isClassic } from "./search.js";

export const ICONS = {
  back: "M13 4.5 6.5 10l6.5 5.5zM4.5 4.5v11",
  on: "M7 4.5 13.5 10 7 15.5zM15.5 4.5v11",
  play: "M6 3.5 16 10 6 16.5z",
  pause: "M6.5 4v12M13.5 4v12",
};
export const GOALS = /** @type {const} */ (["placement", "dead-end", "solution"]);
export const WORK = /** @type {const} */ (["calls", "tests", "placements", "erasures", "depth"]);

/** @typedef {ReturnType<typeof buildWatch>} WatchParts */

/** @param {HTMLElement} panel  the tab's panel @param {HTMLElement} sheet  holds the board */
export function buildWatch(panel, sheet) {
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
  const count = build("span", { class: "count", id: "watch-count", "aria-hidden": "true" });
  const timeline = build("div", { class: "timeline" }, position, count);
  const sentence = build("p", { class: "sentence", id: "watch-sentence", "aria-live": "polite" });
  const progressText = build("span", { id: "watch-progress" });
  const progressButton = build("button", { type: "button", class: "small", id: "watch-cancel" });
  const progress = build("div", { class: "progress", hidden: "" }, progressText, progressButton);
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
  const race = textButton("watch-race", "watch.race");
  const link = textButton("watch-link", "watch.link");
  const keys = build("p", { class: "note keys-note", id: "watch-keys" });
  for (const button of [back, play, on, ...goals, progressButton]) keepFocus(button);

  panel.append(
    label("watch-algorithm", "watch.algorithm", "unseen"),
    algorithm,
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
    timeline,
    sentence,
    progress,
    build(
      "div",
      { class: "goals", role: "group", "data-t-label": "watch.next" },
      build("span", { "data-t": "watch.next", "aria-hidden": "true" }),
      ...goals,
    ),
    build("div", { class: "code-head" }, label("watch-tongue", "watch.code.language", ""), tongue),
    code,
    build("div", { class: "foot" }, race, link),
    keys,
  );

  const stage = buildStage();
  sheet.append(stage.section);
  return {
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
    progress,
    progressText,
    progressButton,
    goals,
    tongue,
    code,
    race,
    link,
    keys,
    stage,
  };
}

/** What is shown below the board: the work so far, and the tree. */
function buildStage() {
  const counts = WORK.map((name) => build("dd", { id: `watch-${name}` }));
  const list = build("dl", { class: "work" });
  WORK.forEach((name, index) => {
    const term = build("dt", { "data-t": `watch.count.${name}` });
    list.append(build("div", {}, term, counts[index]));
  });
  const fold = build("input", {
    type: "checkbox",
    id: "watch-fold",
    class: "switch",
    role: "switch",
  });
  const tree = build("div", { class: "tree", id: "watch-tree", role: "img", tabindex: "0" });
  const head = build(
    "div",
    { class: "stage-head" },
    build("h2", { id: "stage-heading", "data-t": "watch.tree" }),
    label("watch-fold", "watch.tree.fold", ""),
    fold,
  );
  const section = build(
    "section",
    { class: "stage", id: "stage", "aria-labelledby": "stage-heading", hidden: "" },
    list,
    head,
    tree,
    build("p", { class: "legend", "data-t": "watch.tree.legend" }),
  );
  return { section, counts, fold, tree };
}

/** @param {string} key @param {string[]} ids */
function group(key, ids) {
  const options = ids.map((id) => build("option", { value: id, "data-t": `watch.name.${id}` }));
  return build("optgroup", { "data-t-group": key }, ...options);
}

/** @param {string} id @param {string} key @param {string} className */
const label = (id, key, className) => build("label", { for: id, "data-t": key, class: className });

/** @param {string} id @param {string} key */
const textButton = (id, key) =>
  build("button", { type: "button", class: "small", id, "data-t": key });

/** A button with a picture. @param {string} key  its name @param {string} path @param {string} [id] */
export function tool(key, path, id) {
  const made = build("button", { type: "button", class: "small tool", "data-t-label": key });
  if (id) made.id = id;
  made.append(icon(path));
  return made;
}

/** Shows whether the button will play or pause. @param {HTMLElement} button @param {boolean} playing */
export function setPlayIcon(button, playing) {
  button.querySelector("path")?.setAttribute("d", playing ? ICONS.pause : ICONS.play);
}

/** @param {string} path */
function icon(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}
