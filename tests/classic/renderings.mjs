// Runs the programs that the page shows. Each line that stands for an event carries a marker such as
// `@@place` in a comment; here a call that counts it is put before the line (after it for `@@enter`, which
// marks the head of the function), so a run proves the program and its markers at once.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRendering } from "../../www/rendering.js";

const FOLDER = new URL("../../www/classic/", import.meta.url);

const COUNTED = ["enter", "look", "test", "place", "erase", "found"];

export function source(name) {
  return readFileSync(new URL(name, FOLDER), "utf8");
}

function instrumented(name, count, step) {
  const lines = source(name).split("\n");
  return lines
    .flatMap((line) => {
      const indent = line.match(/^\s*/)[0];
      const kinds = Object.keys(readRendering(line).lineOf);
      const calls = kinds.filter((kind) => COUNTED.includes(kind)).map(count);
      if (kinds.includes("enter")) return [line, ...calls.map((call) => indent + step + call)];
      return [...calls.map((call) => indent + call), line];
    })
    .join("\n");
}

/** Each runner answers `{ solution, counts }` for each puzzle, or nothing if its language is not here. */
export const RUNNERS = {
  async js(name, puzzles) {
    const code = instrumented(name, (kind) => `globalThis.counted.${kind} += 1;`, "  ");
    const { solveSudoku } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    return puzzles.map((puzzle) => {
      globalThis.counted = zero();
      const board = Array.from({ length: 9 }, (_, row) => [...puzzle.slice(9 * row, 9 * row + 9)]);
      solveSudoku(board);
      return { solution: board.flat().join(""), counts: globalThis.counted };
    });
  },

  py(name, puzzles) {
    const code = `
import json, sys
counted = {}
${instrumented(name, (kind) => `counted["${kind}"] += 1`, "    ")}
for puzzle in sys.argv[1:]:
    counted.update(json.loads('${JSON.stringify(zero())}'))
    board = [list(puzzle[9 * row:9 * row + 9]) for row in range(9)]
    solve_sudoku(board)
    print(json.dumps({"solution": "".join(map("".join, board)), "counts": counted}))
`;
    return lines("python3", ["-c", code, ...puzzles]);
  },

  rs(name, puzzles) {
    const count = (kind) => `count(${COUNTED.indexOf(kind)});`;
    const code = `
${instrumented(name, count, "    ")}
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
static COUNTED: [AtomicU64; 6] = [const { AtomicU64::new(0) }; 6];
fn count(kind: usize) { COUNTED[kind].fetch_add(1, Relaxed); }
fn main() {
    for puzzle in std::env::args().skip(1) {
        let cells: Vec<char> = puzzle.chars().collect();
        let mut board: Board = cells.chunks(9).map(<[char]>::to_vec).collect();
        solve_sudoku(&mut board);
        let solution: String = board.concat().iter().collect();
        let counts = COUNTED.each_ref().map(|count| count.swap(0, Relaxed));
        println!("[{solution:?}, {counts:?}]");
    }
}
`;
    const folder = mkdtempSync(join(tmpdir(), "redoku-"));
    try {
      writeFileSync(join(folder, "main.rs"), code);
      const options = ["--edition=2024", "-O", "main.rs"];
      execFileSync("rustc", options, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
      return lines(join(folder, "main"), puzzles).map(([solution, counts]) => ({
        solution,
        counts: Object.fromEntries(COUNTED.map((kind, index) => [kind, counts[index]])),
      }));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

function zero() {
  return Object.fromEntries(COUNTED.map((kind) => [kind, 0]));
}

function lines(program, args) {
  const output = execFileSync(program, args, { encoding: "utf8" });
  return output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
