/** The race dialog: some algorithms side by side, and the results of all ten. */
import "../../board/picture.css";
import "./race.css";
import "./runners.css";
import "./field.css";
import { openDialog } from "../../ui/dialog.js";
import { createField } from "./field.js";
import { createTrack } from "./track.js";

/** @typedef {import("../../i18n/translator.js").Translator} Translator */

/** If the searches side by side take less than this, all ten algorithms start automatically, in ms. */
const QUICK = 5000;

/** Opens the dialog and starts the race. @param {string} puzzle @param {Translator} translator */
export function openRace(puzzle, translator) {
  const { text } = translator;
  const field = createField(puzzle, translator);
  let started = false;
  const track = createTrack(puzzle, translator, (elapsed) => {
    // Start afterwards, so that the searches side by side have the machine to themselves. If all ten would
    // take minutes, wait for the user.
    if (!started && elapsed < QUICK) field.start();
    started = true;
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
