// A real Chromium in front of what a project built.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { serveFiles } from "../page/hosts.mjs";

let browser;

/** Opens a page of a folder, hands it to `look`, and fails if the page reported any error. */
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
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const errors = [];
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
    return seen;
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

/** The text of an element as soon as it has one. */
export async function textOf(page, selector) {
  await page.waitForFunction((it) => document.querySelector(it)?.textContent, selector);
  return page.textContent(selector);
}

/** What the scripts of a folder weigh, gzipped. */
export function scriptSize(folder) {
  const scripts = readdirSync(folder, { recursive: true }).filter((file) => /\.m?js$/.test(file));
  return scripts.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  );
}
