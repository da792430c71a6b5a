/** The work so far and the tree, below the board. */
import { button } from "../ui/buttons.js";
import { element } from "../ui/dom.js";
import { draw, h } from "../ui/draw.js";
import { ICONS, island, toggle, tool } from "../ui/kit.js";
import { isWatching, watchOf } from "./model.js";
import { isClassic } from "./search.js";
import { createTree } from "./tree.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */
/** @typedef {Partial<Pick<import("./model.js").Watch, "fold" | "fitted">>} Changes */

const WORK = /** @type {const} */ (["calls", "tests", "placements", "erasures", "depth"]);

/** @param {(changes: Changes) => void} change */
export function createStage(change) {
  const section = element("section", "stage");
  section.id = "stage";
  section.hidden = true;
  section.setAttribute("aria-labelledby", "stage-heading");
  /** The tree, once it is drawn; it has a zoom of its own. @type {ReturnType<typeof createTree> | null} */
  let tree = null;

  /** @param {State} state @param {Translator} t */
  function panel(state, t) {
    const { puzzle, picture, algorithm, fold, fitted } = watchOf(state);
    const numbers = picture && { ...picture.work, depth: picture.open };
    const drawTree = (/** @type {HTMLElement} */ place) => {
      tree ??= createTree(place, (fitted) => change({ fitted }));
      if (picture) tree.draw(puzzle, picture, triesUpward(algorithm), fold, t);
    };
    const { text } = t;
    const attrs = { role: "img", tabindex: 0 };
    return [
      h(
        "dl.work",
        WORK.map((name) =>
          h("div", [
            h("dt", text(`watch.count.${name}`)),
            h(`dd#watch-${name}`, numbers ? t.number(numbers[name]) : ""),
          ]),
        ),
      ),
      h("div.stage-head", [
        h("h2#stage-heading", text("watch.tree")),
        h("span.stage-fold", [
          h("label", { attrs: { for: "watch-fold" } }, text("watch.tree.fold")),
          toggle("watch-fold", fold, (fold) => change({ fold })),
        ]),
        h("span.stage-zoom", { attrs: { role: "group", "aria-label": text("watch.tree.zoom") } }, [
          tool("#watch-zoom-out", ICONS.less, text("watch.tree.out"), () => tree?.zoomOut(), {}),
          button("#watch-fit.small", text("watch.tree.fit"), () => tree?.fit(), {
            attrs: { "aria-pressed": String(fitted) },
          }),
          tool("#watch-zoom-in", ICONS.more, text("watch.tree.in"), () => tree?.zoomIn(), {}),
        ]),
      ]),
      island("div#watch-tree.tree", attrs, [picture, fold, t], drawTree),
      h("p.tree-note", text("watch.tree.legend")),
    ];
  }

  return {
    section,
    /** @param {State} state @param {Translator} t */
    render(state, t) {
      if (isWatching(state)) draw(section, panel(state, t));
      else section.hidden = true;
    },
  };
}

/** Whether each call tries the digits of one cell upward, so that the path determines the tree. @param {import("../pkg/redoku.js").Algorithm} algorithm */
const triesUpward = (algorithm) => isClassic(algorithm) || algorithm === "fewest-first";
