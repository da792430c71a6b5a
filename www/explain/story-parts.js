/** Builds the sentences of a step. */

/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("./phrases.js").Sentence} Sentence */
/** @typedef {import("./phrases.js").Thing} Thing */
/** @typedef {{ see: Sentence, because: Sentence, so: Sentence }} Story */

/** A sentence of a story. @param {string} key @param {Record<string, Thing>} [args] @returns {Sentence} */
export const sentence = (key, args = {}) => ({
  key: /** @type {import("../i18n/translator.js").Key} */ (key),
  args,
});

/** What follows, without comment. @param {Step} step */
export const plainly = (step) => sentence("so.plain", { effects: { effects: step } });

/** The digits that a step removes. @param {Step} step */
export const removedDigits = ({ remove }) => [...new Set(remove.map(([, digit]) => digit))].sort();
