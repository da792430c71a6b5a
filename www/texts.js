/** Adds the sentences of reading and sharing texts, for whoever says them. */
import { addSentences } from "./i18n.js";
import en from "./locales/texts-en.js";
import zh from "./locales/texts-zh.js";

addSentences({ en, "zh-Hans": zh });
