/** The race: some side by side, and all ten in figures. */
import "../../board/picture.css";
import "./race.css";
import "./runners.css";
import "./field.css";
import { openDialog } from "../../ui/dialog.js";
import { createField } from "./field.js";
import { createTrack } from "./track.js";

/** @typedef {import("../../i18n/translator.js").Translator} Translator */

/** Searches that took so many ms are quick: all ten may run unasked. */
const QUICK = 5000;

/** Opens the dialog, and begins. @param {string} puzzle @param {Translator} translator */
export function openRace(puzzle, translator) {
  const { text } = translator;
  const field = createField(puzzle, translator);
  let begun = false;
  const track = createTrack(puzzle, translator, (elapsed) => {
    // Not before, so that the searches side by side have the machine to themselves; and where ten take
    // minutes, only when asked to.
    if (!begun && elapsed < QUICK) field.start();
    begun = true;
  });
  const dialog = openDialog({
    id: "race",
    title: text("watch.race"),
    close: text("close"),
    content: [track.element, field.element],
  });
  dialog.addEventListener("close", () => {
    track.close();
    field.close();
  });
}
