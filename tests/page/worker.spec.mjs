// The engine runs in a worker: it may be slow, cancelled or fail without blocking typing.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";

/** Replaces the worker by another script, until the route is removed. */
async function replaceWorker(page, script) {
  await page.route("**/assets/worker-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
}

const NEVER_ANSWERS = 'addEventListener("message", () => {}); postMessage({ ready: true });';
const TRAPS = `addEventListener("message", ({ data }) => postMessage({ id: data.id, fatal: "unreachable" }));`;
const THROWS =
  'postMessage({ ready: true }); addEventListener("message", () => { throw new Error("out of memory"); });';

test("a slow check is reported, can be cancelled, and does not block typing", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await replaceWorker(page, NEVER_ANSWERS);
  await redoku.open();
  await redoku.type(EXAMPLE);
  expect(await redoku.line()).toBe(EXAMPLE);
  await expect(redoku.title).toHaveText("Checking");
  await page.unroute("**/assets/worker-*.js");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(redoku.title).toHaveText("Cancelled");
  await redoku.solve();
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(51);
});

test("Escape cancels a solve that takes too long", async ({ redoku, page }) => {
  await replaceWorker(page, NEVER_ANSWERS);
  await redoku.open();
  await redoku.type("5");
  await page.keyboard.press("Enter");
  await expect(redoku.title).toHaveText("Checking");
  await page.keyboard.press("Escape");
  await expect(redoku.title).toHaveText("Cancelled");
  expect(await redoku.line()).toBe(`5${".".repeat(80)}`);
});

test("a check that delays a newer board is aborted", async ({ redoku, page }) => {
  await replaceWorker(page, NEVER_ANSWERS);
  await redoku.open();
  await redoku.type("5");
  await expect(redoku.title).toHaveText("Checking");
  await page.unroute("**/assets/worker-*.js");
  await redoku.type("3");
  await expect(redoku.title).toHaveText("More than 10,000 solutions");
});

for (const [kind, script] of Object.entries({ "a trap": TRAPS, "an exception": THROWS })) {
  const tag = kind === "an exception" ? "@differs" : [];
  test(`after ${kind} the worker is replaced and the board survives`, { tag }, async ({
    redoku,
    page,
  }) => {
    await replaceWorker(page, script);
    await redoku.open();
    await redoku.type("53");
    await expect(redoku.title).toHaveText("The solver stopped");
    await expect(page.getByRole("alert")).toContainText("your board is safe");
    expect(await redoku.line()).toBe(`53${".".repeat(79)}`);
    await page.unroute("**/assets/worker-*.js");
    await redoku.type("4");
    await expect(redoku.title).toHaveText("More than 10,000 solutions");
  });
}

test("an endless request for candidates does not block Solve", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  // From now on new workers never answer, as if busy.
  let asked = 0;
  await page.route("**/assets/worker-*.js", () => {
    asked += 1;
  });
  await page.getByRole("combobox", { name: "Marks" }).selectOption("used in a solution");
  await expect.poll(() => asked).toBe(1);
  await redoku.solve();
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(51);
});

const LOOP = "**/assets/engine-loop-*.js";

test("what is asked before the worker listens is answered", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  const held = [];
  await page.route(LOOP, (route) => held.push(route));
  await redoku.open();
  await redoku.type(EXAMPLE);
  await expect.poll(() => held.length).toBe(1);
  await held[0].continue();
  await expect(redoku.title).toHaveText("One solution");
});

test.describe("without its loop", () => {
  test.use({ expectedErrors: [/Failed to load resource|engine-loop|imported module/] });

  test("the worker is replaced and the board survives", { tag: "@differs" }, async ({
    redoku,
    page,
  }) => {
    await page.route(LOOP, (route) => route.abort());
    await redoku.open();
    await redoku.type("53");
    await expect(redoku.title).toHaveText("The solver couldn’t be loaded");
    await page.unroute(LOOP);
    await redoku.type("4");
    await expect(redoku.title).toHaveText("More than 10,000 solutions");
  });
});
