// Solves a file with a puzzle on each line: node solve.js puzzles.txt
import { readFileSync } from "node:fs";
import { solveMany } from "redoku";

process.stdout.write(solveMany(readFileSync(process.argv[2])));
