// The board in a frame on a page of another origin: its address, and the messages between the two.
import { expectAccessible } from "./axe.mjs";
import { expect, test } from "./element-fixture.mjs";
import { EXAMPLE, SOLUTION } from "./puzzles.mjs";

/** A page with a frame, a list of all messages from the frame, and a function to ask it. */
const PAGE = (
  address,
) => `<iframe title="Sudoku" width="400" height="300" src="${address}"></iframe>
  <script>
    window.heard = [];
    const frame = document.querySelector("iframe");
    addEventListener("message", ({ source, origin, data }) => {
      if (source === frame.contentWindow) heard.push({ ...data, origin });
      if (data.type === "redoku:resize") frame.height = data.height;
    });
    window.ask = (message, origin = new URL(frame.src).origin) =>
      frame.contentWindow.postMessage(message, origin);
    window.answerTo = (message) =>
      new Promise((resolve) => {
        addEventListener("message", function answered({ data }) {
          if (data.id !== message.id) return;
          removeEventListener("message", answered);
          resolve(data);
        });
        ask(message);
      });
  </script>`;

class Frame {
  constructor(host) {
    this.page = host.page;
    this.host = host;
    this.inside = host.page.frameLocator("iframe");
    this.solved = this.inside.locator("[data-origin=solved]");
  }

  async open(query, options) {
    const address = `${this.host.cdn.origin}/embed.html?${query}`;
    Object.assign(this.host.site.page, { html: `<body>${PAGE(address)}`, policy: "", ...options });
    await this.page.goto(this.host.site.origin);
    await expect(this.inside.getByRole("gridcell")).toHaveCount(81);
    await expect.poll(() => this.heard("ready")).toHaveLength(1);
  }

  async heard(type) {
    const heard = await this.page.evaluate(() => window.heard);
    return heard.filter((message) => message.type === `redoku:${type}`);
  }

  ask(message) {
    return this.page.evaluate((message) => window.answerTo(message), message);
  }
}

test("the address sets the options of the frame", async ({ host, page }) => {
  const frame = new Frame(host);
  await frame.open(`puzzle=${EXAMPLE}&lang=zh&theme=dark&solve=1&controls=solve+verdict`);
  await expect(frame.solved).toHaveCount(51);
  await expect(frame.inside.locator(".verdict")).toContainText("唯一解");
  await expect(frame.inside.locator(".frame")).toHaveCSS("background-color", "rgb(19, 20, 24)");
  await expect(frame.inside.locator("html")).toHaveAttribute("lang", "zh");
  await expect(frame.inside.locator("html")).toHaveCSS("color-scheme", "dark");
  await expect(frame.inside.locator(".pad")).toBeHidden();
  await frame.open("controls=none&theme=light");
  await expect(frame.inside.getByRole("button")).toHaveCount(0);
  await frame.open("");
  await expect(frame.inside.getByRole("button", { name: "Solve" })).toBeVisible();
  await page.goto(`${host.cdn.origin}/embed.html?puzzle=${EXAMPLE}`);
  await expect(page.getByRole("gridcell").first()).toHaveText("5");
});

test("the embedding page can load, solve, clear and ask, and gets the answers", async ({
  host,
}) => {
  const frame = new Frame(host);
  await frame.open("");
  expect(await frame.ask({ type: "redoku:load", id: 1, puzzle: EXAMPLE })).toMatchObject({
    type: "redoku:result",
    request: "load",
    value: EXAMPLE,
    solution: null,
  });
  expect(await frame.ask({ type: "redoku:solve", id: "second" })).toMatchObject({
    request: "solve",
    value: EXAMPLE,
    solution: SOLUTION,
    verdict: { status: "unique", givens: 30 },
  });
  await expect(frame.solved).toHaveCount(51);
  expect(await frame.ask({ type: "redoku:clear", id: 3 })).toMatchObject({ value: ".".repeat(81) });
  const rows = EXAMPLE.match(/.{9}/g).map((row) => [...row]);
  expect(await frame.ask({ type: "redoku:solve", id: 4, puzzle: rows })).toMatchObject({
    solution: SOLUTION,
  });
  expect(await frame.ask({ type: "redoku:state", id: 5 })).toMatchObject({
    value: EXAMPLE,
    verdict: { status: "unique" },
  });
  expect(await frame.ask({ type: "redoku:load", id: 6, puzzle: "no puzzle" })).toMatchObject({
    type: "redoku:error",
    request: "load",
    code: expect.stringMatching(/^[a-z-]+$/),
  });
  expect((await frame.heard("result")).every(({ origin }) => origin === host.cdn.origin)).toBe(
    true,
  );
  // The page gets events from its first question on.
  await frame.inside.getByRole("gridcell").nth(2).click();
  await host.page.keyboard.press("4");
  await expect
    .poll(async () => (await frame.heard("input")).at(-1)?.value)
    .toBe(`${EXAMPLE.slice(0, 2)}4${EXAMPLE.slice(3)}`);
  expect((await frame.heard("solved")).at(-1)).toMatchObject({ solution: SOLUTION });
  expect(await frame.heard("verdict")).not.toEqual([]);
});

test("the frame reports its height when it changes", async ({ host, page }) => {
  const frame = new Frame(host);
  await frame.open(`puzzle=${EXAMPLE}`);
  const height = () => page.locator("iframe").evaluate((element) => element.offsetHeight);
  await expect.poll(height).toBeGreaterThan(500);
  const scrolls = () =>
    frame.inside.locator("html").evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(scrolls).toBe(0);
  await page.locator("iframe").evaluate((element) => element.setAttribute("width", "250"));
  await expect.poll(height).toBeLessThan(480);
  await expect.poll(scrolls).toBe(0);
});

test("invalid messages get no answer and do no harm", async ({ host, page }) => {
  const frame = new Frame(host);
  await frame.open(`puzzle=${EXAMPLE}`);
  await page.evaluate(() => {
    const circle = { type: "redoku:load" };
    circle.puzzle = circle;
    const nasty = { type: "redoku:constructor", id: 1 };
    for (const junk of [
      null,
      0,
      "",
      "redoku:solve",
      [],
      {},
      { type: 5 },
      { type: "redoku:" },
      nasty,
      new ArrayBuffer(8),
      { type: "redoku:toString" },
      { type: "other:solve", id: 2 },
      new Map([["type", "redoku:solve"]]),
    ])
      window.ask(junk);
    window.ask(circle);
    // An id that is not a string.
    window.ask({ type: "redoku:state", id: { toString: 1 } });
  });
  // Messages are answered in order.
  expect(await frame.ask({ type: "redoku:state", id: "last" })).toMatchObject({ value: EXAMPLE });
  expect((await frame.heard("error")).map(({ request, code }) => [request, code])).toEqual([
    ["load", "failed"],
  ]);
  expect((await frame.heard("result")).map(({ id }) => id)).toEqual([null, "last"]);
});

test("only the window that asks gets the answer", async ({ host, page }) => {
  const frame = new Frame(host);
  await frame.open(`puzzle=${EXAMPLE}`);
  // A sibling frame asks; the embedding page does not get the answer.
  const answer = await page.evaluate(async (origin) => {
    const other = document.createElement("iframe");
    document.body.append(other);
    const [board] = document.querySelectorAll("iframe");
    other.contentWindow.eval(`
      window.answered = new Promise((resolve) => addEventListener("message", ({ data }) => resolve(data)));
      window.askFor = (target, message, origin) => target.postMessage(message, origin);
    `);
    other.contentWindow.askFor(board.contentWindow, { type: "redoku:solve", id: "beside" }, origin);
    return other.contentWindow.answered;
  }, host.cdn.origin);
  expect(answer).toMatchObject({ type: expect.stringMatching(/^redoku:(verdict|solved|result)$/) });
  await expect(frame.solved).toHaveCount(51);
  expect(await frame.ask({ type: "redoku:state", id: 9 })).toMatchObject({ solution: SOLUTION });
  expect((await frame.heard("result")).map(({ id }) => id)).toEqual([9]);
  expect(await frame.heard("solved")).toEqual([]);
});

for (const query of ["theme=light", "theme=dark&lang=zh"]) {
  test(`axe finds no violations in the frame, ${query}`, { tag: "@chromium" }, async ({
    host,
    page,
  }) => {
    await page.goto(`${host.cdn.origin}/embed.html?puzzle=${EXAMPLE}&solve=1&${query}`);
    await expect(page.locator("[data-origin=solved]")).toHaveCount(51);
    await expectAccessible(page);
  });
}
