// Serves the repository, or another folder, on a free port of this machine, for scripts that drive the page by hand.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const HOST = "127.0.0.1";

export async function startServer(folder = root) {
  const port = await freePort();
  const args = ["node_modules/sirv-cli/bin.js", folder, "--dev", "--quiet", "--host", HOST];
  const env = { ...process.env, HOST, PORT: String(port) };
  const child = spawn("node", args, { cwd: root, env, stdio: "ignore" });
  const url = `http://${HOST}:${port}/`;
  await answers(url);
  return { url, close: () => child.kill() };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, HOST, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function answers(url) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no answer from ${url}`);
}
