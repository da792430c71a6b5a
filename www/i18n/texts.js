/** Adds the sentences of reading and sharing texts, for whoever says them. */

import en from "./en/texts.js";
import { addSentences } from "./translator.js";
import zh from "./zh/texts.js";

addSentences({ en, "zh-Hans": zh });
