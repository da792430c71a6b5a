/** The page around the board, in English. */
import board from "./board.js";

export default {
  ...board,

  "page.title": "Redoku: type a Sudoku, see the answer in red",
  "language.other": "中文",
  "language.label": "中文: switch to Chinese",
  "theme.dark": "Dark theme",
  learn: "Learn",
  embed: "Embed",

  "tools.label": "Puzzle",
  undo: "Undo",
  redo: "Redo",
  new: "New",
  paste: "Paste",
  share: "Share",

  hint: "Hint",

  "tabs.label": "Views",
  "explain.heading": "Explain",
  "watch.heading": "Watch",
  "answer.heading": "Answer",
  "answer.show": "Show answers",
  "answer.reveal.cell": "Reveal {cell}",
  candidates: "Candidates",
  "candidates.off": "hidden",
  "candidates.rules": "by the rules",
  "candidates.true": "in some solution",
  "answer.steps": "Solutions",
  "answer.step": "Solution",
  "answer.step.label": "Solution {number} of {total}",
  "answer.previous": "Previous solution",
  "answer.next": "Next solution",
  "answer.keys": "Type the digits row by row. {zero} or {space} skips a cell, {enter} solves.",
  "key.space": "Space",
  "key.enter": "Enter",
  "keys.all": "All keys",

  "notice.unloaded": "This feature couldn’t be loaded",
  "notice.unloaded.detail": "Reload when you’re online.",
  unloaded: "This feature couldn’t be loaded. Reload when you’re online.",

  close: "Close",
  settings: "Settings",
  private: "Works offline. Nothing leaves this device.",
  "update.ready": "A new version is ready.",
  "update.now": "Update",
  "drop.here": "Drop a puzzle file or text here",
};
