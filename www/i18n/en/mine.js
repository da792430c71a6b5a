/** My puzzles, in English. */
export default {
  "mine.title": "My puzzles",
  "mine.about": "The last 50 boards, kept on this device only.",
  "mine.none": "No puzzles yet. Every board you type or open is kept here, on this device only.",
  "mine.blocked":
    "Your browser doesn’t let this page keep puzzles, perhaps in a private window. The board itself stays until you close this tab.",
  "mine.silent":
    "Your browser’s storage doesn’t answer, so nothing is kept now. The board itself stays until you close this tab. Close other tabs of this page, then reload.",
  "mine.full":
    "The storage of this device is full, so the newest board isn’t kept. Delete some puzzles here, or copy its link from Share.",
  "mine.givens": "{givens} {givens|given|givens}",
  "mine.progress": "{own} of {blanks} cells",
  "mine.done": "Solved by you",
  "mine.delete": "Delete",
  "mine.deleted": "Deleted.",
  "mine.unchanged": "Your browser didn’t let this page change the list. Try again.",
  "mine.unexported": "The file couldn’t be written. Try again.",
  "mine.export": "Export as a file",
};
