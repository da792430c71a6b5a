/** Adds the sentences of the list of keys, the settings and what the board reads out, for whoever says them. */
import { addSentences } from "./i18n.js";
import en from "./locales/aids-en.js";
import zh from "./locales/aids-zh.js";

addSentences({ en, "zh-Hans": zh });
