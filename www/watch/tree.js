/**
 * Draws the search tree along the current path: a column for each level, with its digits from top to bottom.
 * Levels without a choice can be folded away, so that only the forks are left.
 */
import { levelsOf } from "./levels.js";

/** @typedef {import("./levels.js").Level} Level */
/** @typedef {import("../i18n.js").Translator} Translator */

/** @param {HTMLElement} place */
export function createTree(place) {
  /** @type {{ column: HTMLElement, key: string }[]} */ const columns = [];

  let shown = 0;

  /** @param {number} index */
  function columnAt(index) {
    while (columns.length <= index) {
      const column = document.createElement("div");
      column.className = "level";
      for (let digit = 1; digit <= 9; digit++) {
        const branch = document.createElement("span");
        branch.className = "branch";
        column.append(branch);
      }
      place.append(column);
      columns.push({ column, key: "" });
    }
    return columns[index];
  }

  /** @param {Level} level @param {number} index @param {boolean} fold @param {Translator} translator */
  function draw({ cell, branches, forks }, index, fold, { text }) {
    const folded = fold && forks < 2;
    const entry = columnAt(index);
    const { column } = entry;
    column.hidden = false;
    const title = text("cell", { row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 });
    const key = `${title} ${folded} ${branches}`;
    if (entry.key === key) return;
    entry.key = key;
    column.title = title;
    column.classList.toggle("folded", folded);
    branches.forEach((branch, at) => {
      const place = /** @type {HTMLElement} */ (column.children[at]);
      place.dataset.branch = branch;
      place.textContent = branch && !folded ? String(at + 1) : "";
    });
  }

  return {
    /**
     * @param {string} puzzle @param {[number, number][]} path @param {boolean} upward
     * @param {boolean} fold @param {Translator} translator
     */
    draw(puzzle, path, upward, fold, translator) {
      const levels = levelsOf(puzzle, path, upward);
      levels.forEach((level, index) => {
        draw(level, index, fold, translator);
      });
      for (const { column } of columns.slice(levels.length)) column.hidden = true;
      const dead = levels.reduce(
        (sum, { branches }) => sum + branches.filter((branch) => branch === "dead").length,
        0,
      );
      const open = levels.reduce(
        (sum, { branches }) => sum + branches.filter((branch) => branch === "open").length,
        0,
      );
      const key = upward ? "watch.tree.state" : "watch.tree.path";
      place.setAttribute("aria-label", translator.text(key, { levels: levels.length, dead, open }));
      if (levels.length !== shown) place.scrollLeft = place.scrollWidth;
      shown = levels.length;
    },
  };
}
