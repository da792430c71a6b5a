// A program in CommonJS that uses every entry that require() finds, and prints what came out.
const redoku = require("redoku");
const classic = require("redoku/classic");
const logic = require("redoku/logic");
const photo = require("redoku/photo");
const repair = require("redoku/repair");
const solver = require("redoku/solver");
const text = require("redoku/text");

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const rows = Array.from({ length: 9 }, (_, row) => [...PUZZLE.slice(row * 9, row * 9 + 9)]);

console.log(
  JSON.stringify({
    redoku: redoku.solve(PUZZLE).solution,
    solver: solver.solve(PUZZLE).solution,
    repair: repair.repairs(PUZZLE.replace("195", "194"))[0].solution,
    text: text.parse(JSON.stringify(rows)).format,
    classic: classic.trace(PUZZLE, "scan").solution,
    logic: logic.rate(PUZZLE).level,
    photo: typeof photo.readPhoto,
    error: logic.RedokuError === redoku.RedokuError,
  }),
);
