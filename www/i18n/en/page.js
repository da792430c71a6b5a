/** The page around the board, in English. */
import board from "./board.js";

export default {
  ...board,

  "page.title": "Redoku: type a Sudoku, see the answer in red",
  "language.other": "中文",
  "language.label": "中文: switch to Chinese",
  "theme.dark": "Dark theme",

  "tools.label": "Puzzle",
  undo: "Undo",
  redo: "Redo",
  paste: "Paste",
  share: "Share",

  "answer.heading": "Answer",
  "answer.show": "Show answers",
  "answer.reveal": "Reveal one cell",
  "answer.reveal.cell": "Reveal {cell}",
  looking: "Candidates",
  "looking.off": "hidden",
  "looking.rules": "by the rules",
  "looking.true": "in some solution",
  "answer.steps": "Solutions",
  "answer.step": "Solution",
  "answer.step.label": "Solution {number} of {total}",
  "answer.previous": "Previous solution",
  "answer.next": "Next solution",
  "answer.keys": "Type digits in reading order. {zero} or {space} skips a cell, {enter} solves.",
  "key.space": "space",
  "key.enter": "Enter",

  learn: "Learn",
  embed: "Embed",
  "tabs.label": "Views",
  "watch.heading": "Watch",

  "notice.unloaded": "That part is missing.",
  "notice.unloaded.detail": "It could not be loaded. Reload the page when you are online.",

  close: "Close",
  "keys.all": "All keys",

  private: "Works offline. Nothing leaves this device.",
  "update.ready": "A new version is ready.",
  "update.now": "Update",

  settings: "Settings",

  "drop.here": "Drop a text or a file with puzzles",
};
