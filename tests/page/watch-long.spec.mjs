// Searches that take long, come to nothing, or break down.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, TYPO } from "./puzzles.mjs";
import { AGAINST_BRUTE_FORCE, link, partsOf } from "./watching.mjs";

test("a long search goes on in slices, can be stopped, and its steps are shown meanwhile", async ({
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
  // The page's own engine is another one: it answers while the search goes on.
  await watch.answerTab.click();
  await expect(redoku.title).toHaveText("One solution");
});

test("a puzzle without a solution is searched to the end, and that is said", async ({
  redoku,
  page,
}) => {
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

test("a search whose engine breaks down can be started again", async ({ redoku, page }) => {
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
