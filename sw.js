/**
 * Lets the site work without a network.
 *
 * Each version of the site has a cache of its own. It is filled completely, with every file checked against
 * its hash, or not at all. A new version waits until the last page of the old one is closed, or until a person
 * asks for it.
 *
 * An update never disturbs the other open pages. They find their files, whose names carry hashes, in the cache
 * of their own version, which is deleted when its last page is gone.
 *
 * The build puts `self.redoku = { version, files }` in front: every file of the site with its SHA-256.
 */
const { version, files } = self.redoku;
const PREFIX = "redoku-";
const CACHE = PREFIX + version;
/** Remembers the version of each open page: the worker itself may be stopped at any time. */
const PAGES = "redoku-pages";
/** Files in this folder have hashed names, so a name always stands for the same content. */
const HASHED = "assets/";
/** On a developer's own machine another project may use the same address next: ask the server first. */
const LOCAL = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name === null) return;
  event.respondWith(respond(event.request, name));
  if (event.resultingClientId) event.waitUntil(remember(event.resultingClientId));
});
self.addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
  if (event.data === "tidy") event.waitUntil(tidy());
});

/** Fetches every file, and keeps them if all are as the list says. */
async function fill() {
  const responses = await Promise.all(Object.entries(files).map(fetchFile));
  const cache = await caches.open(CACHE);
  await Promise.all(responses.map(([name, response]) => cache.put(urlOf(name), response)));
}

/** Fetches one file, unless an older version has it. @param {[string, string]} file */
async function fetchFile([name, hash]) {
  const known = name.startsWith(HASHED) ? await caches.match(urlOf(name)) : undefined;
  const response = known ?? (await fetch(urlOf(name), { cache: "no-cache" }));
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

/** Serves the pages that are open already: on a first visit, the page that registered this worker. */
async function activate() {
  await self.clients.claim();
  const pages = await caches.open(PAGES);
  for (const { id } of await self.clients.matchAll()) {
    if (!(await pages.match(urlOfPage(id)))) await remember(id);
  }
  await tidy();
}

/** Notes that a page is of this version. @param {string} id */
async function remember(id) {
  const pages = await caches.open(PAGES);
  await pages.put(urlOfPage(id), new Response(CACHE));
}

/** Deletes the caches of versions of which no page is open. */
async function tidy() {
  // A version that is still to come has no page yet.
  if (self.registration.installing || self.registration.waiting) return;
  const pages = await caches.open(PAGES);
  const open = new Set((await self.clients.matchAll()).map(({ id }) => urlOfPage(id)));
  const used = new Set([CACHE, PAGES]);
  for (const { url } of await pages.keys()) {
    if (open.has(url)) used.add(await (await pages.match(url)).text());
    else await pages.delete(url);
  }
  const old = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && !used.has(key));
  await Promise.all(old.map((key) => caches.delete(key)));
}

/** Returns the file that a request asks for, or null if it is not part of the site. @param {Request} request */
function nameOf(request) {
  const { scope } = self.registration;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return null;
  const path = new URL(request.url).pathname.slice(new URL(scope).pathname.length);
  const name = decodeURIComponent(path) || "index.html";
  return name.startsWith(HASHED) || Object.hasOwn(files, name) ? name : null;
}

/** @param {string} name */
const urlOf = (name) => new URL(name, self.registration.scope).href;

/** The key under which a page's version is kept. @param {string} id */
const urlOfPage = (id) => urlOf(`?page=${id}`);

/**
 * Answers from this version's cache, then from those of older pages, then from the network: an older page may
 * ask for a file that is gone, and the browser may have deleted the cache.
 * @param {Request} request @param {string} name
 */
async function respond(request, name) {
  if (LOCAL && !name.startsWith(HASHED)) {
    const response = await fetch(request).catch(() => null);
    if (response) return response;
  }
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(urlOf(name))) ?? (await caches.match(urlOf(name)));
  return kept ?? fetch(request);
}
