// The project's checks, in the order in which they fail fastest: `check` the quick ones, `test` all.
import { readdirSync } from "node:fs";
import { prepareBrowsers } from "./browsers.mjs";
import { root, run, stop, watch } from "./shell.mjs";

const quick = process.argv.includes("--quick");
const WASM = ["--target", "wasm32-unknown-unknown"];
const totals = { passed: 0, failed: 0, skipped: 0 };

section("Format and lint");
run("cargo", ["fmt", "--all", "--check"]);
run("cargo", ["clippy", "--quiet", "--locked", "--workspace", "--all-targets", "--", ...deny()]);
const BOUNDARIES = [["--features=bindings"], ["--no-default-features", "--features=bytes"], []];
for (const features of BOUNDARIES) {
  run("cargo", ["clippy", "--quiet", "--locked", "--lib", ...features, ...WASM, "--", ...deny()]);
}
for (const features of [[], ["--no-default-features"]]) {
  run("cargo", ["doc", "--quiet", "--locked", "--no-deps", ...features], {
    env: { ...process.env, RUSTDOCFLAGS: "-D warnings" },
  });
}
run("npx", ["biome", "ci", "--error-on-warnings", "."]);

section("Build and types");
run("npm", ["run", "--silent", "build"]);
run("npx", ["tsc", "-p", "."]);

section("Rust");
await count("cargo", ["test", "--locked", ...(quick ? ["--lib"] : [])], rustTotals);

section("JavaScript");
await count("node", ["--test", "--test-reporter=spec", ...nodeTests()], nodeTotals);

if (!quick) {
  section("The page in real browsers");
  const { firefox } = await prepareBrowsers();
  const env = firefox ? {} : { REDOKU_FIREFOX: "skip" };
  await count("npx", ["playwright", "test"], playwrightTotals, env);

  section("The package, packed and installed, where it is used");
  await count("node", ["tests/package/run.mjs"], packageTotals);
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
if (totals.failed > 0) process.exit(1);

function deny() {
  return ["-D", "warnings"];
}

function section(title) {
  console.log(`\n── ${title} ${"─".repeat(Math.max(0, 68 - title.length))}`);
}

/** The test files that Node runs: unit tests, and against the built package unless quick. */
function nodeTests() {
  const folders = quick ? ["tests/unit"] : ["tests/unit", "tests/api", "tests/classic"];
  return folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`)
      .filter((name) => name.endsWith(".test.mjs"))
      .map((name) => `${folder}/${name}`),
  );
}

/** Runs a test tool, adds up what it counted, and stops at a failure. */
async function count(tool, args, read, env) {
  const { code, output } = await watch(tool, args, env);
  for (const [kind, number] of read(output)) totals[kind] += number;
  if (code !== 0) stop(`tests failed: ${tool} ${args.join(" ")}`);
}

function* rustTotals(output) {
  const line = /(\d+) passed; (\d+) failed; (\d+) ignored/g;
  for (const [, passed, failed, ignored] of output.matchAll(line)) {
    yield ["passed", Number(passed)];
    yield ["failed", Number(failed)];
    yield ["skipped", Number(ignored)];
  }
}

function* nodeTotals(output) {
  yield ["passed", lastNumber(output, /^ℹ pass (\d+)$/gm)];
  yield ["failed", lastNumber(output, /^ℹ fail (\d+)$/gm)];
  yield ["skipped", lastNumber(output, /^ℹ skipped (\d+)$/gm)];
}

function* playwrightTotals(output) {
  yield ["passed", lastNumber(output, /^\s+(\d+) passed/gm)];
  yield ["failed", lastNumber(output, /^\s+(\d+) failed/gm)];
  yield ["skipped", lastNumber(output, /^\s+(\d+) skipped/gm)];
}

function* packageTotals(output) {
  for (const kind of ["passed", "failed", "skipped"]) {
    yield [kind, lastNumber(output, new RegExp(`^package: .*?(\\d+) ${kind}`, "gm"))];
  }
}

function lastNumber(output, pattern) {
  return Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0);
}
