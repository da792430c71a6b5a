/** The work so far and the tree, drawn by hand: the tree has its own zoom. */
import { translatePage } from "../i18n/translator.js";
import { build } from "../ui/build.js";
import { ICONS } from "../ui/kit.js";
import { label, textButton, tool } from "../ui/widgets.js";
import { isWatching, watchOf } from "./model.js";
import { isClassic } from "./search.js";
import { createTree } from "./tree.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {ReturnType<typeof buildStage>} StageParts */

/** @param {{ fold(fold: boolean): void }} actions */
export function createStage(actions) {
  const parts = buildStage();
  const tree = createTree(parts);
  /** @type {import("./tape.js").Picture | null} */ let drawn = null;
  /** @type {Translator | null} */ let current = null;
  parts.fold.addEventListener("change", () => {
    drawn = null;
    actions.fold(parts.fold.checked);
  });

  return {
    section: parts.section,
    /** @param {State} state @param {Translator} t */
    render(state, t) {
      parts.section.hidden = !isWatching(state);
      if (!isWatching(state)) return;
      const watch = watchOf(state);
      if (t !== current) translatePage(parts.section, t);
      const { picture } = watch;
      if (picture === drawn && t === current) return;
      [drawn, current] = [picture, t];
      if (!picture) return;
      tree.draw(watch.puzzle, picture, triesUpward(watch.algorithm), watch.fold, t);
      const numbers = { ...picture.work, depth: picture.open };
      parts.counts.forEach((place, index) => {
        place.textContent = t.number(numbers[WORK[index]]);
      });
    },
  };
}

/** Whether each call tries the digits of one cell upward, so that the path determines the tree. @param {import("../pkg/redoku.js").Algorithm} algorithm */
const triesUpward = (algorithm) => isClassic(algorithm) || algorithm === "fewest-first";

const WORK = /** @type {const} */ (["calls", "tests", "placements", "erasures", "depth"]);

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
  const zoomOut = tool("watch.tree.out", ICONS.less, "watch-zoom-out");
  const zoomIn = tool("watch.tree.in", ICONS.more, "watch-zoom-in");
  const fit = textButton("watch-fit", "watch.tree.fit");
  const tree = build("div", { class: "tree", id: "watch-tree", role: "img", tabindex: "0" });
  const section = build(
    "section",
    { class: "stage", id: "stage", "aria-labelledby": "stage-heading", hidden: "" },
    list,
    build(
      "div",
      { class: "stage-head" },
      build("h2", { id: "stage-heading", "data-t": "watch.tree" }),
      build("span", { class: "stage-fold" }, label("watch-fold", "watch.tree.fold", ""), fold),
      build(
        "span",
        { class: "stage-zoom", role: "group", "data-t-label": "watch.tree.zoom" },
        zoomOut,
        fit,
        zoomIn,
      ),
    ),
    tree,
    build("p", { class: "tree-note", "data-t": "watch.tree.legend" }),
  );
  return { section, counts, fold, tree, zoomIn, zoomOut, fit };
}
