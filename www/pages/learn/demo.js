/** A board in the text with a search on it: play, pause, one step back or on, or any step by the slider. */
import { initialState } from "../../app/state.js";
import { EXAMPLE } from "../../sudoku/puzzles.js";
import { element } from "../../ui/dom.js";
import { draw, h } from "../../ui/draw.js";
import { ICONS, targetOf, tool } from "../../ui/kit.js";
import { boardView } from "../../view/board-view.js";
import { momentLink } from "../../watch/moment-link.js";
import { createPlayer } from "../../watch/player.js";
import { isClassic, Search } from "../../watch/search.js";
import { searchOverlay } from "../../watch/search-overlay.js";
import { sentenceOf } from "../../watch/sentence.js";

/** @import { RedokuGridElement } from "../../board/grid-element.js" */
/** @import { SolverClient } from "../../engine/client.js" */
/** @import { Translator } from "../../i18n/translator.js" */
/** @import { Algorithm } from "../../pkg/redoku.js" */
/** @import { Picture } from "../../watch/tape.js" */

const SPEED = 10;

/** @param {HTMLElement} place  names the algorithm and the first step to show @param {SolverClient} client @param {Translator} translator */
export async function createDemo(place, client, translator) {
  const algorithm = /** @type {Algorithm} */ (place.dataset.algorithm);
  const board = /** @type {RedokuGridElement} */ (document.createElement("redoku-grid"));
  const side = element("div", "demo-side");
  place.append(board, side);
  /** The search once it has ended. @type {Search | null} */ let search = null;
  /** @type {Picture | null} */ let picture = null;
  const player = createPlayer({
    draw(shown) {
      const overlay = searchOverlay(shown, {
        puzzle: EXAMPLE,
        solution: search?.solution ?? null,
      });
      board.view = boardView(initialState, { marks: new Map() }, translator, { overlay });
      picture = shown;
      render();
    },
    changed: render,
    failed(error) {
      console.warn("Redoku's demo failed:", error);
    },
  });

  function render() {
    draw(side, panel({ algorithm, steps: search?.steps ?? 0, picture, player }, translator));
  }

  player.speed = SPEED;
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
  await player.load(search, Number(place.dataset.step));
}

/**
 * The step in words, and the buttons.
 * @param {object} demo
 * @param {Algorithm} demo.algorithm
 * @param {number} demo.steps
 * @param {Picture | null} demo.picture  null until the search has ended
 * @param {ReturnType<typeof createPlayer>} demo.player
 * @param {Translator} translator
 */
function panel({ algorithm, steps, picture, player }, { text }) {
  const step = picture?.step ?? 0;
  const { playing } = player;
  const name = text(`watch.name.${algorithm}`);
  const said = picture && sentenceOf(picture, isClassic(algorithm));
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
      on: {
        input(event) {
          player.pause();
          player.go(Number(targetOf(event).value));
        },
      },
    }),
    h("div.demo-tools", { attrs: { role: "group", "aria-label": name } }, [
      tool("", ICONS.back, text("watch.back"), () => player.stepBy(-1), {}),
      tool(
        "",
        playing ? ICONS.pause : ICONS.play,
        text(playing ? "watch.pause" : "watch.play"),
        () => (playing ? player.pause() : player.play()),
        {},
      ),
      tool("", ICONS.on, text("watch.on"), () => player.stepBy(1), {}),
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
