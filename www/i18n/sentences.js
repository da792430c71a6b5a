/** Loads sentences by language and by group: a person pays only for the language and the parts in use. */
import { createTranslator } from "./translator.js";

/** @import { Language } from "./translator.js" */
/** @typedef {keyof typeof FILES.en} Group */

/** A language's files; written out, so that every tool can follow the imports. */
const FILES = {
  en: {
    page: () => import("./en/page.js"),
    spoken: () => import("./en/spoken.js"),
    settings: () => import("./en/settings.js"),
    import: () => import("./en/import.js"),
    share: () => import("./en/share.js"),
    photo: () => import("./en/photo.js"),
    new: () => import("./en/new.js"),
    mine: () => import("./en/mine.js"),
    batch: () => import("./en/batch.js"),
    watch: () => import("./en/watch.js"),
    race: () => import("./en/race.js"),
    repair: () => import("./en/repair.js"),
    explain: () => import("./en/explain.js"),
  },
  "zh-Hans": {
    page: () => import("./zh/page.js"),
    spoken: () => import("./zh/spoken.js"),
    settings: () => import("./zh/settings.js"),
    import: () => import("./zh/import.js"),
    share: () => import("./zh/share.js"),
    photo: () => import("./zh/photo.js"),
    new: () => import("./zh/new.js"),
    mine: () => import("./zh/mine.js"),
    batch: () => import("./zh/batch.js"),
    watch: () => import("./zh/watch.js"),
    race: () => import("./zh/race.js"),
    repair: () => import("./zh/repair.js"),
    explain: () => import("./zh/explain.js"),
  },
};

/** The sentences loaded so far. @type {Record<Language, Record<string, string>>} */
const loaded = { en: {}, "zh-Hans": {} };
/** By language and by how cells are printed. @type {Record<string, import("./translator.js").Translator>} */
const translators = {};
/** @type {Set<Group>} */
const wanted = new Set(["page"]);
/** @type {Language | null} */
let inUse = null;

/**
 * Loads every group that is wanted so far in a language, which is then the one in use.
 * Rejects if a file cannot be loaded; the language in use stays as it was.
 * @param {Language} language
 */
export async function loadTranslator(language) {
  let groups;
  do {
    groups = [...wanted];
    await Promise.all(groups.map((group) => load(language, group)));
    // A group may have been added meanwhile.
  } while (groups.length < wanted.size);
  inUse = language;
  return translatorFor(language);
}

/** The translator of a language that is loaded. @param {Language} language @param {boolean} [shortCells]  see `Settings` */
export function translatorFor(language, shortCells = false) {
  const key = `${language} ${shortCells}`;
  translators[key] ??= createTranslator(language, loaded[language], shortCells);
  return translators[key];
}

/**
 * Adds a group of sentences to the language in use, and to every language loaded from now on.
 * Translators made before know them too. Rejects if the file cannot be loaded.
 * @param {Group} group
 */
export async function addSentences(group) {
  wanted.add(group);
  if (!inUse) return;
  try {
    await load(inUse, group);
  } catch (error) {
    // A later change of language must not fail for it.
    wanted.delete(group);
    throw error;
  }
}

/**
 * Waits for a module together with the sentences that it needs.
 * @template T @param {Group | readonly Group[]} groups @param {Promise<T>} module @returns {Promise<T>}
 */
export async function withSentences(groups, module) {
  const [ready] = await Promise.all([module, ...[groups].flat().map(addSentences)]);
  return ready;
}

/** @param {Language} language @param {Group} group */
async function load(language, group) {
  const { default: sentences } = await FILES[language][group]();
  Object.assign(loaded[language], sentences);
}
