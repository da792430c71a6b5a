/** The list of repairs to choose from: each lights its cells, and one press applies it. */
import { lighting } from "../panels/lighting.js";
import { button, element } from "../ui/dom.js";
import { changeOf } from "../view/help.js";

/** @typedef {import("../app/state.js").Repair} Repair */
/** @typedef {import("../i18n/translator.js").Translator} Translator */

/**
 * @param {HTMLElement} place
 * @param {object} actions
 * @param {(repair: Repair) => void} actions.apply
 * @param {(cells: readonly number[] | null) => void} actions.light
 */
export function createOffers(place, { apply, light }) {
  let drawn = "";

  /** @param {Repair} repair @param {Translator} translator */
  function offer(repair, { text, spoken }) {
    const { key, args } = inFull(repair);
    const press = button(text("repair.apply"), "small", () => apply(repair));
    press.setAttribute("aria-label", spoken("repair.apply.label", { change: spoken(key, args) }));
    const item = element("li", "offer", element("span", "", text(key, args)), press);
    const cells = repair.changes.map(({ cell }) => cell);
    return lighting(item, cells, light);
  }

  return {
    /** @param {Repair[]} repairs @param {Translator} translator */
    render(repairs, translator) {
      const wanted = JSON.stringify([translator.language, repairs]);
      // Rewriting the same offers would take the focus from them.
      if (wanted === drawn) return;
      drawn = wanted;
      place.hidden = repairs.length === 0;
      place.setAttribute("aria-label", translator.text("repair.list"));
      place.replaceChildren(...repairs.map((repair) => offer(repair, translator)));
    },
  };
}

/** A repair in words, with what is typed now. @param {Repair} repair @returns {import("../i18n/translator.js").Message} */
function inFull(repair) {
  const [{ cell, from, to }] = repair.changes;
  return repair.kind === "digit"
    ? { key: "repair.change.instead", args: { cell: { cell }, from, to } }
    : changeOf(repair);
}
