/** New puzzles, in English. */
import levels from "./levels.js";

export default {
  ...levels,
  "new.title": "New puzzle",
  "new.level": "Level",
  "new.layout": "Symmetry",
  "new.layout.half-turn": "half turn",
  "new.layout.quarter-turn": "quarter turn",
  "new.layout.diagonal": "diagonal",
  "new.layout.mirror": "mirror",
  "new.layout.none": "none",
  "new.start": "Make a puzzle",
  "new.tried": "{tried} {tried|puzzle|puzzles} tried, {done} of {number} found.",
  "new.cancel": "Cancel",
  "new.cancelled": "Cancelled.",
  "new.more": "Seed and sheets to print",
  "new.seed": "Seed",
  "new.seed.any": "any",
  "new.sheet": "{number} puzzles",
  "new.sheet.size": "Puzzles on the sheet",
  "new.print": "Print with answers overleaf…",
  "new.made": "{level}, ER {er}, {givens} givens. {offer}",
};
