/** What the share dialog needs from the engine, one after the other: the link, the sheet to print, the text, other sites. */
import { closeDialog, dialogOf } from "../../app/dialog.js";
import { hasMarks, PLACES } from "../../app/export.js";
import { BLANK } from "../../app/state.js";
import { change, entryOf, formatOf, setText, solveNext, textId } from "./model.js";

/** @import { Question } from "../../app/follower.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Share } from "./model.js" */

/** @param {State} state @returns {Question | null} */
export function question(state) {
  const dialog = dialogOf(state, "share");
  return dialog && (codeQuestion(dialog) ?? solutionQuestion(dialog) ?? textQuestion(dialog));
}

/** Asks for the code in the link: the short one if it represents the board and reads back unchanged, else the full one. @param {Share} dialog @returns {Question | null} */
function codeQuestion(dialog) {
  const { subject, short, code } = dialog;
  const { givens, placed, marks } = subject;
  if (code !== null) return null;
  const isBare = placed === BLANK && !hasMarks(marks);
  if (short === null || !isBare) {
    return {
      id: "code",
      method: "format",
      args: [entryOf(dialog, "s9b", false), "s9b"],
      answer: (now, written) => change(now, { code: written }),
      failed: closeDialog,
    };
  }
  if (short === undefined) {
    return {
      id: "short code",
      method: "format",
      // The prefix of this format marks it as a code, so that the link is read on any host.
      args: [givens, "sudokupad"],
      answer: (now, written) => change(now, { short: written }),
      failed: closeDialog,
    };
  }
  return {
    id: "short code read",
    method: "parse",
    args: [short],
    answer(now, { puzzles }) {
      const isSame = puzzles.length === 1 && puzzles[0].puzzle === givens;
      return change(now, isSame ? { code: short } : { short: null });
    },
    failed: (now) => change(now, { short: null }),
  };
}

/** Asks for the solution of the next puzzle to print. @param {Share} dialog @returns {Question | null} */
function solutionQuestion({ printing }) {
  const next = printing?.waiting[0];
  if (!printing || !next) return null;
  return {
    id: `print ${printing.solved.length} ${next.givens}`,
    method: "solve",
    args: [next.givens],
    answer: (now, verdict) => solveNext(now, verdict.status === "unique" ? verdict.solution : null),
    failed: (now) => change(now, { printing: null, failed: "share.unprinted" }),
  };
}

/** Asks for the text in the chosen format, then for the links to other sites. @param {Share} dialog @returns {Question | null} */
function textQuestion(dialog) {
  const wanted = [
    /** @type {const} */ ([formatOf(dialog), dialog.answers]),
    ...PLACES.map(([, format]) => /** @type {const} */ ([format, false])),
  ];
  const missing = wanted.find(([format, answers]) => !dialog.texts.has(textId(format, answers)));
  if (!missing) return null;
  const [format, answers] = missing;
  const id = textId(format, answers);
  return {
    id,
    method: "format",
    args: [entryOf(dialog, format, answers), format],
    answer: (now, written) => setText(now, id, written),
    failed: (now) => change(setText(now, id, null), { failed: "share.unwritten" }),
  };
}
