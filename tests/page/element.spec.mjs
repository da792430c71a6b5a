// <redoku-board> on another site: its display, methods and events.
import { join } from "node:path";
import { expectAccessible } from "./axe.mjs";
import { expect, test } from "./element-fixture.mjs";
import { root } from "./hosts.mjs";
import { EXAMPLE, SEVERAL, SOLUTION, TYPO } from "./puzzles.mjs";

const RED = "rgb(200, 16, 46)";
const BOARD = `<redoku-board controls puzzle="${EXAMPLE}"></redoku-board>`;

test("two lines of HTML are a complete solver", { tag: "@differs" }, async ({ host, page }) => {
  await host.open(BOARD);
  await expect(host.verdict).toHaveText("One solution 30 givens, 51 cells to fill.");
  await host.board.getByRole("button", { name: "Solve" }).click();
  await expect(host.solved).toHaveCount(51);
  expect(await host.shown()).toBe(SOLUTION);
  await expect(host.solved.first()).toHaveCSS("color", RED);
  await expect(host.board.locator("[data-origin=given]").first()).toHaveCSS(
    "color",
    "rgb(27, 29, 34)",
  );
  await host.board.getByRole("button", { name: "Clear" }).click();
  await expect(host.verdict).toContainText("Type a puzzle");
  await page.keyboard.press("Control+z");
  expect(await host.call("value")).toBe(".".repeat(81));
});

for (const [name, workers] of [
  ["no worker", ""],
  ["a worker made of text", "; worker-src blob:"],
]) {
  test.describe(() => {
    // The browser reports the blocked worker.
    test.use({ expectedErrors: [/Content.Security.Policy|settings blocked/i] });

    test(`the board works under a strict policy with ${name}`, { tag: "@differs" }, async ({
      host,
      cdn,
    }) => {
      const policy = `default-src 'none'; style-src 'self'; script-src ${cdn.origin} 'wasm-unsafe-eval'`;
      await host.open(BOARD, { policy: policy + workers });
      await host.board.getByRole("button", { name: "Solve" }).click();
      await expect(host.solved).toHaveCount(51);
      expect(await host.shown()).toBe(SOLUTION);
      await expect(host.solved.first()).toHaveCSS("color", RED);
      await expect(host.board.locator(".frame")).toHaveCSS(
        "background-color",
        "rgb(246, 245, 242)",
      );
    });
  });
}

test("keys and the pad enter digits, with events for each change and each verdict", {
  tag: "@differs",
}, async ({ host, page }) => {
  await host.open("<redoku-board controls></redoku-board>");
  await host.record();
  await host.cells.first().click();
  await page.keyboard.press("5");
  await host.board.getByRole("button", { name: "3, number pad" }).click();
  await expect(host.verdict).toContainText("More than 10,000 solutions");
  await page.keyboard.press("5");
  await expect(host.verdict).toContainText("r1c1 and r1c3 are both 5");
  await page.keyboard.press("Control+z");
  await expect(host.verdict).toContainText("More than 10,000 solutions");
  const value = (start) => start.padEnd(81, ".");
  const events = await host.events();
  expect(events.filter(({ type }) => type === "redoku-input").map(({ detail }) => detail)).toEqual([
    { before: value(""), value: value("5"), cell: 0 },
    { before: value("5"), value: value("53"), cell: 1 },
    { before: value("53"), value: value("535"), cell: 2 },
    { before: value("535"), value: value("53"), cell: 2 },
  ]);
  const last = events.filter(({ type }) => type === "redoku-verdict").slice(-2);
  expect(last.map(({ detail }) => [detail.value, detail.verdict.status])).toEqual([
    [value("535"), "invalid"],
    [value("53"), "multiple"],
  ]);
  expect(new Set(events.map(({ tag }) => tag))).toEqual(new Set(["redoku-board"]));
});

test("solve() resolves to the verdict, and the event precedes the display of the answer", async ({
  host,
}) => {
  await host.open("<redoku-board></redoku-board>");
  await host.record();
  await host.board.evaluate((board, puzzle) => board.setAttribute("puzzle", puzzle), EXAMPLE);
  expect(await host.call("solve")).toMatchObject({
    status: "unique",
    solution: SOLUTION,
    givens: 30,
  });
  expect(await host.call("solution")).toBe(SOLUTION);
  expect(await host.call("value")).toBe(EXAMPLE);
  expect((await host.events()).map(({ type }) => type)).toEqual([
    "redoku-verdict",
    "redoku-solved",
  ]);
  expect((await host.events())[1].detail).toMatchObject({ value: EXAMPLE, solution: SOLUTION });

  await host.board.evaluate((board, puzzle) => (board.puzzle = puzzle), TYPO);
  expect(await host.call("solve")).toMatchObject({ status: "none" });
  await expect(host.board.locator("[data-mark]").first()).toBeVisible();
  expect(await host.call("solution")).toBe(null);

  await host.board.evaluate((board, puzzle) => (board.value = puzzle), SEVERAL);
  expect(await host.call("solve")).toMatchObject({ status: "multiple" });
  await expect(host.board.locator("[data-differs]").first()).toBeVisible();
});

test("preventDefault() prevents an action", async ({ host, page }) => {
  await host.open(BOARD);
  await page.evaluate(() => {
    for (const type of ["input", "solved", "error"]) {
      document.addEventListener(`redoku-${type}`, (event) => event.preventDefault());
    }
  });
  await host.cells.nth(2).click();
  await page.keyboard.press("4");
  expect(await host.call("value")).toBe(EXAMPLE);
  await host.board.getByRole("button", { name: "Solve" }).click();
  await expect.poll(() => host.call("verdict")).toMatchObject({ status: "unique" });
  await host.call("solve");
  expect(await host.shown()).toBe(EXAMPLE);
  await host.board.evaluate((board) => board.load("no puzzle at all").catch(() => {}));
  await expect(host.verdict).toContainText("One solution");
});

test("texts are imported and exported in every format", { tag: "@differs" }, async ({
  host,
  page,
}) => {
  await host.open("<redoku-board controls></redoku-board>");
  await host.record();
  const rows = EXAMPLE.match(/.{9}/g);
  expect(await host.call("load", JSON.stringify(rows.map((row) => [...row])))).toBe(EXAMPLE);
  expect(await host.call("export")).toBe(EXAMPLE);
  expect(await host.call("export", "grid")).toContain("5 3 . | . 7 .");
  await host.call("solve");
  expect(await host.call("export", "line")).toBe(SOLUTION);

  const refused = await host.board.evaluate((board) =>
    board.load("12x").catch(({ name, code, details }) => ({ name, code, details })),
  );
  expect(refused).toMatchObject({ name: "RedokuError", code: expect.stringMatching(/^[a-z-]+$/) });
  await expect(host.verdict).toContainText("Couldn’t read that");
  expect((await host.events()).at(-1)).toMatchObject({
    type: "redoku-error",
    detail: { code: refused.code },
  });

  await host.call("clear");
  await host.cells.first().click();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new Event("paste", { bubbles: true, composed: true, cancelable: true });
    Object.defineProperty(event, "clipboardData", { value: clipboardData });
    document.activeElement.dispatchEvent(event);
  }, rows.join("\n"));
  await expect.poll(() => host.call("value")).toBe(EXAMPLE);
  const inputs = (await host.events()).filter(({ type }) => type === "redoku-input");
  expect(inputs.map(({ detail }) => detail.value)).toEqual([EXAMPLE]);
});

test("a puzzle can be text, rows, numbers, or the content of the element", async ({ host }) => {
  await host.open(`<redoku-board>
    ${EXAMPLE.match(/.{9}/g).join("\n")}
  </redoku-board>`);
  await expect.poll(() => host.shown()).toBe(EXAMPLE);
  const shapes = {
    rows: [...EXAMPLE.match(/.{9}/g)].map((row) => [...row]),
    numbers: [...EXAMPLE].map((digit) => Number(digit) || 0),
    grid: EXAMPLE.match(/.{9}/g).map((row) => [...row].map((digit) => Number(digit) || 0)),
    zeros: EXAMPLE.replaceAll(".", "0"),
  };
  for (const puzzle of Object.values(shapes)) {
    await host.call("clear");
    expect(await host.call("value")).toBe(".".repeat(81));
    await host.board.evaluate((board, puzzle) => (board.puzzle = puzzle), puzzle);
    expect(await host.call("value")).toBe(EXAMPLE);
  }
});

test("the attribute selects the controls, and without it there is only the grid", async ({
  host,
}) => {
  await host.open(`<redoku-board puzzle="${EXAMPLE}"></redoku-board>`);
  const seen = () =>
    host.board.evaluate((board) =>
      ["verdict", "pad", "solve", "clear"].filter((name) =>
        board.shadowRoot.querySelector(`[part=${name}]`).checkVisibility(),
      ),
    );
  expect(await seen()).toEqual([]);
  for (const [controls, expected] of [
    ["", ["verdict", "pad", "solve", "clear"]],
    ["solve", ["solve"]],
    ["verdict pad", ["verdict", "pad"]],
    ["nonsense", []],
  ]) {
    await host.board.evaluate(
      (board, controls) => board.setAttribute("controls", controls),
      controls,
    );
    expect(await seen()).toEqual(expected);
  }
  await host.board.evaluate((board) => Object.assign(board, { controls: true, readonly: true }));
  expect(await seen()).toEqual(["verdict", "solve"]);
});

test("a board in a dialog of the site takes text and undoes", async ({ host, page }) => {
  await host.open("<dialog><redoku-board controls></redoku-board></dialog>");
  await page.locator("dialog").evaluate((dialog) => {
    dialog.style.inlineSize = "400px";
    dialog.showModal();
  });
  await host.cells.first().click();
  await page.keyboard.press("5");
  await host.cells.first().evaluate((cell, text) => {
    const event = new Event("paste", { bubbles: true, composed: true, cancelable: true });
    const clipboardData = { getData: () => text, files: [], types: ["text/plain"] };
    Object.defineProperty(event, "clipboardData", { value: clipboardData });
    cell.dispatchEvent(event);
  }, EXAMPLE);
  await expect.poll(() => host.call("value")).toBe(EXAMPLE);
  await page.keyboard.press("Control+z");
  await expect.poll(() => host.call("value")).toBe(`5${".".repeat(80)}`);
});

test("a read-only board can be solved but not edited", async ({ host, page }) => {
  await host.open(`<redoku-board controls readonly puzzle="${EXAMPLE}"></redoku-board>`);
  await host.cells.nth(2).click();
  for (const key of ["4", "Delete", "Backspace", "Control+z"]) await page.keyboard.press(key);
  expect(await host.call("value")).toBe(EXAMPLE);
  await expect(host.board.getByRole("grid")).toHaveAttribute("aria-readonly", "true");
  await page.keyboard.press("Enter");
  await expect(host.solved).toHaveCount(51);
});

test("answers can show from the start, with a sign besides their colour", async ({ host }) => {
  await host.open(`<redoku-board answers="show underline" puzzle="${EXAMPLE}"></redoku-board>`);
  await expect(host.solved).toHaveCount(51);
  await expect(host.solved.first()).toHaveCSS("text-decoration-line", "underline");
  await host.board.evaluate((board, puzzle) => (board.puzzle = puzzle), SEVERAL);
  await expect(host.board.locator("[data-differs]").first()).toBeVisible();
});

test("every part in the manifest exists", async ({ host, cdn }) => {
  await host.open(BOARD);
  await host.call("solve");
  await expect(host.solved).toHaveCount(51);
  const parts = await host.board.evaluate(async (board, origin) => {
    const manifest = await (await fetch(`${origin}/package/custom-elements.json`)).json();
    const [{ cssParts }] = manifest.modules[0].declarations;
    return cssParts.map(({ name }) => [
      name,
      board.shadowRoot.querySelectorAll(`[part~=${name}]`).length > 0,
    ]);
  }, cdn.origin);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter(([, there]) => !there)).toEqual([]);
});

test("styles of the embedding page override colours and parts", { tag: "@differs" }, async ({
  host,
  cdn,
  page,
}) => {
  await page.route("**/host.css", (route) =>
    route.fulfill({ path: join(root, "tests/page/host.css") }),
  );
  await host.open(`${BOARD}<link rel="stylesheet" href="${cdn.origin}/host.css">`);
  await host.call("solve");
  await expect(host.solved.first()).toHaveCSS("color", "rgb(0, 100, 0)");
  await expect(host.board.getByRole("button", { name: "Solve" })).toHaveCSS("border-radius", "0px");
  await expect(host.board.locator("[part~=given]").first()).toHaveCSS("font-style", "italic");
  const weights = () =>
    host.solved.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontWeight));
  await expect.poll(weights, "every answer").toEqual(Array(51).fill("700"));
  await host.board.evaluate((board, puzzle) => (board.value = puzzle), SEVERAL);
  await host.call("solve");
  const blanks = [...SEVERAL].filter((digit) => digit === ".").length;
  await expect.poll(weights, "answers that differ too").toEqual(Array(blanks).fill("700"));
});

for (const [lang, theme, verdict, background] of [
  ["en", "light", "One solution", "rgb(246, 245, 242)"],
  ["zh-Hans", "dark", "唯一解", "rgb(19, 20, 24)"],
]) {
  test(`axe finds no violations, ${lang}, ${theme}`, { tag: "@chromium" }, async ({
    host,
    page,
  }) => {
    const attributes = `controls lang="${lang}" theme="${theme}"`;
    await host.open(`<redoku-board ${attributes} puzzle="${EXAMPLE}"></redoku-board>
      <redoku-board ${attributes} puzzle="${TYPO}"></redoku-board>
      <redoku-board ${attributes}></redoku-board>`);
    await host.call("solve");
    await expect(host.verdict).toContainText(verdict);
    await expect(host.board.locator(".frame")).toHaveCSS("background-color", background);
    await expectAccessible(page);
  });
}

test("the theme is that of the page, unless the attribute sets another", {
  tag: "@differs",
}, async ({ host, page, browserName }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await host.open(BOARD);
  const ground = host.board.locator(".frame");
  await expect(ground).toHaveCSS("background-color", "rgb(246, 245, 242)");
  await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "dark"));
  await expect(ground).toHaveCSS("background-color", "rgb(19, 20, 24)");
  await host.board.evaluate((board) => (board.theme = "light"));
  await expect(ground).toHaveCSS("background-color", "rgb(246, 245, 242)");
  // Playwright cannot emulate a dark system in Firefox here.
  if (browserName === "firefox") return;
  await host.board.evaluate((board) => (board.theme = "auto"));
  await expect(ground).toHaveCSS("background-color", "rgb(19, 20, 24)");
});

test("the language is that of the surrounding element", async ({ host }) => {
  await host.open(`<div lang="zh-CN">${BOARD}</div>`);
  await expect(host.board.getByRole("button", { name: "求解" })).toBeVisible();
  await host.board.evaluate((board) => (board.lang = "en"));
  await expect(host.board.getByRole("button", { name: "Solve" })).toBeVisible();
});

test("a solved puzzle is rated if the page asks for it", async ({ host, page }) => {
  await host.open(
    `<redoku-board controls="verdict solve rating" puzzle="${EXAMPLE}"></redoku-board>`,
  );
  await host.board.getByRole("button", { name: "Solve" }).click();
  const rating = host.board.getByRole("button", { name: "Easy, SE 1.2" });
  await expect(rating).toBeVisible();
  expect(await host.board.evaluate((board) => board.rating.hardest)).toBe("hidden-single");
  await expectAccessible(page);
  await rating.click();
  await expect(host.board.locator(".profile-count")).toHaveText("1 / 51");
  await rating.click();
  await expect(host.board.locator(".reasons")).toBeHidden();
});

test("hints and explanations are loaded on demand, and leave the digits as they are", async ({
  host,
  page,
}) => {
  const loaded = [];
  page.on("request", (request) => loaded.push(request.url()));
  await host.open(
    `<redoku-board controls="solve hint explain" puzzle="${EXAMPLE}"></redoku-board>`,
  );
  await expect(host.cells.first()).toHaveText("5");
  expect(loaded.filter((url) => url.includes("reasons"))).toEqual([]);
  const hint = host.board.getByRole("button", { name: "Hint" });
  await hint.click();
  const panel = host.board.locator(".hint-panel");
  await expect(panel).toContainText("Look for a single: a digit with only one place left");
  for (let rung = 0; rung < 3; rung++) await hint.click();
  await expect(host.board.locator(".redoku-drawing .placed")).toHaveCount(1);
  await host.board.getByRole("button", { name: "Do it" }).click();
  await expect(host.board.locator("[data-origin=placed]")).toHaveCount(1);
  const explain = host.board.getByRole("button", { name: "Explain" });
  await explain.click();
  await expect(host.board.locator(".profile-count")).toHaveText("1 / 51");
  await host.board.getByRole("button", { name: "Next", exact: true }).click();
  await expect(host.board.locator(".story-title")).toHaveText(/single|Full house/);
  await host.board.getByText("All 51 steps").click();
  await host.board.locator(".path-step").nth(4).click();
  await expect(host.board.locator(".profile-count")).toHaveText("5 / 51");
  await expectAccessible(page);
  await explain.click();
  await expect(host.board.locator("[data-origin=placed]")).toHaveCount(1);
  await expect(host.board.locator(".redoku-drawing")).toHaveCount(0);
});
