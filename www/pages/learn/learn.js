/** The Learn page: an article with boards on which a search plays. */

import { defineGrid } from "../../board/grid-element.js";
import { createClient } from "../../engine/page-client.js";
import { addSentences } from "../../i18n/sentences.js";
import { showArticle, whenNear } from "../article.js";
import { createDemo } from "./demo.js";
import { createTechniqueDemo } from "./technique-demo.js";

defineGrid();
const client = createClient();
for (const group of /** @type {const} */ (["watch", "explain"])) {
  addSentences(group);
}
const translator = await showArticle();
whenNear(".demo[data-algorithm]", (place) => createDemo(place, client, translator()));
whenNear(".demo[data-technique]", (place) => createTechniqueDemo(place, client, translator()));
