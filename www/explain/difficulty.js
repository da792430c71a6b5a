/** How hard a path is: its length, its hardest technique, its steps by technique, and what the rating means. */
import { memo } from "../app/derived.js";
import { h } from "../ui/draw.js";
import { countsOf } from "./groups.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("../pkg/logic.js").Rating} Rating */
/** @typedef {import("../pkg/logic.js").Technique} Technique */

export const difficulty = memo(
  (
    /** @type {Step[]} */ steps,
    /** @type {Rating | null} */ rating,
    /** @type {Map<string, Technique> | undefined} */ techniques,
    /** @type {Translator} */ t,
  ) => {
    if (!techniques) return [];
    const counts = [...countsOf(steps)].map(([id, count]) => ({
      count,
      name: techniques.get(id)?.name ?? id,
    }));
    const used = new Set(countsOf(steps).keys());
    const hardest = [...techniques.keys()].findLast((id) => used.has(id)) ?? "full-house";
    const summary = { steps: steps.length, hardest: techniques.get(hardest)?.name ?? "" };
    return [
      h("p.difficulty", { key: "difficulty" }, t.text("explain.difficulty", summary)),
      h(
        "ul.counts",
        { key: "counts", attrs: { "aria-label": t.text("explain.counts") } },
        counts.map(({ name, count }) => h("li", [h("span", name), h("span", t.number(count))])),
      ),
      rating ? h("p.about", { key: "rating" }, rated(rating, t)) : null,
    ];
  },
);

/** The numbers of Sudoku Explainer as players write them: 7.0, not 7. @param {Rating} rating @param {Translator} t */
function rated({ se, score }, t) {
  const [er, ep, ed] = [se.er, se.ep, se.ed].map((number) => number.toFixed(1));
  return t.text("explain.rating.what", { er, ep, ed, score });
}
