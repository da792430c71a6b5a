/** The statement about the puzzle, as a template. Each coordinate in it highlights its cell. */

import { button, pointing, stay } from "../ui/buttons.js";
import { h } from "../ui/draw.js";

/** @typedef {import("../i18n/translator.js").Part} Part */
/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Message} Message */
/** @typedef {import("../ui/draw.js").Template} Template */
/**
 * @typedef {object} Actions  beside these, what the statement offers
 * @property {(cells: readonly number[] | null) => void} light
 * @property {(cell: number) => void} select
 */
/** @typedef {Actions & Record<NonNullable<Part["offer"]>, () => void>} VerdictActions */

/** @param {Message | null | undefined} message @param {Translator} translator @param {VerdictActions} on @returns {Template} */
export function sentence(message, { parts }, on) {
  /** @type {Template} */ const made = [];
  for (const part of message ? parts(message.key, message.args) : []) {
    const node = nodeOf(part, on);
    const before = made.at(-1);
    const [punctuation] = (typeof node === "string" && /^[,.;、。，；]+/.exec(node)) || [];
    // Keep punctuation on the same line as the button before it.
    if (punctuation && before && typeof before !== "string") {
      made.splice(-1, 1, h("span.together", { key: before.key }, [before, punctuation]));
      made.push(part.text.slice(punctuation.length));
    } else {
      made.push(node);
    }
  }
  return made;
}

/** @param {Part} part @param {VerdictActions} on */
function nodeOf({ text, cell, offer, tip, href, points }, on) {
  if (href) return h("a.link", { attrs: { href }, key: href }, text);
  if (offer) {
    const lit = points?.cells
      ? pointing(
          () => on.light(points.cells ?? null),
          () => on.light(null),
        )
      : {};
    /** @type {Record<string, string>} */
    const attrs = tip ? { title: tip } : {};
    return button(".link", text, on[offer], { ...lit, attrs, key: `${offer} ${text}` });
  }
  if (cell === undefined) return text;
  const lit = pointing(
    () => on.light([cell]),
    () => on.light(null),
  );
  return button(".coordinate", text, () => on.select(cell), {
    ...lit,
    on: { ...lit.on, mousedown: stay },
    key: text,
  });
}
