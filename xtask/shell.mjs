// Small helpers for the project's commands: run a tool, say what failed, count tests.
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The repository's root. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Windows finds npm and npx only through a shell. */
const shell = process.platform === "win32";

/** Runs a tool to its end with its output shown; stops the whole command if it fails. */
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

/** What a tool prints, or null if it is missing or fails. */
export function ask(tool, args) {
  const result = spawnSync(tool, args, { cwd: root, encoding: "utf8", shell });
  return result.status === 0 ? result.stdout : null;
}

/** Runs a tool with its output shown, and gives that output back with the exit code. */
export function watch(tool, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(tool, args, {
      cwd: root,
      shell,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    let output = "";
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.setEncoding("utf8").on("data", (text) => {
        output += text;
        to.write(text);
      });
    }
    child.on("error", (error) => stop(`${tool} could not be started: ${error.message}`));
    child.on("close", (code) => resolve({ code, output }));
  });
}

/** Ends the command with a message. */
export function stop(message) {
  console.error(`\nredoku: ${message}`);
  process.exit(1);
}
