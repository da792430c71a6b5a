// Opens a built project in a real Chromium.
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { serveFiles } from "../page/hosts.mjs";

export const CHROMIUM = process.env.CHROME_PATH || "/usr/bin/chromium";

let browser;

/**
 * Opens a page of a folder, hands it to `look`, and fails if the page reported any error. Gives what `look` saw,
 * and what the page loaded: its scripts and modules, gzipped.
 */
export async function visit(folder, path, look) {
  const server = await serveFiles(folder);
  try {
    return await open(`${server.origin}/${path}`, look);
  } finally {
    await server.close();
  }
}

/** The same with a page that is already served; what matches `refused` is the policy at work, no error. */
export async function open(address, look, { refused } = {}) {
  browser ??= await chromium.launch({
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const errors = [];
  const loaded = new Map();
  page.on("response", (response) => {
    if (/\.(m?js|wasm)$/.test(new URL(response.url()).pathname)) {
      loaded.set(
        response.url(),
        response.body().catch(() => ""),
      );
    }
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    const { url } = message.location();
    const isIcon = url.endsWith("/favicon.ico");
    const isWanted = refused?.test(message.text());
    if (message.type() === "error" && !isIcon && !isWanted)
      errors.push(`${message.text()} (${url})`);
  });
  try {
    await page.goto(address);
    const seen = await look(page);
    if (errors.length > 0) throw new Error(`the page reported:\n${errors.join("\n")}`);
    const files = await Promise.all(loaded.values());
    const size = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
    return { seen, size };
  } catch (error) {
    if (errors.length > 0) error.message += `\nand the page reported:\n${errors.join("\n")}`;
    throw error;
  } finally {
    await page.close();
  }
}

export async function closeBrowser() {
  await browser?.close();
}

/** The text of an element, once it has some. */
export async function textOf(page, selector) {
  await page.waitForFunction((it) => document.querySelector(it)?.textContent, selector);
  return page.textContent(selector);
}
