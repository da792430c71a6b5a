/** The repairs to choose from: each lights its cells, and one press applies it. */

import { button, pointing } from "../ui/buttons.js";
import { h } from "../ui/draw.js";
import { eyeAndEar } from "../ui/words.js";
import { statementOf } from "../view/statement.js";
import { changeOf } from "./words.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */
/** @import { Repair } from "../pkg/redoku.js" */
/**
 * @typedef {object} Actions
 * @property {(repair: Repair) => void} apply
 * @property {(cells: readonly number[] | null) => void} light
 */

/** @param {State} state @param {Translator} t @param {Actions} on @returns {import("../ui/draw.js").Template | null} */
export function panel(state, t, on) {
  const repairs = statementOf(state).help?.repairs ?? [];
  if (repairs.length === 0) return null;
  const attrs = { "aria-label": t.text("repair.list") };
  return [
    h(
      "ul.offers",
      { attrs },
      repairs.map((repair) => offer(repair, t, on)),
    ),
  ];
}

/** @param {Repair} repair @param {Translator} t @param {Actions} on */
function offer(repair, t, { apply, light }) {
  const { text, spoken } = t;
  const message = inFull(repair);
  const cells = repair.changes.map(({ cell }) => cell);
  const label = spoken("repair.apply.label", { change: spoken(message.key, message.args) });
  const lit = pointing(
    () => light(cells),
    () => light(null),
  );
  return h("li.offer", { ...lit, key: label }, [
    h("span", eyeAndEar(t, message)),
    button(".small", text("repair.apply"), () => apply(repair), { attrs: { "aria-label": label } }),
  ]);
}

/** A repair in words, with what is typed now. @param {Repair} repair @returns {import("../i18n/translator.js").Message} */
function inFull(repair) {
  const [{ cell, from, to }] = repair.changes;
  return repair.kind === "digit"
    ? { key: "repair.change.instead", args: { cell: { cell }, from, to } }
    : changeOf(repair);
}
