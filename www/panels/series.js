/** The list that the puzzle on the board comes from: "12 of 200", one further, one back, all of them. */
import { seriesOf } from "../app/place.js";
import { button } from "../ui/buttons.js";
import { h } from "../ui/draw.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */
/** @typedef {{ go: (by: number) => void, list: () => void, leave: () => void }} Actions */

/** @param {State} state @param {Translator} t @param {Actions} on @returns {import("../ui/draw.js").Template | null} */
export function seriesPanel(state, { text }, { go, list, leave }) {
  const series = seriesOf(state);
  if (!series) return null;
  const { at, puzzles } = series;
  const count = puzzles.length;
  const step = (
    /** @type {string} */ sign,
    /** @type {number} */ by,
    /** @type {string} */ label,
  ) =>
    button(".quiet.series-step", sign, () => go(by), {
      key: sign,
      attrs: { "aria-label": label, "aria-disabled": String(!puzzles[at + by]) },
    });
  return [
    h("div.series", [
      step("‹", -1, text("series.back")),
      button(".quiet", text("series.at", { at: at + 1, count }), list, {
        attrs: { "aria-label": text("series.list", { at: at + 1, count }) },
      }),
      step("›", 1, text("series.next")),
      button(".quiet.series-step", "×", leave, { attrs: { "aria-label": text("series.leave") } }),
    ]),
  ];
}
