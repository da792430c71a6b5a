/** What follows a puzzle that the user has solved: another one of its level, and how it could be done. */
import { makingOf } from "../app/making.js";
import { ratingOf } from "../app/state.js";
import { button, stay } from "../ui/buttons.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */
/** @import { Level } from "../pkg/redoku.js" */
/** @typedef {{ make: (level: Level) => void, choose: () => void, explain: () => void }} Actions */

/** Whether the user has just solved the puzzle, and looks at it. @param {State} state @param {import("../view/statement.js").Statement} statement */
export const isAtEnd = ({ view }, { title }) => view === "answer" && title?.key === "play.done";

/** @param {State} state @param {Translator} t @param {Actions} on @returns {import("../ui/draw.js").Template} */
export function donePanel(state, { text }, { make, choose, explain }) {
  const level = ratingOf(state)?.level;
  // While the level is unknown, the user chooses one.
  const [name, act] = level
    ? [text(`done.${level}`), () => make(level)]
    : [text("door.new"), choose];
  const attrs = { "aria-busy": String(makingOf(state) !== null) };
  const on = { mousedown: stay };
  return [
    button(".solve", name, act, { key: "new", attrs, on }),
    button(".hint", text("done.how"), explain, { key: "how", on }),
  ];
}
