// Runs the project's checks: `npm run check` the quick ones, `npm test` all, `npm run test:firefox` every page
// test that Firefox can run. Rust and JavaScript run in parallel, one core each; the browsers need both.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { prepareBrowsers } from "./browsers.mjs";
import { ask, execute, root, stop } from "./shell.mjs";
import {
  flakyTests,
  nodeTotals,
  packageTotals,
  playwrightTotals,
  rustTotals,
} from "./test-totals.mjs";
import { writeTypesOnly } from "./types.mjs";

const quick = process.argv.includes("--quick");
const WASM = ["--target", "wasm32-unknown-unknown"];
const DENY = ["--", "-D", "warnings"];
const ALL = ["--workspace", "--all-features"];
const PAGE_TESTS = ["playwright", "test", "--config=tests/page"];
const totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
/** The tests that passed only at their second try. @type {string[]} */
const flaky = [];
/** The time of each section, printed at the end. @type {string[]} */
const times = [];

if (process.argv.includes("--firefox")) {
  await section("Every page test in Firefox", async (step) => {
    const { firefox } = await prepareBrowsers();
    if (!firefox) stop("Firefox cannot be started");
    const env = { REDOKU_FIREFOX: "all" };
    await step("npx", [...PAGE_TESTS, "--project=firefox"], {
      count: playwrightTotals,
      live: true,
      env,
    });
  });
} else {
  await Promise.all([section("Rust", rust), section("JavaScript and the package", javascript)]);
  if (!quick) await section("The page in real browsers", browsers);
}
console.log(`\n${times.join("\n")}`);
for (const name of flaky) console.log(`flaky: ${name}`);
const second = totals.flaky > 0 ? `, ${totals.flaky} flaky` : "";
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped${second}`);

async function rust(step) {
  await step("cargo", ["fmt", "--all", "--check"]);
  const clippy = ["clippy", "--quiet", "--locked"];
  await step("cargo", [...clippy, ...ALL, "--all-targets", ...DENY]);
  // The JavaScript boundary: the smallest module and the largest one.
  for (const features of ["--features=solver,small-heap", "--all-features"]) {
    await step("cargo", [...clippy, "--package=redoku-wasm", features, ...WASM, ...DENY]);
  }
  // The library with each of its features alone, and with none.
  const alone = ["--lib", "--no-default-features"];
  for (const feature of ["", ...libraryFeatures()]) {
    await step("cargo", [...clippy, ...alone, `--features=${feature}`, ...DENY]);
  }
  for (const features of ["--all-features", "--no-default-features"]) {
    const env = { RUSTDOCFLAGS: "-D warnings" };
    await step("cargo", ["doc", "--quiet", "--locked", "--no-deps", features], { env });
  }
  const tests = ["test", "--locked", ...(quick ? ["--lib"] : [])];
  await step("cargo", [...tests, ...ALL], { count: rustTotals });
  if (quick) return;
  await step("cargo", [...tests, "--no-default-features"], { count: rustTotals });
  // Lists that are not part of the project. Without them their tests count as skipped.
  if (existsSync(`${root}/../shared/data`)) {
    await step("cargo", [...tests, ...ALL, "published", "--", "--ignored"], { count: rustTotals });
  }
  await oldestRust(step);
}

/** The names of the library's features. */
function libraryFeatures() {
  const metadata = JSON.parse(ask("cargo", ["metadata", "--no-deps", "--format-version=1"]));
  const { features } = metadata.packages.find(({ name }) => name === "redoku");
  return Object.keys(features).filter((feature) => feature !== "default");
}

/** Checks the crates with the minimum Rust version of Cargo.toml, if that toolchain is installed. */
async function oldestRust(step) {
  const [, version] = /^rust-version = "([\d.]+)"/m.exec(
    readFileSync(`${root}/Cargo.toml`, "utf8"),
  );
  const toolchains = ask("rustup", ["toolchain", "list"]) ?? "";
  const [toolchain] = new RegExp(`^${version}(\\.\\d+)?-\\S+`, "m").exec(toolchains) ?? [];
  if (!toolchain) {
    totals.skipped++;
    return console.log(
      `!!! SKIPPED: Rust ${version} is not installed (rustup toolchain add ${version})`,
    );
  }
  const options = ["--locked", "--all-targets", ...ALL, "--exclude=xtask"];
  const apart = ["--target-dir", "target/oldest"];
  await step("cargo", [`+${toolchain}`, "check", "--quiet", ...options, ...apart]);
}

async function javascript(step) {
  await step("npx", ["biome", "ci", "--error-on-warnings", "."]);
  // The quick checks need only the types of the wasm modules and the package.
  if (quick) writeTypesOnly();
  else await step("npm", ["run", "--silent", "build"]);
  await step("npx", ["tsc", "-p", "."]);
  const node = ["--test", "--test-reporter=spec", ...nodeTests()];
  await step("node", node, { count: nodeTotals });
  if (!quick) await step("node", ["tests/package/run.mjs"], { count: packageTotals });
}

async function browsers(step) {
  const { firefox, webkit } = await prepareBrowsers();
  if (webkit) await step("node", webkitTests(), { count: nodeTotals, live: true });
  const env = firefox ? {} : { REDOKU_FIREFOX: "skip" };
  await step("npx", PAGE_TESTS, { count: playwrightTotals, live: true, env });
}

/** WebKit runs every feature once: one file after another, since each starts a browser. */
function webkitTests() {
  return ["--test", "--test-reporter=spec", "--test-concurrency=1", ...testsIn("tests/webkit")];
}

/** The test files for Node: the unit tests and, unless quick, those of the built package. */
function nodeTests() {
  const folders = quick ? ["tests/unit"] : ["tests/unit", "tests/api", "tests/classic"];
  return folders.flatMap(testsIn);
}

function testsIn(folder) {
  return readdirSync(`${root}/${folder}`)
    .filter((name) => name.endsWith(".test.mjs"))
    .map((name) => `${folder}/${name}`);
}

/**
 * Runs the commands of a section one after another. Without `live`, each command's output is shown when it ends,
 * because another section runs at the same time. The first failure ends everything.
 */
async function section(title, run) {
  const start = performance.now();
  await run(async (tool, args, { count, ...options } = {}) => {
    const heading = `\n── ${title}: ${tool} ${args.slice(0, 3).join(" ")}`;
    if (options.live) console.log(heading);
    const begun = performance.now();
    const { code, output } = await execute(tool, args, options);
    const seconds = Math.round((performance.now() - begun) / 1000);
    if (!options.live) console.log(`${heading} (${seconds} s)\n${output.trimEnd()}`);
    for (const [kind, number] of count?.(output) ?? []) totals[kind] += number;
    if (count === playwrightTotals) flaky.push(...flakyTests(output));
    if (code !== 0) stop(`failed: ${tool} ${args.join(" ")}`);
  });
  times.push(`${title}: ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
}
