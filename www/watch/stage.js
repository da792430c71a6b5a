/** Builds the elements below the board: the work so far and the tree. */
import { build } from "../ui/build.js";
import { ICONS, label, textButton, tool } from "../ui/widgets.js";

export const WORK = /** @type {const} */ (["calls", "tests", "placements", "erasures", "depth"]);

export function buildStage() {
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
    build("p", { class: "legend", "data-t": "watch.tree.legend" }),
  );
  return { section, counts, fold, tree, zoomIn, zoomOut, fit };
}
