/** What can be done in a position: all its steps up to a level, by technique. */

import { memo } from "../app/derived.js";
import { LEVELS } from "../sudoku/puzzles.js";
import { button } from "../ui/buttons.js";
import { h } from "../ui/draw.js";
import { select } from "../ui/kit.js";
import { explainOf, listed } from "./model.js";
import { textOf } from "./story.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {Pick<import("./panel.js").Actions, "show" | "list" | "listUpTo">} Actions */

/** @param {State} state @param {Translator} t @param {Actions} on */
export function stepList(state, t, on) {
  const { level, found, listing } = explainOf(state);
  const wanted = listed(state);
  const steps = wanted && found?.id === wanted.id ? found.steps : null;
  const levels = LEVELS.map((id) => /** @type {const} */ ([id, t.text(`level.${id}`)]));
  return h(
    "details#available.fold",
    {
      key: "available",
      props: { open: listing },
      on: { toggle: (event) => on.list(/** @type {HTMLDetailsElement} */ (event.target).open) },
    },
    [
      h("summary", t.text("available")),
      h("div.row", [
        h("label", { attrs: { for: "available-level" } }, t.text("available.level")),
        select("#available-level.small", levels, level, (value) =>
          on.listUpTo(/** @type {import("./model.js").Level} */ (value)),
        ),
      ]),
      h(
        "div.available-list",
        { attrs: { "aria-live": "polite" } },
        wanted ? groups(steps, t, on.show) : [],
      ),
    ],
  );
}

const groups = memo(
  (
    /** @type {Step[] | null} */ steps,
    /** @type {Translator} */ t,
    /** @type {Actions["show"]} */ show,
  ) => {
    if (!steps?.length) return [t.text(steps ? "available.none" : "available.working")];
    return [...groupBy(steps, ({ technique }) => technique)].map(([technique, same]) => {
      const name = t.text("explain.count", {
        name: same[0].story?.name ?? "",
        count: same.length,
      });
      return h("details.available-group", { key: technique }, [
        h("summary", name),
        h(
          "ul",
          same.map((step) =>
            h("li", [
              button(".path-step", h("span.available-what", textOf(step.story?.claim ?? [])), () =>
                show(step),
              ),
            ]),
          ),
        ),
      ]);
    });
  },
);

/** @template T, K @param {T[]} items @param {(item: T) => K} keyOf @returns {Map<K, T[]>} */
function groupBy(items, keyOf) {
  /** @type {Map<K, T[]>} */ const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
