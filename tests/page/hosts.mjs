// Test servers: one serves a folder to every origin, like a CDN; another serves a page of another site.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));
/** The built site. */
export const dist = join(root, "dist");

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
};

/** Serves a folder to every origin, with a security policy if one is given. */
export function serveFiles(folder = dist, policy = "") {
  return listen(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    // Read at once: a stream would throw if the folder is removed while a service worker still fetches.
    const content = await readFile(file).catch(() => null);
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (policy) response.setHeader("Content-Security-Policy", policy);
    if (!content) return response.writeHead(404).end();
    response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
    response.end(content);
  });
}

/** Serves one page, with a security policy if one is given. Its content may change between visits. */
export function servePage() {
  const page = { html: "", policy: "" };
  return listen((request, response) => {
    if (request.url !== "/") return response.writeHead(204).end();
    if (page.policy) response.setHeader("Content-Security-Policy", page.policy);
    response.setHeader("Content-Type", TYPES[".html"]);
    response.end(`<!doctype html><html lang="en"><title>A page</title>${page.html}</html>`);
  }).then((server) => Object.assign(server, { page }));
}

async function listen(answer) {
  const server = createServer(answer);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  const close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}
