/** The entry point of the Watch view. */
import { withSentences } from "../i18n/sentences.js";
import { createDoor } from "../ui/door.js";

/** @param {import("./watch-view.js").Surroundings} around */
export const createWatch = (around) =>
  createDoor(
    "Watch",
    async () => (await withSentences("watch", import("./watch-view.js"))).createWatchView(around),
    () => location.hash.startsWith("#watch="),
  );
