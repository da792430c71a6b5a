/** Adds the sentences of the list of keys, the settings and what the board reads out, for whoever says them. */

import en from "./en/aids.js";
import { addSentences } from "./translator.js";
import zh from "./zh/aids.js";

addSentences({ en, "zh-Hans": zh });
