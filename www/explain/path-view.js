/** The list of all steps, with the runs of singles folded except the one that is on the board. */
import { button, element } from "../ui/dom.js";
import { createPhrases } from "./phrases.js";
import { scrollIntoList } from "./scroll-list.js";
import { techniqueKey } from "./story-view.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("./path-groups.js").Group} Group */

/** @param {HTMLElement} list @param {(step: number) => void} go */
export function createPathView(list, go) {
  /** @type {unknown[]} */ let drawn = [];
  /** The buttons by the step that they go to. @type {Map<number, HTMLElement>} */
  let buttons = new Map();

  /** @param {number} step @param {string} name @param {string} what */
  function row(step, name, what) {
    const made = button("", "path-step", () => go(step));
    made.append(element("span", "", name), element("span", "path-what", what));
    buttons.set(step, made);
    return element("li", "", made);
  }

  /** @param {Step[]} steps @param {Group[]} groups @param {Group | undefined} open @param {Translator} translator */
  function write(steps, groups, open, translator) {
    const { text } = translator;
    const { effectsOf } = createPhrases(translator);
    buttons = new Map();
    const rows = groups.flatMap((group) => {
      const { from, to } = group;
      if (to - from > 1 && group !== open) {
        return [row(from, text("explain.run"), text("explain.run.count", { count: to - from }))];
      }
      return steps
        .slice(from, to)
        .map((step, index) =>
          row(from + index, text(techniqueKey(step.technique)), effectsOf(step)),
        );
    });
    list.replaceChildren(...rows);
  }

  return {
    /** @param {{ steps: Step[], groups: Group[], at: number }} path @param {Translator} translator */
    render({ steps, groups, at }, translator) {
      const open = groups.find(({ from, to }) => to - from > 1 && at >= from && at < to);
      const wanted = [steps, open, translator];
      if (wanted.some((value, index) => value !== drawn[index])) {
        drawn = wanted;
        write(steps, groups, open, translator);
      }
      for (const [step, made] of buttons) {
        if (step !== at) made.removeAttribute("aria-current");
        else if (!made.hasAttribute("aria-current")) {
          made.setAttribute("aria-current", "step");
          scrollIntoList(list, made);
        }
      }
    },
  };
}
