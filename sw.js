/**
 * Keeps the page for times without a network.
 *
 * One version is one cache. It is filled as a whole, each file checked against its hash, or not at all,
 * and only files of that one version are served from it: there is no mixed page. A new version waits
 * until the last page of the old one is gone, or until the person asks for it.
 */
importScripts("www/pkg/precache.js");

const { version, files } = self.redokuPrecache;
const PREFIX = "redoku-";
const CACHE = PREFIX + version;
/** Where the files are being worked on, what was saved a second ago must be seen. */
const DEVELOPING = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name !== null) event.respondWith(DEVELOPING ? fresh(event.request, name) : kept(name));
});
self.addEventListener("message", ({ data }) => {
  if (data === "update") self.skipWaiting();
  // A page that came over the network may be of another version: only its own may serve it.
  if (data === version) self.clients.claim();
});

/** Fetches every file, and keeps them if all are what the list says. */
async function fill() {
  const responses = await Promise.all(Object.entries(files).map(fetchFile));
  const cache = await caches.open(CACHE);
  await Promise.all(responses.map(([name, response]) => cache.put(urlOf(name), response)));
}

/** @param {[string, string]} file */
async function fetchFile([name, hash]) {
  const response = await fetch(urlOf(name), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const bytes = await response.clone().arrayBuffer();
  if ((await sha256(bytes)) !== hash) throw new Error(`${name} is of another version`);
  return [name, response];
}

/** @param {ArrayBuffer} bytes */
async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Forgets the versions before. */
async function tidy() {
  const old = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== CACHE);
  await Promise.all(old.map((key) => caches.delete(key)));
}

/** The file that a request asks for, or null where it is none of ours. @param {Request} request */
function nameOf(request) {
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return null;
  const path = new URL(request.url).pathname.slice(
    new URL(self.registration.scope).pathname.length,
  );
  const name = decodeURIComponent(path) || "index.html";
  return Object.hasOwn(files, name) ? name : null;
}

/** @param {string} name */
const urlOf = (name) => new URL(name, self.registration.scope).href;

/** A file of this version. Should the browser have thrown the cache away, the network has it. @param {string} name */
async function kept(name) {
  const cache = await caches.open(CACHE);
  return (await cache.match(urlOf(name))) ?? fetch(urlOf(name));
}

/** The file as it is now; without a network, as it was. @param {Request} request @param {string} name */
async function fresh(request, name) {
  try {
    return await fetch(request);
  } catch {
    return kept(name);
  }
}
