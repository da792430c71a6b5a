// Runs the programs that the page shows. Each line for an event has a marker in a comment, for example `@@place`.
// A call that counts the event is inserted before the line (after it for `@@enter`, which marks the head of the
// function), so that a run verifies both the program and its markers.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRendering } from "../../www/watch/code.js";

const FOLDER = new URL("../../www/classic/", import.meta.url);
const HARNESS = new URL("./harness/", import.meta.url);

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

/** The call that counts an event. */
const count = (kind) => `count(${COUNTED.indexOf(kind)})`;
const statement = (kind) => `${count(kind)};`;

/**
 * For each language: the tool it needs, the files of the harness and the program, the calls that count and their
 * indent, and the commands that compile and run it in a temporary folder.
 */
export const LANGUAGES = {
  js: { tool: ["node", "--version"] },
  py: {
    tool: ["python3", "--version"],
    files: ["main.py", "program.py"],
    counting: [count, "    "],
    run: ["python3", "main.py"],
  },
  rs: {
    tool: ["rustc", "--version"],
    files: ["main.rs", "main.rs"],
    counting: [statement, "    "],
    compile: ["rustc", "--edition=2024", "-O", "main.rs"],
    run: ["./main"],
  },
  cpp: {
    tool: ["g++", "--version"],
    files: ["main.cpp", "program.cpp"],
    counting: [statement, "    "],
    compile: ["g++", "-std=c++17", "-Wall", "-Werror", "-O1", "-o", "main", "main.cpp"],
    run: ["./main"],
  },
  java: {
    tool: ["javac", "--version"],
    files: ["Main.java", "Solution.java"],
    counting: [(kind) => `Main.${statement(kind)}`, "    "],
    compile: ["javac", "-Xlint:all", "-Werror", "Main.java", "Solution.java"],
    run: ["java", "-cp", ".", "Main"],
  },
  go: {
    tool: ["go", "version"],
    files: ["main.go", "program.go"],
    counting: [count, "\t"],
    compile: ["go", "build", "-o", "main", "main.go", "program.go"],
    run: ["./main"],
  },
};

/** Whether the tool of a language is installed. */
export function isInstalled(language) {
  const [tool, question] = LANGUAGES[language].tool;
  try {
    execFileSync(tool, [question], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Runs a program; returns `{ solution, counts }` for each puzzle. */
export function run(name, language, puzzles) {
  return language === "js"
    ? runHere(name, puzzles)
    : runOutside(name, LANGUAGES[language], puzzles);
}

async function runHere(name, puzzles) {
  const code = instrumented(name, (kind) => `globalThis.counted.${kind} += 1;`, "  ");
  const { solveSudoku } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return puzzles.map((puzzle) => {
    globalThis.counted = Object.fromEntries(COUNTED.map((kind) => [kind, 0]));
    const board = Array.from({ length: 9 }, (_, row) => [...puzzle.slice(9 * row, 9 * row + 9)]);
    solveSudoku(board);
    return { solution: board.flat().join(""), counts: globalThis.counted };
  });
}

function runOutside(name, { files, counting, compile, run }, puzzles) {
  const folder = mkdtempSync(join(tmpdir(), "redoku-"));
  const [harness, program] = files;
  const env = { ...process.env, GO111MODULE: "off", GOCACHE: join(tmpdir(), "redoku-go") };
  const options = { cwd: folder, env, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] };
  try {
    copyFileSync(new URL(harness, HARNESS), join(folder, harness));
    // Rust has both in one file.
    const flag = harness === program ? "a" : "w";
    writeFileSync(join(folder, program), instrumented(name, ...counting), { flag });
    if (compile) execFileSync(compile[0], compile.slice(1), options);
    const output = execFileSync(run[0], [...run.slice(1), ...puzzles], options);
    return output.trim().split("\n").map(readResult);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Parses a line of output: the solution, then the count of each event. */
function readResult(line) {
  const [solution, ...numbers] = line.split(" ");
  const counts = Object.fromEntries(COUNTED.map((kind, index) => [kind, Number(numbers[index])]));
  return { solution, counts };
}
