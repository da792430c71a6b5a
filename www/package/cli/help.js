// What `redoku --help` and `redoku --version` say.
import { readFileSync } from "node:fs";

/** The version of the package that the program is part of. */
export const VERSION = JSON.parse(
  readFileSync(new URL(/* @vite-ignore */ "../../package.json", import.meta.url), "utf8"),
).version;

export const HELP = `Solves, checks, rates, explains, verifies, makes and converts Sudoku puzzles.

Usage: redoku <COMMAND> [OPTIONS] [FILE]...

Commands:
  solve      Print a solution of each puzzle
  check      Print for each puzzle: unique, multiple, none or invalid, and the puzzle
  rate       Print how hard each puzzle is: ER, EP and ED of Sudoku Explainer, level, score, hardest technique
  explain    Print every step to the solution, or to a contradiction if there is none, with its reasons
               --language TAG       The language of the reasons: en or zh [default: en]
               --no-uniqueness      Use no technique that rests on the puzzle having one solution
  verify     Check each step of the paths that explain --json prints
  convert    Print the puzzles in another format
               --to FORMAT          Such as line, rows, grid, csv, pencil-marks, sdk or leetcode-json [default: line]
  generate   Print new puzzles
               -n, --count N        How many puzzles [default: 1]
               --level LEVEL        easy, medium, hard, expert or extreme
               --technique ID       The hardest technique that is needed, such as x-wing
               --er ER              The ER of Sudoku Explainer, such as 7.1 or 6.5-7.2
               --symmetry NAME      none, half-turn, quarter-turn, diagonal or mirror [default: half-turn]
               --givens N           The number of givens, 17 to 81
               --minimal            Leave out every given that is not needed
               --seed SEED          The same seed gives the same puzzles
               --tries N            The number of puzzles to try before giving up [default: 20000]

Options:
  --json         Print one JSON object per puzzle
  --threads N    The number of threads [default: all cores]
  -h, --help     Print help
  -V, --version  Print version

Puzzles come from the files, or from standard input, in any format; a line of 81 characters is the quickest.
Unreadable lines are reported with file and line; processing continues. verify reads a path on each line instead.
npx redoku mcp serves the commands as tools for language models, by the Model Context Protocol.

Examples:
  redoku solve puzzles.txt > solutions.txt     the solution of each puzzle, 000… if it has none
  redoku check < puzzles.txt | cut -f1 | sort | uniq -c     how many have one, several or no solution
  redoku rate puzzles.txt | sort -rn | head    the hardest puzzles: ER, EP, ED, level, score, technique
  redoku explain --json puzzle.sdk             every step to the solution
  redoku explain --json puzzles.txt | redoku verify         whether every step holds, from its evidence alone
  redoku generate -n 6 --level hard --seed 7   six puzzles, the same ones on every machine
  redoku convert --to grid puzzles.csv         another way to write them

Exit code:
  0   every puzzle was read, and has what the command asks for
  1   a line cannot be read, or a puzzle has no solution (solve) or not exactly one (check, rate, explain),
      a step does not hold (verify), or no such puzzle was found (generate)
  2   a file or an option is wrong
`;
