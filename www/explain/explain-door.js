/** The entry point of the Explain view. */
import { addSentences } from "../i18n/sentences.js";
import { createDoor } from "../ui/door.js";

/** @param {import("./explain-view.js").Surroundings} around */
export const createExplain = (around) =>
  createDoor(
    "Explain",
    async () => {
      const groups = /** @type {const} */ (["explain", "steps", "techniques"]);
      const [view] = await Promise.all([import("./explain-view.js"), ...groups.map(addSentences)]);
      return view.createExplainView(around);
    },
    () => location.hash.startsWith("#explain="),
  );
