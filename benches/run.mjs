// npm run bench: compares Redoku with its peers, native and in wasm, on every set, for both tasks; then the human
// solver and the ratings.
//
//   --quick      fewer puzzles and rounds, under 20 seconds
//   --browser    also in Chromium
//   --json FILE  all figures as JSON
//   --svg FILE   the chart of DESIGN.md
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chart } from "./chart.mjs";
import { table } from "./table.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean" },
    browser: { type: "boolean" },
    json: { type: "string" },
    svg: { type: "string" },
  },
});
const [most, rounds, budget] = options.quick ? [400, 3, 3] : [4000, 9, 30];

install();
const { solveMany } = await import("../dist/package/index.js");
const { measure } = await import("./clock.mjs");
const { peers } = await import("./npm-peers.mjs");
const { writeSets } = await import("./sets.mjs");

const { reasons } = await import("./reasons.mjs");

const shared = join(here, "../../shared/data");
const folder = join(tmpdir(), "redoku-benches");
const sets = writeSets(join(shared, "solve"), folder, most);
const figures = native(sets.map(({ file }) => file));
warmUp();
for (const { name, file } of sets) {
  const lines = new Uint8Array(readFileSync(file));
  for (const task of ["first", "prove"]) {
    progress(`node    ${name} ${task}`);
    const found = measure(lines, solversFor(name, task), rounds, budget);
    figures.push(...found.map((figure) => ({ set: name, task, ...figure })));
  }
}
if (options.browser) {
  const { inChromium } = await import("./browser.mjs");
  figures.push(...(await inChromium(sets, rounds, budget, progress)));
}
progress("");
const machine = `${cpus()[0]?.model}, Node ${process.version}`;
console.log(`${machine}\n\n${table(figures)}`);
console.log(`\n${reasons(shared, sets, folder, most, progress)}`);
if (options.json) writeFileSync(options.json, JSON.stringify({ machine, figures }, null, 1));
if (options.svg) writeFileSync(options.svg, chart(figures));

/** Runs the module until the engine has compiled it with its optimising tier, in the background. */
function warmUp() {
  progress("node    warm-up");
  const lines = new Uint8Array(readFileSync(sets.at(-1)?.file ?? ""));
  for (const proveUnique of [true, false]) {
    const start = performance.now();
    while (performance.now() - start < 1000) solveMany(lines.subarray(0, 82 * 20), { proveUnique });
  }
}

/** The wasm module of the package, and the npm solvers, which find one solution and prove nothing. */
function solversFor(set, task) {
  const proveUnique = task === "prove";
  const ours = { name: "redoku wasm", solve: (lines) => solveMany(lines, { proveUnique }) };
  const easy = /easy|minimal/.test(set);
  return proveUnique ? [ours] : [ours, ...peers.filter(({ slow }) => easy || !slow)];
}

/** Builds and runs the native benchmark. */
function native(files) {
  const manifest = join(here, "peers/Cargo.toml");
  const options = ["--release", "--quiet", "--locked", "--manifest-path", manifest];
  run("cargo", ["build", ...options], "inherit");
  const target = process.env.CARGO_TARGET_DIR ?? join(here, "peers/target");
  const program = join(target, "release/redoku-peers");
  const text = run(program, [`${rounds}`, `${budget}`, ...files], ["ignore", "pipe", "inherit"]);
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Installs the npm peers of the lock file, unless they are already installed. */
function install() {
  const [wanted, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map(
    (file) =>
      existsSync(join(here, file))
        ? Object.keys(JSON.parse(readFileSync(join(here, file), "utf8")).packages)
        : [],
  );
  if (wanted.filter(Boolean).join() === installed.join()) return;
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], "inherit");
}

function run(program, list, stdio) {
  const { status, stdout } = spawnSync(program, list, { cwd: here, stdio, maxBuffer: 1 << 26 });
  if (status !== 0) {
    console.error(`${program} ${list[0]} failed`);
    process.exit(1);
  }
  return `${stdout}`;
}

function progress(text) {
  process.stderr.write(`\r\x1b[K${text}`);
}
