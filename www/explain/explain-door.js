/** The entry point of the Explain view. */
import { withSentences } from "../i18n/sentences.js";
import { createDoor } from "../ui/door.js";

const GROUPS = /** @type {const} */ (["explain", "steps", "techniques"]);

/** @param {import("./explain-view.js").Surroundings} around */
export const createExplain = (around) =>
  createDoor(
    "Explain",
    async () =>
      (await withSentences(GROUPS, import("./explain-view.js"))).createExplainView(around),
    () => location.hash.startsWith("#explain="),
  );
