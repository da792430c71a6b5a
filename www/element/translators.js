/** The sentences of the element in both languages: one file is simpler to embed than one for each language. */
import boardEn from "../i18n/en/board.js";
import errorsEn from "../i18n/en/errors.js";
import spokenEn from "../i18n/en/spoken.js";
import { createTranslator } from "../i18n/translator.js";
import boardZh from "../i18n/zh/board.js";
import errorsZh from "../i18n/zh/errors.js";
import spokenZh from "../i18n/zh/spoken.js";

/** @import { Language, Translator } from "../i18n/translator.js" */

/** @type {Record<Language, Record<string, string>>} */
const SENTENCES = {
  en: { ...boardEn, ...errorsEn, ...spokenEn },
  "zh-Hans": { ...boardZh, ...errorsZh, ...spokenZh },
};

/** @type {Map<Language, Translator>} */
const translators = new Map();

/** The translator that all boards in a language share. @param {Language} language @returns {Translator} */
export function translatorFor(language) {
  const translator = translators.get(language) ?? createTranslator(language, SENTENCES[language]);
  translators.set(language, translator);
  return translator;
}

/** Adds sentences of a part that is loaded later; translators made before know them, too. @param {Language} language @param {Record<string, string>} sentences */
export function addSentences(language, sentences) {
  Object.assign(SENTENCES[language], sentences);
}
