// The page's tests, in real Chromium and Firefox.
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.REDOKU_PORT) || 4173;
const origin = `http://127.0.0.1:${PORT}`;
const firefox = process.env.FIREFOX_PATH || "/usr/bin/firefox-esr";

const projects = [
  {
    name: "chromium",
    use: {
      browserName: "chromium",
      launchOptions: {
        executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-dev-shm-usage"],
      },
    },
  },
];

if (process.env.REDOKU_FIREFOX === "skip" || !existsSync(firefox)) {
  // Only once, not again in each worker.
  if (!process.env.TEST_WORKER_INDEX) console.error("!!! SKIPPED: every page test in Firefox !!!");
} else {
  projects.push({
    name: "firefox",
    testIgnore: ["drawn.spec.mjs", "media.spec.mjs", "still.spec.mjs"],
    // axe judges the page, not the browser: Chromium is enough. And this Firefox can be told neither to pretend
    // a medium nor to print, to save a file, or to say whether a page can be installed.
    grepInvert: /axe finds nothing|can be installed|to a page of|saved as SVG|printed as it stands/,
    use: {
      axe: false,
      browserName: "firefox",
      channel: "moz-firefox",
      launchOptions: { executablePath: firefox },
    },
  });
}

export default defineConfig({
  testDir: "tests/page",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  reporter: "list",
  timeout: 30_000,
  // On a busy machine a browser may miss a beat; a test that needs its second chance is named as flaky.
  retries: 1,
  use: {
    baseURL: origin,
    locale: "en-GB",
    colorScheme: "light",
    viewport: { width: 1280, height: 800 },
    // Only the tests of the page offline want a cache between them and the files.
    serviceWorkers: "block",
  },
  webServer: {
    command: "node node_modules/sirv-cli/bin.js . --dev --quiet",
    env: { HOST: "127.0.0.1", PORT: String(PORT) },
    url: `${origin}/index.html`,
    reuseExistingServer: false,
  },
  projects,
});
