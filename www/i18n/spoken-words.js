/** Adds the sentences of what the board reads out, for whoever says them. */

import en from "./en/spoken.js";
import { addSentences } from "./translator.js";
import zh from "./zh/spoken.js";

addSentences({ en, "zh-Hans": zh });
