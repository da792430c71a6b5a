/** Adds the sentences of what the board reads out, for whoever says them. */
import { addSentences } from "./i18n.js";
import en from "./locales/spoken-en.js";
import zh from "./locales/spoken-zh.js";

addSentences({ en, "zh-Hans": zh });
