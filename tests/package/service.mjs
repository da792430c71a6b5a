// Examples that serve POST /solve: started on a free port, asked, and ended.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { ANSWER, PUZZLE } from "./puzzle.mjs";

/** Runs the program and arguments that `start` returns for a port, until `use` has finished with its origin. */
export async function serve(project, start, use) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const [file, args] = await start(port);
  const child = spawn(file, args, { cwd: project, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  try {
    for (let attempt = 0; attempt < 200; attempt++) {
      if (await fetch(origin).catch(() => null)) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return await use(origin);
  } catch (error) {
    error.message += `\n${said}`;
    throw error;
  } finally {
    child.kill("SIGKILL");
  }
}

/** A puzzle is solved, and a text that is no puzzle is refused. */
export async function checkService(origin) {
  const post = (body) => fetch(`${origin}/solve`, { method: "POST", body });
  const answered = await post(PUZZLE);
  assert.equal(answered.status, 200);
  assert.equal((await answered.json()).solution, ANSWER);
  const refused = await post("53");
  assert.equal(refused.status, 400);
  assert.equal((await refused.json()).code, "too-short");
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
