/** Bar charts as tables: the numbers are text, the bars are drawn. */
import { element } from "../../ui/dom.js";
import { shape } from "../../ui/svg.js";

/**
 * @param {string} caption
 * @param {[label: string, count: number][]} rows
 * @param {(count: number) => string} number
 */
export function barChart(caption, rows, number) {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  const body = rows.map(([label, count]) => {
    const head = element("th", "", label);
    head.scope = "row";
    return element(
      "tr",
      "",
      head,
      element("td", "chart-count", number(count)),
      element("td", "chart-bar", bar(count / most)),
    );
  });
  return element("table", "chart", element("caption", "", caption), element("tbody", "", ...body));
}

/** @param {number} share */
function bar(share) {
  const picture = shape("svg", {
    viewBox: "0 0 100 10",
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
  // One puzzle among a million is still to be seen.
  const width = share === 0 ? 0 : Math.max(0.5, 100 * share);
  picture.append(shape("rect", { width, height: 10 }));
  return picture;
}
