// Packs the package, installs it into temporary projects, runs it in every environment that it supports, and prints a
// table. `--only=name` runs the trials whose name contains `name`.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareBrowsers } from "../../xtask/browsers.mjs";
import { run as must } from "../../xtask/shell.mjs";
import { CHROMIUM, closeBrowser } from "./browser.mjs";
import { Missing, packAndInstall } from "./project.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice(7) ?? "";
const FILES = [
  "tarball",
  "pages",
  "bundlers",
  "frameworks",
  "next",
  "runtimes",
  "mcp",
  "schema",
  "types",
  "rust",
];

installTools();
if (!existsSync(CHROMIUM)) await prepareBrowsers();
await packAndInstall();
const rows = [];
for (const file of FILES) {
  const { default: trials } = await import(`./trials/${file}.mjs`);
  for (const trial of trials) {
    if (trial.name.includes(only)) rows.push(await attempt(trial));
  }
}
await closeBrowser();
printTable();
process.exitCode = rows.some(({ outcome }) => outcome === "failed") ? 1 : 0;

/** Installs the locked tools, unless they are installed already. */
function installTools() {
  const lock = readFileSync(join(here, "package-lock.json"), "utf8");
  const stamp = join(here, "node_modules/.redoku-lock.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing the tools and runtimes …");
  // Not `npm ci`: that refuses where a registry lacks the binaries of some other platform.
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  must("npm", ["install", "--no-save", ...quiet], { cwd: here });
  writeFileSync(stamp, lock);
}

/** Runs one trial and prints its result. */
async function attempt({ name, run }) {
  const start = performance.now();
  try {
    const { version = "", size: cost } = (await run()) ?? {};
    tell("✓", name, start);
    return { name, outcome: "passed", version, cost: cost === undefined ? "" : kb(cost) };
  } catch (error) {
    if (error instanceof Missing) {
      tell("!!! SKIPPED", `${name}: ${error.message}`, start);
      return { name, outcome: "skipped", version: error.message, cost: "" };
    }
    tell("✗", name, start);
    console.error(`${error.message}\n${error.stack}`);
    return { name, outcome: "failed", version: "", cost: "" };
  }
}

function tell(mark, text, start) {
  console.log(`  ${mark} ${text} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

function printTable() {
  console.log("\n| environment | version | loaded, gzipped | |\n| --- | --- | --: | --- |");
  for (const { name, version, cost, outcome } of rows) {
    console.log(`| ${name} | ${version} | ${cost} | ${outcome} |`);
  }
  const count = (wanted) => rows.filter(({ outcome }) => outcome === wanted).length;
  console.log(
    `\npackage: ${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`,
  );
}

function kb(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
