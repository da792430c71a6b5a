/** What is folded below the stage: all steps of the path, what else the position allows, and how hard the path is. */
import { memo } from "../app/derived.js";
import { LEVELS } from "../sudoku/puzzles.js";
import { button } from "../ui/buttons.js";
import { h } from "../ui/draw.js";
import { currentStep, select } from "../ui/kit.js";
import { explainOf, isSingle, listed } from "./model.js";
import { plain } from "./story-panel.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */
/** @import { Rating, Step, Technique } from "../pkg/logic.js" */
/** @typedef {{ from: number, to: number }} Group  the first step, and the one after the last */
/** @typedef {Pick<import("./panel.js").Actions, "show" | "list" | "listUpTo">} Actions */

/** The least number of singles in a row that fold, so that they do not bury the clever steps. */
const RUN = 3;

/** The list of all steps, with the runs of singles folded except the one that is on the board. Made again only if something differs: a path may have hundreds of steps. */
export const pathList = memo(
  (
    /** @type {Step[]} */ steps,
    /** @type {number} */ at,
    /** @type {Translator} */ t,
    /** @type {(step: number) => void} */ go,
  ) => {
    const row = (
      /** @type {number} */ step,
      /** @type {string} */ name,
      /** @type {import("../ui/draw.js").Template} */ what,
    ) => {
      const { attrs, hook } = currentStep(step === at);
      return h("li", { key: step }, [
        h(
          "button.path-step",
          { attrs: { type: "button", ...attrs }, hook, on: { click: () => go(step) } },
          [h("span", name), h("span.path-what", what)],
        ),
      ]);
    };
    const rows = groupsOf(steps).flatMap(({ from, to }) => {
      const isFolded = to - from > 1 && (at < from || at >= to);
      if (isFolded) {
        return [
          row(from, t.text("explain.run"), [t.text("explain.run.count", { count: to - from })]),
        ];
      }
      return steps.slice(from, to).map((step, index) => row(from + index, ...titleOf(step)));
    });
    return h(
      "ol#explain-path.path",
      { key: "path", attrs: { "aria-label": t.text("explain.path", { steps: steps.length }) } },
      rows,
    );
  },
);

/** The technique and the conclusion of a step. @param {Step} step @returns {[name: string, what: import("../ui/draw.js").Template]} */
const titleOf = ({ story }) => (story ? [story.name, plain(story.claim)] : ["", []]);

/** The steps of a path in groups: a run of singles, or one step. @param {Step[]} steps @returns {Group[]} */
function groupsOf(steps) {
  /** @type {Group[]} */
  const groups = [];
  for (let from = 0; from < steps.length; ) {
    let to = from;
    while (to < steps.length && isSingle(steps[to])) to++;
    if (to - from >= RUN) {
      groups.push({ from, to });
      from = to;
    } else {
      groups.push({ from, to: from + 1 });
      from += 1;
    }
  }
  return groups;
}

/** What can be done in the position: all its steps up to a level, by technique. @param {State} state @param {Translator} t @param {Actions} on */
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
        wanted ? byTechnique(steps, t, on.show) : [],
      ),
    ],
  );
}

const byTechnique = memo(
  (
    /** @type {Step[] | null} */ steps,
    /** @type {Translator} */ t,
    /** @type {Actions["show"]} */ show,
  ) => {
    if (!steps?.length) return [t.text(steps ? "available.none" : "available.working")];
    return [...Map.groupBy(steps, ({ technique }) => technique)].map(([technique, same]) => {
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
              button(".path-step", h("span.available-what", plain(step.story?.claim ?? [])), () =>
                show(step),
              ),
            ]),
          ),
        ),
      ]);
    });
  },
);

/** The length of a path, its hardest technique, its steps by technique, and what the rating means. */
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

/** The number of steps of each technique, in the order of first use. @param {Pick<Step, "technique">[]} steps @returns {Map<string, number>} */
function countsOf(steps) {
  const counts = new Map();
  for (const { technique } of steps) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  return counts;
}
