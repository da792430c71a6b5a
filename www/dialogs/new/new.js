/** The dialog for a new puzzle: its level and symmetry, one for the board or a sheet to print. */
import "./new.css";
import { dialogOf, openDialog } from "../../app/dialog.js";
import { BLANK } from "../../app/state.js";
import { read, write } from "../../app/storage.js";
import { translatorFor } from "../../i18n/sentences.js";
import { NO_MARKS } from "../../sudoku/marks.js";
import { printSheet } from "../print/sheet.js";
import { cancel, choose, make, newPuzzle, question } from "./model.js";
import { panel } from "./panel.js";

/** @import { Generated } from "../../pkg/redoku.js" */
/** @import { Around, DialogPart } from "../dialogs.js" */

/** The most puzzles on a printed page. */
const PER_PAGE = 6;
/** The storage key of the last choices. */
const CHOICES = "redoku.new";

/** @param {Around} around @returns {DialogPart} */
export function createDialog({ store, close }) {
  /** @type {import("./panel.js").Actions} */
  const on = {
    choose: (choice) => store.update(choose, choice),
    cancel: () => store.update(cancel),
    make(number) {
      store.update(make, number);
      const dialog = dialogOf(store.state, "new");
      if (dialog) write(CHOICES, `${dialog.level} ${dialog.layout}`);
    },
    close,
  };
  return {
    open: () => store.update(openDialog, newPuzzle(read(CHOICES))),
    question,
    panel: (state, t) => panel(state, t, on),
    follow(state, before) {
      const sheet = dialogOf(state, "new")?.sheetToPrint ?? [];
      if (sheet.length === 0 || sheet === dialogOf(before, "new")?.sheetToPrint) return;
      print(sheet, translatorFor(state.language));
    },
  };
}

/** Prints puzzles with their numbers and levels. @param {Generated[]} made @param {import("../../i18n/translator.js").Translator} translator */
function print(made, { text }) {
  const subjects = made.map(({ puzzle, solution }) => ({
    givens: puzzle,
    placed: BLANK,
    marks: NO_MARKS,
    solution,
  }));
  const captions = made.map(({ rating: { level, se } }, index) =>
    text("new.caption", {
      number: index + 1,
      level: text(`level.${level}`),
      er: se.er.toFixed(1),
    }),
  );
  const number = Math.min(made.length, PER_PAGE);
  printSheet(subjects, { number, overleaf: true, label: text("board.label"), captions });
}
