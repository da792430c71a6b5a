/** Builds the elements of the Explain view. They name the keys of their sentences for the translator. */
import { build } from "../ui/build.js";
import { keepFocus } from "../ui/dom.js";
import { ICONS, textButton, tool } from "../ui/widgets.js";

/** @typedef {ReturnType<typeof buildExplain>} ExplainParts */

/** @param {HTMLElement} available  what can be done in the position */
export function buildExplain(available) {
  const back = tool("explain.back", ICONS.back, "explain-back");
  const play = tool("explain.play", ICONS.play, "explain-play");
  const on = tool("explain.on", ICONS.on, "explain-on");
  const hard = tool("explain.hard", ICONS.skip, "explain-hard");
  const position = build("input", {
    id: "explain-position",
    class: "scrubber",
    type: "range",
    min: "1",
    step: "1",
    "data-t-label": "explain.position",
  });
  const count = build("span", { class: "count", "aria-hidden": "true" });
  const difficulty = build("p", { class: "difficulty" });
  const rated = build("summary", { id: "explain-rating" });
  const meaning = build("p", { class: "about" });
  const rating = build("details", { class: "what" }, rated, meaning);
  const bar = build("div", { class: "kinds", "aria-hidden": "true" });
  const status = build("p", { class: "explain-status", id: "explain-status", role: "status" });
  const statusButton = build("button", { type: "button", class: "small", id: "explain-cancel" });
  const story = build("div", { class: "story", id: "explain-story", "aria-live": "polite" });
  const proof = build("div", { class: "proof", id: "explain-proof" });
  const so = build("div", { class: "story", id: "explain-so", "aria-live": "polite" });
  const title = build("h3", { class: "story-title", id: "explain-title" });
  const about = build("p", { class: "about" });
  const idea = build("div");
  const what = build(
    "details",
    { class: "what technique" },
    build("summary", {}, title, build("span", { "data-t": "explain.what" })),
    about,
    idea,
  );
  const path = build("ol", { class: "path", id: "explain-path", "data-t-label": "explain.path" });
  const counts = build("ul", { class: "counts" });
  const kinds = build(
    "details",
    { class: "what" },
    build("summary", { "data-t": "explain.counts" }),
    counts,
  );
  const link = textButton("explain-link", "explain.link");
  const keys = build("p", { class: "note keys-note", id: "explain-keys" });
  for (const button of [back, play, on, hard, statusButton]) keepFocus(button);
  const player = build(
    "div",
    { class: "explain-player", role: "group", "data-t-label": "explain.controls" },
    back,
    play,
    on,
    position,
    count,
    hard,
  );
  const state = build("div", { class: "explain-state" }, status, statusButton);
  const own = build("input", {
    id: "explain-own",
    class: "switch",
    type: "checkbox",
    role: "switch",
    checked: "",
  });
  const ownLabel = build("label", { for: own.id, "data-t": "explain.own" });
  const ownRow = build("div", { class: "row" }, ownLabel, own);
  return {
    rows: [
      player,
      state,
      ownRow,
      what,
      story,
      proof,
      so,
      path,
      available,
      difficulty,
      bar,
      kinds,
      rating,
      build("div", { class: "explain-foot" }, link),
      keys,
    ],
    player,
    back,
    play,
    on,
    hard,
    position,
    count,
    difficulty,
    rating,
    rated,
    meaning,
    bar,
    state,
    own,
    ownRow,
    status,
    statusButton,
    story,
    proof,
    so,
    what,
    title,
    about,
    idea,
    path,
    kinds,
    counts,
    link,
    keys,
  };
}
