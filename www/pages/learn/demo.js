/** A board in the text with a search on it: play, pause, one step back or on, or any step by the slider. */
import { initialState } from "../../app/state.js";
import { translatePage } from "../../i18n/translator.js";
import { EXAMPLE } from "../../sudoku/example.js";
import { build } from "../../ui/build.js";
import { ICONS } from "../../ui/icons.js";
import { setPlayIcon, tool } from "../../ui/widgets.js";
import { boardView } from "../../view/board-view.js";
import { momentLink } from "../../watch/moment-link.js";
import { createPlayer } from "../../watch/player.js";
import { isClassic, Search } from "../../watch/search.js";
import { searchOverlay } from "../../watch/search-overlay.js";
import { sentenceOf } from "../../watch/sentence.js";

/** @typedef {import("../../board/grid-element.js").RedokuGridElement} RedokuGridElement */
/** @typedef {import("../../pkg/redoku.js").Algorithm} Algorithm */

const SPEED = 10;

/**
 * @param {HTMLElement} place  names the algorithm and the first step to show
 * @param {import("../../engine/client.js").SolverClient} client
 * @param {import("../../i18n/translator.js").Translator} translator
 */
export async function createDemo(place, client, translator) {
  const { text } = translator;
  const algorithm = /** @type {Algorithm} */ (place.dataset.algorithm);
  const name = text(`watch.name.${algorithm}`);
  const board = /** @type {RedokuGridElement} */ (document.createElement("redoku-grid"));
  const sentence = build("p", { class: "demo-sentence", "aria-live": "polite" });
  const [back, play, on] = [
    tool("watch.back", ICONS.back),
    tool("watch.play", ICONS.play),
    tool("watch.on", ICONS.on),
  ];
  const position = build("input", { type: "range", min: "0", step: "1", class: "demo-position" });
  position.setAttribute("aria-label", `${name}, ${text("watch.position")}`);
  const count = build("span", { class: "demo-count", "aria-hidden": "true" });
  const link = build("a", { class: "demo-link" }, text("watch.open"));
  const tools = build("div", { class: "demo-tools", role: "group" }, back, play, on, count);
  tools.setAttribute("aria-label", name);
  place.append(
    board,
    build("div", { class: "demo-side" }, build("h3", {}, name), sentence, position, tools, link),
  );
  translatePage(place, translator);

  const search = await searched(client, algorithm).catch((error) => {
    console.warn("Redoku's demo could not start:", error);
    sentence.textContent = text("unloaded");
    for (const part of [position, tools, link]) part.remove();
  });
  if (!search) return;
  const { steps, solution } = search;
  position.max = String(steps);

  const player = createPlayer({
    draw(picture) {
      const { key, args } = sentenceOf(picture, isClassic(algorithm));
      const overlay = searchOverlay(picture, { puzzle: EXAMPLE, solution });
      board.view = boardView(initialState, { marks: new Map() }, translator, { overlay });
      sentence.textContent = text(key, args);
      position.value = String(picture.step);
      position.setAttribute(
        "aria-valuetext",
        text("watch.position.value", { step: picture.step, steps }),
      );
      count.textContent = text("watch.position.count", { step: picture.step, steps });
      link.href = `./${momentLink({ algorithm, step: picture.step, puzzle: EXAMPLE })}`;
    },
    changed() {
      setPlayIcon(play, player.playing);
      play.setAttribute("aria-label", text(player.playing ? "watch.pause" : "watch.play"));
      sentence.setAttribute("aria-live", player.playing ? "off" : "polite");
    },
    failed(error) {
      console.warn("Redoku's demo failed:", error);
    },
  });
  player.speed = SPEED;
  back.addEventListener("click", () => player.stepBy(-1));
  on.addEventListener("click", () => player.stepBy(1));
  play.addEventListener("click", () => (player.playing ? player.pause() : player.play()));
  position.addEventListener("input", () => {
    player.pause();
    player.go(Number(position.value));
  });
  await player.load(search, Number(place.dataset.step));
}

/** The whole search of the example. @param {import("../../engine/client.js").SolverClient} client @param {Algorithm} algorithm */
async function searched(client, algorithm) {
  const search = await Search.begin(client, EXAMPLE, algorithm);
  while (!search.finished) await search.runOn();
  return search;
}
