// The npm solvers, adapted to take and return lines of bytes.
import { SudokuSolver } from "@algorithm.ts/sudoku";
import mattflow from "@mattflow/sudoku-solver";
import { DancingLinks } from "dancing-links";
import { solve } from "sudoku-solver-ts";

const LINE = 82;

/** @param {(puzzle: string) => ArrayLike<string | number>} one  maps 81 characters, `.` for a blank, to 81 digits */
const lines = (one) => (input) => {
  const output = new Uint8Array(input.length).fill(10);
  for (let at = 0; at < input.length; at += LINE) {
    const digits = one(String.fromCharCode(...input.subarray(at, at + 81)));
    for (let cell = 0; cell < 81; cell++) output[at + cell] = 48 + Number(digits[cell]);
  }
  return output;
};

const numbers = (puzzle) => Array.from(puzzle, (c) => (c === "." ? 0 : Number(c)));

const algorithmTs = new SudokuSolver({ childMatrixWidth: 3 });

/** The four constraints that a digit in a cell satisfies: cell, row, column and box. */
function constraintsOf(cell, digit) {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const block = Math.floor(row / 3) * 3 + Math.floor(column / 3);
  return [cell, 81 + row * 9 + digit, 162 + column * 9 + digit, 243 + block * 9 + digit];
}

function dancingLinks(puzzle) {
  const solver = new DancingLinks().createSolver({ columns: 324 });
  const constraints = [];
  for (let cell = 0; cell < 81; cell++) {
    for (let digit = 0; digit < 9; digit++) {
      if (puzzle[cell] === "." || Number(puzzle[cell]) === digit + 1) {
        constraints.push({ data: [cell, digit + 1], columnIndices: constraintsOf(cell, digit) });
      }
    }
  }
  solver.addSparseConstraints(constraints);
  const digits = [];
  for (const { data } of solver.findOne()[0]) digits[data[0]] = data[1];
  return digits;
}

/** The slow solvers run only on the easy sets. */
export const peers = [
  { name: "dancing-links", solve: lines(dancingLinks) },
  {
    name: "sudoku-solver-ts",
    solve: lines((puzzle) => solve(numbers(puzzle)).solution),
    slow: true,
  },
  {
    name: "@algorithm.ts/sudoku",
    slow: true,
    solve: lines((puzzle) => {
      const solution = Array(81).fill(-1);
      algorithmTs.solve(
        numbers(puzzle).map((digit) => digit - 1),
        solution,
      );
      return solution.map((digit) => digit + 1);
    }),
  },
  {
    name: "@mattflow/sudoku-solver",
    slow: true,
    solve: lines((puzzle) =>
      mattflow(puzzle, { emptyValue: ".", hintCheck: false, maxIterations: 0 }),
    ),
  },
];
