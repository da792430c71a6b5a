// Searches that are long, find no solution, or fail.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, TYPO } from "./puzzles.mjs";
import { AGAINST_BRUTE_FORCE, link, partsOf } from "./watching.mjs";

test("a long search runs in slices, can be stopped, and shows its steps meanwhile", async ({
  redoku,
  page,
}) => {
  await page.goto(link("scan", 1_000_000, AGAINST_BRUTE_FORCE));
  const watch = partsOf(page);
  await expect(watch.count).toHaveText(/^1,000,000 \/ /);
  const cancel = page.locator("#watch-cancel");
  await expect(cancel).toHaveText("Cancel");
  await cancel.click();
  await expect(page.locator("#watch-progress")).toHaveText("Stopped.");
  await watch.position.focus();
  await page.keyboard.press("Home");
  await expect(watch.count).toHaveText(/^0 \/ /);
  const reached = await watch.position.getAttribute("max");
  await cancel.click();
  await expect
    .poll(async () => Number(await watch.position.getAttribute("max")))
    .toBeGreaterThan(Number(reached));
  // The page has another worker, which answers while the search runs.
  await watch.answerTab.click();
  await expect(redoku.title).toHaveText("One solution");
});

test("the search of a puzzle without a solution ends, and says so", async ({ redoku, page }) => {
  await page.goto(link("redoku", 0, TYPO));
  const watch = partsOf(page);
  await expect(page.locator("#watch-progress")).toHaveText("No solution.");
  await expect(watch.count).toHaveText(/^0 \/ [\d,]+$/);
  await watch.click("solution");
  await expect(watch.sentence).toHaveText("No solution after this step.");
  await watch.position.focus();
  await page.keyboard.press("End");
  await expect(watch.sentence).toHaveText("Nothing left to try here. Go back.");
  expect(await redoku.line()).toBe(TYPO);
});

test("a search can be restarted after a failure of the engine", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  const script = `addEventListener("message", ({ data }) => postMessage({ id: data.id, fatal: "unreachable" }));`;
  await page.route("**/assets/worker-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  const watch = partsOf(page);
  await watch.tab.click();
  await expect(watch.sentence).toHaveText("The search stopped unexpectedly.");
  expect(await redoku.line()).toBe(EXAMPLE);
  await page.unroute("**/assets/worker-*.js");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(watch.count).toHaveText("0 / 65,301");
});
