/**
 * Draws the search tree along the current path, downward: a row for each level, with its failed, current and
 * untried choices. Levels with a single choice can be folded to a dot.
 */
import { shape } from "../ui/dom.js";
import { levelsOf } from "./levels.js";
import { createZoom } from "./tree-zoom.js";

/** @import { Translator } from "../i18n/translator.js" */
/** @import { Branch, Level } from "./levels.js" */
/** @import { Picture } from "./tape.js" */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ from: Point, to: Point, folded: boolean }} Spot  the node before a level, and the current node of the level */

/** The height of a level and of a folded one, the width of a choice, and of the cell's name before them. */
const [LEVEL, DOT, CHOICE, HEAD] = [26, 6, 21, 34];
const WIDTH = HEAD + 9 * CHOICE + 6;
/** The position of the root, and the space below the last level. */
const [ROOT, END] = [10, 14];

/** @param {HTMLElement} place @param {(fitted: boolean) => void} onFit  called when the tree starts or ends to fit its place */
export function createTree(place, onFit) {
  const svg = /** @type {SVGSVGElement} */ (
    shape("svg", { class: "tree-picture", "aria-hidden": "true" })
  );
  place.append(svg);
  // All nodes are above all edges.
  const layers = { edges: shape("g", {}), nodes: shape("g", {}) };
  svg.append(layers.edges, layers.nodes);
  /** @type {{ edges: SVGElement, nodes: SVGElement, key: string }[]} */ const drawn = [];
  const zoom = createZoom(place, svg, onFit);
  let shown = 0;

  /** @param {number} index */
  function levelAt(index) {
    while (drawn.length <= index) {
      const [edges, nodes] = [shape("g", {}), shape("g", {})];
      layers.edges.append(edges);
      layers.nodes.append(nodes);
      drawn.push({ edges, nodes, key: "" });
    }
    return drawn[index];
  }

  return {
    ...zoom,
    /**
     * @param {string} puzzle @param {Picture} picture @param {boolean} upward
     * @param {boolean} fold @param {Translator} translator
     */
    draw(puzzle, picture, upward, fold, translator) {
      const levels = levelsOf(puzzle, picture, upward);
      let at = { x: HEAD + 4.5 * CHOICE, y: ROOT };
      levels.forEach((level, index) => {
        const spot = spotOf(level, at, fold);
        const entry = levelAt(index);
        const key = JSON.stringify([translator.language, spot, level]);
        if (entry.key !== key) {
          entry.edges.replaceChildren(...edgesOf(level, spot));
          entry.nodes.replaceChildren(...nodesOf(level, spot, translator));
        }
        entry.key = key;
        at = spot.to;
      });
      for (const entry of drawn.slice(levels.length)) {
        entry.key = "";
        entry.edges.replaceChildren();
        entry.nodes.replaceChildren();
      }
      zoom.fill(WIDTH, at.y + END, levels.length !== shown);
      shown = levels.length;
      place.setAttribute("aria-label", describe(levels, upward, translator));
    },
  };
}

/** @param {Level} level @param {Point} from @param {boolean} fold @returns {Spot} */
function spotOf(level, from, fold) {
  const folded = fold && !level.forks;
  const current = level.branches.find(({ fate }) => fate === "now") ?? level.branches.at(-1);
  const x = folded || !current ? from.x : columnOf(level, current);
  return { from, to: { x, y: from.y + (folded ? DOT : LEVEL) }, folded };
}

/** The place of a branch in its row: by digit if all are in one cell, else side by side. @param {Level} level @param {Branch} branch */
function columnOf({ branches }, branch) {
  const oneCell = branches.every(({ cell }) => cell === branch.cell);
  const slot = oneCell
    ? branch.digit - 1
    : 4 - (branches.length - 1) / 2 + branches.indexOf(branch);
  return HEAD + (slot + 0.5) * CHOICE;
}

/** The edges of a level, the current one last and therefore on top. @param {Level} level @param {Spot} spot */
function* edgesOf(level, { from, to, folded }) {
  if (folded) {
    yield shape("path", { d: `M${from.x} ${from.y}V${to.y}`, class: "edge", "data-fate": "now" });
    return;
  }
  const order = level.branches.toSorted((one, other) => rank(one) - rank(other));
  for (const branch of order) yield edge(from, { x: columnOf(level, branch), y: to.y }, branch);
}

/** @param {Branch} branch */
const rank = ({ fate }) => (fate === "now" ? 1 : 0);

/** @param {Level} level @param {Spot} spot @param {Translator} translator */
function* nodesOf(level, { to, folded }, translator) {
  if (folded) {
    yield shape("circle", { cx: to.x, cy: to.y, r: 2, class: "dot" });
    return;
  }
  for (const branch of level.branches) {
    yield node({ x: columnOf(level, branch), y: to.y }, branch, translator);
  }
  const [{ cell }] = level.branches;
  if (level.branches.every((other) => other.cell === cell)) {
    yield shape("text", { x: HEAD / 2, y: to.y + 3, class: "where" }, nameOf(cell, translator));
  }
}

/** @param {Point} from @param {Point} to @param {Branch} branch */
function edge(from, to, { fate }) {
  const middle = (from.y + to.y) / 2;
  const d = `M${from.x} ${from.y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
  return shape("path", { d, class: "edge", "data-fate": fate });
}

/** @param {Point} at @param {Branch} branch @param {Translator} translator */
function node({ x, y }, { cell, digit, fate }, translator) {
  const group = shape("g", { class: "node", "data-fate": fate });
  group.append(
    shape("title", {}, `${nameOf(cell, translator)}: ${digit}`),
    shape("circle", { cx: x, cy: y, r: 8 }),
    shape("text", { x, y: y + 4 }, String(digit)),
  );
  return group;
}

/** @param {number} cell @param {Translator} translator */
const nameOf = (cell, { text }) =>
  text("watch.tree.cell", { row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 });

/** @param {Level[]} levels @param {boolean} upward @param {Translator} translator */
function describe(levels, upward, { text }) {
  const fates = levels.flatMap(({ branches }) => branches.map(({ fate }) => fate));
  const count = (/** @type {string} */ wanted) => fates.filter((fate) => fate === wanted).length;
  const key = upward ? "watch.tree.state" : "watch.tree.state.closed";
  return text(key, { levels: levels.length, dead: count("dead"), open: count("open") });
}
