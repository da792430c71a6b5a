/** Bar charts as tables: the numbers are text, the bars are drawn; a row is a button that lists its puzzles. */
import { button } from "../../ui/buttons.js";
import { h } from "../../ui/draw.js";

/** @typedef {{ label: string, count: number, isChosen: boolean, choose: () => void }} Row */

/** @param {string} caption @param {Row[]} rows @param {(count: number) => string} number */
export function barChart(caption, rows, number) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const body = rows.map(({ label, count, isChosen, choose }) =>
    h("tr", { key: label }, [
      h("th", { attrs: { scope: "row" } }, [
        button(".link", label, choose, {
          attrs: { "aria-pressed": String(isChosen), "aria-disabled": String(count === 0) },
        }),
      ]),
      h("td.chart-count", number(count)),
      h("td.chart-bar", { on: { click: choose } }, [bar(count / most)]),
    ]),
  );
  return h("table.chart", [h("caption", caption), h("tbody", body)]);
}

/** @param {number} share */
function bar(share) {
  // One puzzle among a million is still to be seen.
  const width = share === 0 ? 0 : Math.max(0.5, 100 * share);
  const attrs = { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" };
  return h("svg", { attrs }, [h("rect", { attrs: { width, height: 10 } })]);
}
