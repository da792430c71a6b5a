/** A board in the text with a search on it: play, pause, one step back or on, or any step by the slider. */
import { load } from "../../app/edits.js";
import { initialState } from "../../app/state.js";
import { createStore } from "../../app/store.js";
import { EXAMPLE } from "../../sudoku/puzzles.js";
import { element } from "../../ui/dom.js";
import { draw, h, nextFrame } from "../../ui/draw.js";
import { ICONS, targetOf, tool } from "../../ui/kit.js";
import { boardView } from "../../view/board-view.js";
import * as model from "../../watch/model.js";
import { momentLink } from "../../watch/moment-link.js";
import { Player } from "../../watch/player.js";
import { isClassic, Search } from "../../watch/search.js";
import { sentenceOf } from "../../watch/sentence.js";

/** @import { RedokuGridElement } from "../../board/grid-element.js" */
/** @import { SolverClient } from "../../engine/client.js" */
/** @import { Translator } from "../../i18n/translator.js" */
/** @import { Algorithm } from "../../pkg/redoku.js" */
/** @typedef {import("../../app/store.js").Store["update"]} Act  applies a change, and shows its step at once */

const SPEED = 10;

/** @param {HTMLElement} place  names the algorithm and the first step to show @param {SolverClient} client @param {Translator} translator */
export async function createDemo(place, client, translator) {
  const algorithm = /** @type {Algorithm} */ (place.dataset.algorithm);
  const board = /** @type {RedokuGridElement} */ (document.createElement("redoku-grid"));
  const side = element("div", "demo-side");
  place.append(board, side);
  /** The search once it has ended. @type {Search | null} */ let search = null;
  const choices = { algorithm, speed: SPEED, tongue: /** @type {const} */ ("words") };
  const store = createStore(model.open(load(initialState, EXAMPLE), choices), nextFrame);
  const player = new Player(store, () => search);
  store.subscribe(render);

  function render() {
    const { state } = store;
    const overlay = model.overlayOf(state);
    if (overlay) board.view = boardView(state, { marks: new Map() }, translator, { overlay });
    draw(side, panel(model.watchOf(state), act, translator));
    player.follow();
  }

  /** @type {Act} */
  function act(change, ...args) {
    store.update(change, ...args);
    player.follow();
  }

  render();
  try {
    search = await searched(client, algorithm);
  } catch (error) {
    console.warn("Redoku's demo could not start:", error);
    const { text } = translator;
    const name = text(`watch.name.${algorithm}`);
    draw(side, [h("h3", name), h("p.demo-sentence", text("unloaded"))]);
    return;
  }
  const { steps, finished, solution } = search;
  store.update(model.report, { steps, finished, solution });
  act(model.go, Number(place.dataset.step));
}

/** The step in words, and the buttons. @param {model.Watch} watch @param {Act} act @param {Translator} translator */
function panel({ algorithm, search, picture, playing }, act, { text }) {
  const step = picture?.step ?? 0;
  const steps = search?.steps ?? 0;
  const name = text(`watch.name.${algorithm}`);
  const said = picture && sentenceOf(picture, isClassic(algorithm));
  const button = (
    /** @type {string} */ icon,
    /** @type {string} */ label,
    /** @type {model.WatchCommand} */ command,
  ) => tool("", icon, label, () => act(model.execute, command), {});
  return [
    h("h3", name),
    h(
      "p.demo-sentence",
      { attrs: { "aria-live": playing ? "off" : "polite" } },
      said ? text(said.key, said.args) : "",
    ),
    h("input.demo-position", {
      attrs: {
        type: "range",
        min: 0,
        max: steps,
        step: 1,
        "aria-label": `${name}, ${text("watch.position")}`,
        "aria-valuetext": text("watch.position.value", { step, steps }),
      },
      props: { value: String(step) },
      on: { input: (event) => act(model.go, Number(targetOf(event).value)) },
    }),
    h("div.demo-tools", { attrs: { role: "group", "aria-label": name } }, [
      button(ICONS.back, text("watch.back"), "back"),
      button(
        playing ? ICONS.pause : ICONS.play,
        text(playing ? "watch.pause" : "watch.play"),
        "play",
      ),
      button(ICONS.on, text("watch.on"), "on"),
      h(
        "span.demo-count",
        { attrs: { "aria-hidden": "true" } },
        picture ? text("watch.position.count", { step, steps }) : "",
      ),
    ]),
    h(
      "a.demo-link",
      { attrs: { href: `./${momentLink({ algorithm, step, puzzle: EXAMPLE })}` } },
      text("watch.open"),
    ),
  ];
}

/** The whole search of the example. @param {SolverClient} client @param {Algorithm} algorithm */
async function searched(client, algorithm) {
  const search = await Search.begin(client, EXAMPLE, algorithm);
  while (!search.finished) await search.runOn();
  return search;
}
