/** The Learn page: an article with boards on which a search plays. */

import { defineGrid } from "../../board/define-grid.js";
import { createClient } from "../../engine/page-client.js";
import { addSentences } from "../../i18n/sentences.js";
import { showArticle } from "../article.js";
import { whenNear } from "../when-near.js";
import { createDemo } from "./demo.js";

defineGrid();
const client = createClient();
addSentences("watch");
const translator = await showArticle();
whenNear(".demo", (place) => createDemo(place, client, translator()));
