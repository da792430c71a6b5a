// The page tests: the built site in real Chromium and Firefox.
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const root = fileURLToPath(new URL("../../", import.meta.url));

// The workers inherit the port that the first process chose.
process.env.REDOKU_PORT ||= String(await freePort());
const port = process.env.REDOKU_PORT;
const origin = `http://127.0.0.1:${port}`;
const firefox = process.env.FIREFOX_PATH || "/usr/bin/firefox-esr";

const projects = [
  {
    name: "chromium",
    use: {
      browserName: "chromium",
      // A new context costs half of a test. Playwright clears storage, routes and pages in between.
      reuseContext: true,
      launchOptions: {
        executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-dev-shm-usage"],
      },
    },
  },
];

if (process.env.REDOKU_FIREFOX === "skip" || !existsSync(firefox)) {
  // Only in the first process, not in each worker.
  if (!process.env.TEST_WORKER_INDEX) console.error("!!! SKIPPED: every page test in Firefox !!!");
} else {
  projects.push({
    name: "firefox",
    // `npm test` runs what depends on the browser: keys, focus, dialogs, files, storage, workers, policies, elements,
    // frames, drawings, offline use. `npm run test:firefox` runs all that Firefox supports.
    ...(process.env.REDOKU_FIREFOX === "all" ? {} : { grep: /@differs/ }),
    testIgnore: "media.spec.mjs",
    // Playwright cannot emulate media, print, save files or check installability in this Firefox; and one browser is
    // enough for axe.
    grepInvert: /@chromium/,
    use: {
      axe: false,
      browserName: "firefox",
      channel: "moz-firefox",
      launchOptions: { executablePath: firefox },
    },
  });
}

// Playwright's own WebKit, which `npx playwright install --with-deps webkit` downloads, for the workflow.
if (process.env.REDOKU_WEBKIT) {
  projects.push({
    name: "webkit",
    grep: /@differs/,
    grepInvert: /@chromium/,
    use: { axe: false, browserName: "webkit" },
  });
}

export default defineConfig({
  testDir: ".",
  outputDir: `${root}test-results`,
  fullyParallel: true,
  workers: 2,
  // What passes only at the second try is listed as flaky in the last lines.
  retries: 1,
  reporter: "list",
  // Generous, because a busy machine is slow: only a failing test waits so long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: origin,
    actionTimeout: 30_000,
    // Waiting for fades shows nothing; the tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-GB",
    colorScheme: "light",
    viewport: { width: 1280, height: 800 },
    // Only the tests of offline use need the service worker.
    serviceWorkers: "block",
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: root,
    url: `${origin}/index.html`,
    reuseExistingServer: false,
  },
  projects,
});

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
