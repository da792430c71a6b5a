/** Adds the sentences of texts that cannot be read, for whoever says them. */

import en from "./en/errors.js";
import { addSentences } from "./translator.js";
import zh from "./zh/errors.js";

addSentences({ en, "zh-Hans": zh });
