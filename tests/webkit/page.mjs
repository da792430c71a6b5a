// The site in WebKit, for the tests. An error sentence on the screen fails a test at once.
import assert from "node:assert/strict";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { after, test as base, before } from "node:test";
import { serveFiles, servePage } from "../page/hosts.mjs";
import { poll, startWebKit } from "./webdriver.mjs";

const SHOTS = new URL("../../test-results/webkit/", import.meta.url);
const SENTENCES = new URL("../../www/i18n/en/", import.meta.url);

/** What the page says when something does not work, up to the first value in the sentence. */
const FAILURES = (await sentences())
  .filter(([key]) => /(crash|failed|unloaded|unread|unreadable|noClipboard)$/.test(key))
  .map(([, sentence]) => sentence.split("{")[0]);

/** Functions for what runs in the page: they look into shadow trees, and see only what is visible. */
const HELPERS = `
  const within = (root) =>
    [...root.querySelectorAll("*")].flatMap((one) => (one.shadowRoot ? [one, ...within(one.shadowRoot)] : [one]));
  const all = (selector) => within(document).filter((one) => one.matches(selector) && one.checkVisibility());
  const wordsOf = (one) => (one.innerText ?? one.textContent).trim().replace(/\\s+/g, " ");
  const nameOf = (one) => one.getAttribute("aria-label") ?? wordsOf(one);
  const named = (selector, name) => all(selector).find((one) => name === null || nameOf(one) === name);
  const screen = () => [document.body, ...within(document).flatMap((one) => [...(one.shadowRoot?.children ?? [])])]
    .map(wordsOf).join("\\n");
`;

/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let webkit;

before(async () => {
  webkit = await startWebKit();
});
after(() => webkit?.close());

/** A test of the site at an origin of its own, where nothing is stored. A failure leaves a screenshot in test-results. */
export function test(name, body) {
  base(name, { timeout: 120_000 }, async () => {
    const [server, host] = [await serveFiles(), await servePage()];
    const page = new Page(server, host);
    try {
      await body(page, server);
      await page.until(() => true);
      assert.deepEqual(await page.run(() => window.problems), [], "errors on the console");
      if (process.env.REDOKU_SHOTS) await shoot(name);
    } catch (error) {
      await shoot(name).catch(() => {});
      throw error;
    } finally {
      await webkit.goTo("about:blank").catch(() => {});
      await Promise.all([server.close(), host.close()]);
    }
  });
}

async function shoot(name) {
  mkdirSync(SHOTS, { recursive: true });
  writeFileSync(new URL(`${name.replace(/\W+/g, "-")}.png`, SHOTS), await webkit.screenshot());
}

class Page {
  #server;
  #host;

  constructor(server, host) {
    this.#server = server;
    this.#host = host;
  }

  /** Opens a page of the site. On the main page, waits until it accepts keys. */
  async open(path = "/") {
    await webkit.goTo(new URL(path, this.#server.origin).href);
    await this.listen();
    if (path === "/") await this.until(() => document.activeElement?.matches("[role=gridcell]"));
  }

  /** Opens a page of another site, with its HTML. */
  async openHost(html) {
    this.#host.page.html = html;
    await webkit.goTo(this.#host.origin);
    await this.listen();
  }

  async reload() {
    await webkit.reload();
    await this.listen();
  }

  /** Keeps the errors of the page for the end of the test. */
  listen() {
    return this.run(() => {
      window.problems = [];
      const keep = (problem) => window.problems.push(String(problem));
      addEventListener("error", (event) => keep(event.message));
      addEventListener("unhandledrejection", (event) => keep(event.reason));
      console.error = (...words) => keep(words.join(" "));
    });
  }

  /** Calls a function in the page, which may use the helpers. */
  run(call, ...args) {
    return webkit.run(`(...args) => { ${HELPERS} return (${call})(...args); }`, ...args);
  }

  /** Waits until a function in the page returns something, and no error is on the screen. */
  async until(call, ...args) {
    const state = `async (failures, ...args) => {
      const text = screen();
      const failure = failures.find((sentence) => text.includes(sentence)) ?? "";
      return { text, failure, found: await (${call})(...args) };
    }`;
    let last;
    await poll(async () => {
      last = await this.run(state, FAILURES, ...args);
      return last.failure || last.found;
    });
    assert.equal(last.failure, "", "an error on the screen");
    assert.ok(last.found, `${call}\nwith ${JSON.stringify(args)}\nThe screen:\n${last.text}`);
    return last.found;
  }

  /** Waits until an element shows a text. */
  shows(selector, expected) {
    const pattern =
      expected instanceof RegExp
        ? expected.source
        : `^${expected.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
    return this.until(
      (selector, pattern) =>
        all(selector)
          .map(wordsOf)
          .find((words) => new RegExp(pattern).test(words)),
      selector,
      pattern,
    );
  }

  /** Waits until a number of elements are visible. */
  counts(selector, number) {
    return this.until((selector, number) => all(selector).length === number, selector, number);
  }

  /** Clicks on an element, by its label or words if there are several, once it has stopped moving. */
  async click(selector, name = null) {
    const still = async (selector, name) => {
      const place = () => JSON.stringify(named(selector, name)?.getBoundingClientRect());
      const before = place();
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return before && place() === before && named(selector, name);
    };
    await webkit.click(await this.until(still, selector, name));
  }

  /** Presses keys, with modifiers held. */
  press(keys, ...held) {
    return webkit.press(keys, ...held);
  }

  /** Chooses an option, or sets a slider. */
  choose(selector, value) {
    const choose = (selector, value) => {
      const [input] = all(selector);
      if (!input) return false;
      input.value = value;
      for (const type of ["input", "change"])
        input.dispatchEvent(new Event(type, { bubbles: true }));
      return true;
    };
    return this.until(choose, selector, value);
  }

  /** Hands a file to an input. A function in the page makes its content. */
  give(selector, name, make, ...args) {
    const give = `async (selector, name, ...args) => {
      const content = await (${make})(...args);
      const files = new DataTransfer();
      files.items.add(new File([content], name, { type: content.type ?? "text/plain" }));
      const input = within(document).find((one) => one.matches(selector));
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }`;
    return this.run(give, selector, name, ...args);
  }

  /** Waits until the board shows a line of digits. */
  async board(line) {
    const digits = () =>
      all("[role=gridcell]")
        .map((cell) => cell.textContent || ".")
        .join("");
    await this.until(`(line) => (${digits})() === line`, line);
  }

  /** Sends what follows to a frame, or with null to the page. */
  async enter(selector) {
    await webkit.enter(
      selector && (await this.until((selector) => named(selector, null), selector)),
    );
    if (selector) await this.listen();
  }
}

/** The English sentences of the page, with their keys. */
async function sentences() {
  const files = readdirSync(SENTENCES).map((file) => import(new URL(file, SENTENCES)));
  return (await Promise.all(files)).flatMap((file) => Object.entries(file.default));
}
