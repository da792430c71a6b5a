// Translators for both languages with all sentences.
import { readdirSync } from "node:fs";
import { createTranslator } from "../../www/i18n/translator.js";

const folder = new URL("../../www/i18n/", import.meta.url);

/** The sentences of a language by file. */
async function filesOf(name) {
  const files = readdirSync(new URL(name, folder)).sort();
  const load = async (file) => [file, (await import(new URL(`${name}/${file}`, folder))).default];
  return Object.fromEntries(await Promise.all(files.map(load)));
}

export const files = { en: await filesOf("en"), "zh-Hans": await filesOf("zh") };
export const sentences = {
  en: Object.assign({}, ...Object.values(files.en)),
  "zh-Hans": Object.assign({}, ...Object.values(files["zh-Hans"])),
};
export const en = createTranslator("en", sentences.en);
export const zh = createTranslator("zh-Hans", sentences["zh-Hans"]);
/** Chinese with cells as r5c4. */
export const zhShort = createTranslator("zh-Hans", sentences["zh-Hans"], true);
