/**
 * The service worker: makes the site work offline.
 *
 * Each version of the site has its own cache. It is filled completely, with every file checked against its
 * hash, or not at all. A new version waits until the last page of the old one is closed, or until the user
 * accepts it.
 *
 * An update does not affect other open pages. They load their files, which have hashed names, from the cache of
 * their version. It is deleted after its last page is closed.
 *
 * The build prepends `self.redoku = { version, files }`: every file of the site with its SHA-256.
 */
const { version, files } = self.redoku;
const PREFIX = "redoku-";
const CACHE = PREFIX + version;
/** The cache with the version of each open page. A cache, because the browser may stop the worker at any time. */
const PAGES = "redoku-pages";
/** Files in this folder have hashed names: equal names have equal contents. */
const HASHED = "assets/";
/** On localhost, another project may use the same address later: ask the server first. */
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

/** Fetches every file, and caches them if all hashes match. */
async function fill() {
  const responses = await Promise.all(Object.entries(files).map(fetchFile));
  const cache = await caches.open(CACHE);
  await Promise.all(responses.map(([name, response]) => cache.put(urlOf(name), response)));
}

/** Fetches a file, or takes it from the cache of an older version. @param {[string, string]} file */
async function fetchFile([name, hash]) {
  const cached = name.startsWith(HASHED) ? await caches.match(urlOf(name)) : undefined;
  const response = cached ?? (await fetch(urlOf(name), { cache: "no-cache" }));
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

/** Takes control of the pages that are already open: on a first visit, the page that registered this worker. */
async function activate() {
  await self.clients.claim();
  const pages = await caches.open(PAGES);
  for (const { id } of await self.clients.matchAll()) {
    if (!(await pages.match(urlOfPage(id)))) await remember(id);
  }
  await tidy();
}

/** Records that a page uses this version. @param {string} id */
async function remember(id) {
  const pages = await caches.open(PAGES);
  await pages.put(urlOfPage(id), new Response(CACHE));
}

/** Deletes the caches of versions without an open page. */
async function tidy() {
  // A new version has no page yet.
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

/** The key of a page in `PAGES`. @param {string} id */
const urlOfPage = (id) => urlOf(`?page=${id}`);

/**
 * Responds from the cache of this version, then from those of older versions, then from the network: an older
 * page may request a file that this version lacks, and the browser may have deleted the cache.
 * @param {Request} request @param {string} name
 */
async function respond(request, name) {
  if (LOCAL && !name.startsWith(HASHED)) {
    const response = await fetch(request).catch(() => null);
    if (response) return response;
  }
  const cache = await caches.open(CACHE);
  const cached = (await cache.match(urlOf(name))) ?? (await caches.match(urlOf(name)));
  return cached ?? fetch(request);
}
