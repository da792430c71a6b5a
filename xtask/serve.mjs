// Serves the page on this machine alone, on the first free port from 8080 (or PORT) on.
import { createServer } from "node:net";
import { run } from "./shell.mjs";

const HOST = "127.0.0.1";

const port = await firstFreePort(Number(process.env.PORT) || 8080);
console.log(`\n  Redoku is at http://${HOST}:${port}/   (Ctrl+C stops it)\n`);
// --dev: files are looked up at each request, so that a new build is seen at once.
run("node", ["node_modules/sirv-cli/bin.js", ".", "--dev", "--quiet", "--host", HOST], {
  env: { ...process.env, HOST, PORT: String(port) },
});

/** The first port at or after `from` that nobody listens on. */
async function firstFreePort(from) {
  for (let port = from; port < 65536; port++) {
    if (await isFree(port)) return port;
    console.log(`Port ${port} is taken.`);
  }
  throw new Error("no free port");
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });
}
