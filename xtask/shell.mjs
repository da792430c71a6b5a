// Helpers for the project's commands: run a tool, alone or in parallel, and report failures.
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The repository's root. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Windows runs npm and npx only through a shell. */
const shell = process.platform === "win32";

/** Runs a tool with its output shown; exits if it fails. */
export function run(tool, args, options = {}) {
  const result = spawnSync(tool, args, {
    cwd: root,
    stdio: "inherit",
    shell,
    ...options,
  });
  if (result.error) stop(`${tool} could not be started: ${result.error.message}`);
  if (result.status !== 0) stop(`failed: ${tool} ${args.join(" ")}`);
}

/** Returns the output of a tool, or null if it is missing or fails. */
export function ask(tool, args) {
  const result = spawnSync(tool, args, { cwd: root, encoding: "utf8", shell });
  return result.status === 0 ? result.stdout : null;
}

/** The running tools. @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();

/** Runs a tool in parallel, and resolves to its output and exit code; `live` also shows the output. */
export function execute(tool, args, { env = {}, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(tool, args, {
      cwd: root,
      shell,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    children.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
        if (live) process.stdout.write(text);
      });
    }
    child.on("error", (error) => stop(`${tool} could not be started: ${error.message}`));
    child.on("close", (code) => {
      children.delete(child);
      resolve({ code, output });
    });
  });
}

/** Prints a message, ends all running tools, and exits. */
export function stop(message) {
  for (const child of children) child.kill();
  console.error(`\nredoku: ${message}`);
  process.exit(1);
}
