/** The list of all steps, with the runs of singles folded except the one that is on the board. */
import { memo } from "../app/derived.js";
import { h } from "../ui/draw.js";
import { currentStep } from "../ui/kit.js";
import { textOf } from "./story.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("./groups.js").Group} Group */

/** Made again only if something differs: a path may have hundreds of steps. */
export const pathList = memo(
  (
    /** @type {Step[]} */ steps,
    /** @type {Group[]} */ groups,
    /** @type {number} */ at,
    /** @type {Translator} */ t,
    /** @type {(step: number) => void} */ go,
  ) => {
    const row = (
      /** @type {number} */ step,
      /** @type {string} */ name,
      /** @type {string} */ what,
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
    const rows = groups.flatMap(({ from, to }) => {
      const isFolded = to - from > 1 && (at < from || at >= to);
      if (isFolded) {
        return [
          row(from, t.text("explain.run"), t.text("explain.run.count", { count: to - from })),
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

/** The technique and the conclusion of a step. @param {Step} step @returns {[name: string, what: string]} */
const titleOf = ({ story }) => (story ? [story.name, textOf(story.claim)] : ["", ""]);
