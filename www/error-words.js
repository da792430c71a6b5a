/** Adds the sentences of texts that cannot be read, for whoever says them. */
import { addSentences } from "./i18n.js";
import en from "./locales/errors-en.js";
import zh from "./locales/errors-zh.js";

addSentences({ en, "zh-Hans": zh });
