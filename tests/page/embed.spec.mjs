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
    this.inside = host.page.frameLocator("iframe[title=Sudoku]");
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

test("the address sets the options of the frame", { tag: "@differs" }, async ({ host, page }) => {
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

test("the embedding page can load, solve, clear and ask, and gets the answers", {
  tag: "@differs",
}, async ({ host }) => {
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
  await frame.inside.getByRole("gridcell").nth(2).click();
  await host.page.keyboard.press("4");
  await expect
    .poll(async () => (await frame.heard("input")).at(-1)?.value)
    .toBe(`${EXAMPLE.slice(0, 2)}4${EXAMPLE.slice(3)}`);
  expect((await frame.heard("solved")).at(-1)).toMatchObject({ solution: SOLUTION });
  expect(await frame.heard("verdict")).not.toEqual([]);
});

test("the frame reports its height when it changes", { tag: "@differs" }, async ({
  host,
  page,
}) => {
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

for (const query of ["controls=none", "controls=solve+verdict", "lang=en"]) {
  const tag = query === "controls=none" ? "@differs" : [];
  test(`the board shrinks to the height of a frame that does not grow, ${query}`, { tag }, async ({
    host,
    page,
  }) => {
    const frame = new Frame(host);
    const address = `${host.cdn.origin}/embed.html?puzzle=${EXAMPLE}&${query}`;
    host.site.page.html = `<body><iframe title="Sudoku" width="480" height="450" src="${address}"></iframe>
      <script>
        window.heights = [];
        addEventListener("message", ({ data }) => {
          if (data.type === "redoku:resize") heights.push(data.height);
        });
      </script>`;
    await page.goto(host.site.origin);
    const grid = frame.inside.getByRole("grid");
    const fits = () =>
      frame.inside.locator("redoku-board").evaluate((board) => {
        const { scrollHeight, clientHeight } = board.ownerDocument.documentElement;
        return scrollHeight === clientHeight && board.offsetHeight === clientHeight;
      });
    await expect.poll(fits).toBe(true);
    const { width, height } = await grid.boundingBox();
    expect(Math.abs(width - height), "the grid is square").toBeLessThan(2);
    expect(width).toBeLessThan(451);
    // The frame still asks for the height that the whole width needs.
    const natural = await page.evaluate(() => window.heights.at(-1));
    expect(natural).toBeGreaterThan(470);
    await page.evaluate((height) => {
      document.querySelector("iframe").height = height;
    }, natural);
    await expect.poll(async () => (await grid.boundingBox()).width).toBeGreaterThan(width);
    await expect.poll(fits).toBe(true);
    expect(await page.evaluate(() => window.heights.at(-1))).toBe(natural);
  });
}

test("junk gets no answer and does no harm", async ({ host, page }) => {
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
      { type: { toString: 1 } },
      { type: "redoku:" },
      nasty,
      new ArrayBuffer(8),
      { type: "redoku:toString" },
      { type: "other:solve", id: 2 },
      new Map([["type", "redoku:solve"]]),
    ])
      window.ask(junk);
    window.ask(circle);
    window.ask({ type: "redoku:state", id: { toString: 1 } });
  });
  // Messages are answered in order.
  expect(await frame.ask({ type: "redoku:state", id: "last" })).toMatchObject({ value: EXAMPLE });
  expect((await frame.heard("error")).map(({ request, code }) => [request, code])).toEqual([
    ["load", "failed"],
  ]);
  expect((await frame.heard("result")).map(({ id }) => id)).toEqual([null, "last"]);
});

test("answers go to the window that asks, events to the parent alone", { tag: "@differs" }, async ({
  host,
  page,
}) => {
  const frame = new Frame(host);
  await frame.open(`puzzle=${EXAMPLE}`);
  await page.evaluate((origin) => {
    const other = document.createElement("iframe");
    document.body.append(other);
    const [board] = document.querySelectorAll("iframe");
    window.sibling = other.contentWindow;
    window.sibling.eval(`
      window.heard = [];
      addEventListener("message", ({ data }) => heard.push(data));
      window.askFor = (target, message, origin) => target.postMessage(message, origin);
    `);
    window.sibling.askFor(board.contentWindow, { type: "redoku:solve", id: "sibling" }, origin);
  }, host.cdn.origin);
  const heardBySibling = () => page.evaluate(() => window.sibling.heard.map(({ type }) => type));
  await expect(frame.solved).toHaveCount(51);
  await expect.poll(heardBySibling).toEqual(["redoku:result"]);
  await frame.inside.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  await expect.poll(() => frame.heard("input")).toHaveLength(1);
  expect(await frame.heard("solved")).toHaveLength(1);
  expect(await frame.heard("result")).toEqual([]);
  expect(await frame.ask({ type: "redoku:state", id: 9 })).toMatchObject({ id: 9 });
  expect(await heardBySibling()).toEqual(["redoku:result"]);
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
