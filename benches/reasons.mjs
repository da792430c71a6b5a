// The human solver and the ratings: how many puzzles per second of CPU time, and how long a person waits for a hint.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { explain, hint } from "../dist/package/index.js";
import { aligned } from "./table.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/**
 * The lists, and what others reach on them in puzzles per second of CPU time: HoDoKu 2.2.0 with the full path, and the
 * fastest port of Sudoku Explainer, which rates without evidence. Both were measured on another machine. Their mixed
 * set is not public; ours has as many puzzles of each sort, from other lists. `share`: how much of it is measured.
 */
const LISTS = [
  { name: "17clue", file: "solve/17clue.txt", hodoku: 269, port: 2330 },
  { name: "unbiased", file: "rated/unbiased_minimal_SER.tsv", hodoku: 35, port: 254 },
  { name: "magictour", file: "solve/magictour1465.txt", hodoku: 3.9, port: 22 },
  {
    name: "hardest 2011",
    file: "rated/hardest_2011.txt",
    hodoku: "guesses",
    port: "",
    share: 0.02,
  },
];
const MIXED = [
  ["solve/generated_easy33.txt", 200],
  ["solve/generated_minimal.txt", 200],
  ["solve/17clue.txt", 200],
  ["rated/unbiased_minimal_SER.tsv", 280],
  ["solve/magictour1465.txt", 100],
  ["rated/hardest_2011.txt", 40],
];

/** The table of results on the shared lists, or on `sets` where those are absent. `most`: puzzles of a list. */
export function reasons(shared, sets, folder, most, progress) {
  const lists = existsSync(shared) ? sharedLists(shared, folder) : sets;
  const rows = lists.map(({ name, file, hodoku = "", port = "", share = 1 }) => {
    progress(`reasons ${name}`);
    const puzzles = spread(read(file), share * most);
    const picked = join(folder, "reasons.txt");
    writeFileSync(picked, `${puzzles.join("\n")}\n`);
    const [explained, se, own] = [["explain"], ["rate"], ["rate", "--own"]].map((how) =>
      perSecond(picked, ...how),
    );
    const wasm = speed(puzzles, (puzzle) => explain(puzzle, { rate: false }));
    const waits = hints(spread(puzzles, most / 20));
    return [name, puzzles.length, explained, hodoku, port, se, own, wasm, ...waits];
  });
  const head = ["set", "puzzles", "explained", "HoDoKu", "SE port", "rated SE", "rated own"];
  head.push("wasm explained", "hint 99 % ms", "worst");
  return `Puzzles per second of CPU time; time for a hint in wasm.\n\n${aligned([head, ...rows])}`;
}

function sharedLists(shared, folder) {
  mkdirSync(folder, { recursive: true });
  const mixed = join(folder, "mixed.txt");
  const parts = MIXED.flatMap(([file, number]) => spread(read(join(shared, file)), number));
  writeFileSync(mixed, `${parts.join("\n")}\n`);
  const lists = LISTS.map((list) => ({ ...list, file: join(shared, list.file) }));
  return [{ name: "mixed", file: mixed, hodoku: 12.4, port: 109 }, ...lists];
}

/** The puzzles of a file: the first 81 characters of each line. */
function read(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.map((line) => line.slice(0, 81)).filter((line) => /^[\d.]{81}$/.test(line));
}

/** Up to `most` items at equal distances. */
function spread(items, most) {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => index % step === 0);
}

/** What a program of this folder says about its speed on a file, on one core. */
function perSecond(file, program, ...options) {
  const own = program === "rate" ? ["--threads", "1", ...options] : options;
  const list = [
    "run",
    "--release",
    "--quiet",
    "--locked",
    "--package=redoku-benches",
    `--bin=${program}`,
    "--",
    file,
    ...own,
  ];
  const { stdout } = spawnSync("cargo", list, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });
  const [, number] = /([\d.]+)(?:\/s of CPU| puzzles per CPU-second)/.exec(stdout) ?? [];
  return rounded(Number(number));
}

function speed(puzzles, run) {
  const start = process.cpuUsage();
  for (const puzzle of puzzles) run(puzzle);
  const { user, system } = process.cpuUsage(start);
  return rounded((1e6 * puzzles.length) / (user + system));
}

/** The 99th percentile and the worst of the times for a hint, at every position on the way to the solution. */
function hints(puzzles) {
  const times = [];
  for (const puzzle of puzzles) {
    const placed = [...".".repeat(81)];
    const removed = [];
    for (const step of explain(puzzle, { rate: false }).steps) {
      const start = performance.now();
      hint({ puzzle, placed: placed.join(""), removed });
      times.push(performance.now() - start);
      for (const [cell, digit] of step.place) placed[cell] = String(digit);
      removed.push(...step.remove);
    }
  }
  times.sort((a, b) => a - b);
  return [times[Math.floor(0.99 * times.length)], times.at(-1)].map((time) => time.toFixed(1));
}

function rounded(number) {
  return number < 100 ? number.toFixed(1) : number.toFixed(0);
}
