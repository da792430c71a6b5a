// Modules that are loaded on first use. If one cannot be loaded, the page says so and loses nothing.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

test.use({
  serviceWorkers: "block",
  expectedErrors: [/Failed to (load|fetch)|net::|error loading/i],
});

/** What is loaded on first use: its file, what opens it, what is then visible, and what leaves it. */
const PARTS = {
  scripts: [
    ["**/dialogs-settings-*.js", "#open-settings", "dialog[open]", ".dialog-close"],
    ["**/share-*.js", "#share", "dialog[open]", ".dialog-close"],
    ["**/import-*.js", "#paste", "dialog[open]", ".dialog-close"],
    ["**/zh-page-*.js", "#language", "html:lang(zh)", "#language"],
    [/assets\/watch-[\w-]{8}\.js/, "#watch-tab", "#watch-play", "#answer-tab"],
    ["**/explain-page-*.js", "#explain-tab", "#explain-story", "#answer-tab"],
    ["**/hint-page-*.js", "#hint", "#hint-panel", "#clear"],
  ],
  styles: [
    ["**/dialog-*.css", "#open-settings", "dialog[open]", ".dialog-close"],
    ["**/watch-*.css", "#watch-tab", "#watch-play", "#answer-tab"],
  ],
};

for (const [kind, parts] of Object.entries(PARTS)) {
  test(`parts whose ${kind} cannot be loaded say so, and work after a reload`, async ({
    redoku,
    page,
  }) => {
    // On phones, Watch replaces the verdict.
    await page.setViewportSize({ width: 390, height: 844 });
    await redoku.open();
    await redoku.type(EXAMPLE);
    await expect(redoku.title).toHaveText("One solution");
    for (const [file] of parts) await page.route(file, (route) => route.abort());
    for (const [file, opener] of parts) {
      await page.locator(opener).click();
      await expect(redoku.title, file).toHaveText("This feature couldn’t be loaded");
      await expect(redoku.title).toBeVisible();
      await expect(redoku.detail).toHaveText("Reload when you’re online.");
      expect(await redoku.line()).toBe(EXAMPLE);
      // The message goes with the next change.
      await page.locator("#undo").click();
      await page.locator("#redo").click();
      await expect(redoku.title).toHaveText("One solution");
    }
    await page.unrouteAll();
    await page.reload();
    await expect.poll(() => redoku.line()).toBe(EXAMPLE);
    for (const [file, opener, part, leave] of parts) {
      await page.locator(opener).click();
      await expect(page.locator(part), file).toBeVisible();
      await page.locator(leave).click();
    }
  });
}

test("the spoken replies cannot be loaded", async ({ redoku, page }) => {
  await redoku.open();
  await page.route("**/view-spoken-*.js", (route) => route.abort());
  await page.keyboard.press("r");
  await expect(redoku.title).toHaveText("This feature couldn’t be loaded");
});

test.describe("Chinese", () => {
  test.use({ language: "zh-Hans" });

  test("a page whose language cannot be loaded works in English", async ({ redoku, page }) => {
    await page.route("**/zh-page-*.js", (route) => route.abort());
    await redoku.open();
    await redoku.type(EXAMPLE);
    await redoku.solve();
    await expect(redoku.title).toHaveText("One solution");
    await expect(redoku.solveButton).toHaveText("Solve");
    await page.unroute("**/zh-page-*.js");
    await page.reload();
    await expect(redoku.title).toHaveText("唯一解");
  });
});

test("the race cannot be loaded", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await page.locator("#watch-tab").click();
  await expect(page.locator("#watch-count")).toHaveText(/^0 \/ [1-9]/);
  await page.route("**/assets/race-*.js", (route) => route.abort());
  await page.locator("#watch-race").click();
  await expect(redoku.title).toHaveText("This feature couldn’t be loaded");
  await expect(redoku.title).toBeVisible();
  await expect(page).toHaveURL(/#watch=/);
  await page.unroute("**/assets/race-*.js");
  await page.reload();
  await page.locator("#watch-race").click();
  await expect(page.locator("dialog[open]")).toBeVisible();
});

for (const [name, file] of [
  ["the wasm file of the solver", "**/solver_bg-*.wasm"],
  ["the script of the worker", "**/assets/worker-*.js"],
]) {
  test(`${name} cannot be loaded`, async ({ redoku, page }) => {
    await page.route(file, (route) => route.abort());
    await redoku.open();
    await redoku.type(EXAMPLE);
    await redoku.solveButton.click();
    await expect(redoku.title).toHaveText("The solver couldn’t be loaded");
    await expect(redoku.detail).toHaveText("Your board is safe. Try again when you’re online.");
    expect(await redoku.line()).toBe(EXAMPLE);
    await page.unroute(file);
    await redoku.solve();
  });
}

for (const [name, opener, file, place] of [
  ["Hint", "#hint", "**/logic_bg-*.wasm", "#hint-panel"],
  ["Explain", "#explain-tab", "**/logic_bg-*.wasm", "#explain-status"],
  ["Watch", "#watch-tab", "**/classic_bg-*.wasm", "#watch-sentence"],
]) {
  test(`${name} says that its wasm file could not be loaded`, async ({ redoku, page }) => {
    await page.route(file, (route) => route.abort());
    await redoku.open();
    await redoku.type(EXAMPLE);
    await page.locator(opener).click();
    const sentence = "The solver couldn’t be loaded. Try again when you’re online.";
    await expect(page.locator(place)).toContainText(sentence);
  });
}

test("a style sheet cannot be loaded: the page says so", async ({ redoku, page }) => {
  await page.route("**/assets/shared-*.css", (route) => route.abort());
  await page.goto("/");
  await expect(redoku.title).toHaveText("The styles of this page couldn’t be loaded");
  await expect(redoku.detail).toHaveText("Reload when you’re online.");
});

test("a browser without workers shows the board and says that the solver is missing", async ({
  redoku,
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await redoku.open();
  await redoku.type(EXAMPLE);
  await expect(redoku.title).toHaveText("The solver couldn’t be loaded");
  expect(await redoku.line()).toBe(EXAMPLE);
});

for (const [name, file] of [
  ["the page's script", "**/assets/index-*.js"],
  ["what the pages share", "**/assets/shared-*.js"],
  ["the English sentences", "**/assets/en-page-*.js"],
]) {
  test(`${name} cannot be loaded: the page says so`, async ({ redoku, page }) => {
    await page.route(file, (route) => route.abort());
    await page.goto("/");
    const sentence = "This page couldn’t be loaded. Reload when you’re online.";
    await expect(redoku.title).toHaveText(sentence);
    await expect(page.getByRole("alert")).toHaveText(sentence);
    await page.unroute(file);
    await redoku.open();
  });
}

test("a link survives a visit in which what reads it cannot be loaded", async ({
  redoku,
  page,
}) => {
  const file = "**/import-*.js";
  await page.route(file, (route) => route.abort());
  await page.goto(`/#s=${EXAMPLE}`);
  await expect(redoku.title).toHaveText("This feature couldn’t be loaded");
  await page.unroute(file);
  await page.reload();
  await expect(redoku.title).toHaveText("One solution");
  expect(await redoku.line()).toBe(EXAMPLE);
  await expect(page).toHaveURL(/\/$/);
});
