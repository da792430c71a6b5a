// The Watch view: a search played on the board, and the board given back.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SOLUTION, TYPO } from "./puzzles.mjs";

const link = (algorithm, step, puzzle = EXAMPLE) => `/#watch=${algorithm}&step=${step}&p=${puzzle}`;

/** What a person finds in the view. */
function partsOf(page) {
  const byId = (id) => page.locator(`#watch-${id}`);
  return {
    tab: page.getByRole("tab").nth(1),
    answerTab: page.getByRole("tab").nth(0),
    count: byId("count"),
    sentence: byId("sentence"),
    position: byId("position"),
    algorithm: byId("algorithm"),
    tongue: byId("tongue"),
    speed: byId("speed"),
    running: page.locator("#watch-code [data-running]"),
    counts: async () => page.locator("#stage dd").allTextContents(),
    click: (id) => byId(id).click(),
  };
}

async function watchExample(redoku, page) {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution.");
  const parts = partsOf(page);
  await parts.tab.click();
  await expect(parts.count).toHaveText("0 / 65,301");
  return parts;
}

test("a search is stepped, stepped back and jumped through, and every step is told", async ({
  redoku,
  page,
}) => {
  const watch = await watchExample(redoku, page);
  await expect(watch.sentence).toHaveText("Nothing has happened yet.");
  for (let step = 0; step < 5; step++) await watch.click("on");
  await expect(watch.count).toHaveText("5 / 65,301");
  await watch.click("placement");
  await expect(watch.sentence).toHaveText("Row 1, column 3: write 1.");
  await expect(redoku.cell(2)).toHaveText("1");
  await expect(redoku.cell(2)).toHaveAttribute("data-origin", "searched");
  await expect(watch.running).toHaveText("place digit");
  const [placed] = (await watch.count.textContent()).split(" ");
  await watch.click("back");
  await expect(watch.sentence).toHaveText("Row 1, column 3: 1 fits.");
  await expect(redoku.cell(2)).toHaveAttribute("data-origin", "tried");
  await watch.click("on");
  await expect(watch.count).toHaveText(`${placed} / 65,301`);
  await watch.click("dead-end");
  await expect(watch.sentence).toHaveText(/no digit is left\. Go back\.$/);
  await expect(watch.running).toHaveText("answer no");
  await watch.click("back");
  await expect(watch.sentence).toHaveText(/is already in/);
  await expect(redoku.board.locator("[data-forbids]")).toHaveCount(1);
  await watch.click("solution");
  await expect(watch.sentence).toHaveText("The board is full: solved.");
  expect(await redoku.line()).toBe(SOLUTION);
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(51);
  await watch.click("solution");
  await expect(watch.sentence).toHaveText("No solution after this step.");
  await watch.position.focus();
  await page.keyboard.press("End");
  await expect(watch.count).toHaveText("65,301 / 65,301");
  expect(await watch.counts()).toEqual(["6,428", "37,652", "4,208", "4,157", "0"]);
});

test("leaving gives the board back as it was, answers and selection included", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await page.keyboard.press("ArrowUp");
  await redoku.solve();
  const before = await redoku.read();
  const name = await redoku.cell(71).getAttribute("aria-selected");
  const watch = partsOf(page);
  await watch.tab.click();
  await expect(watch.count).toHaveText("0 / 65,301");
  expect(await redoku.line()).toBe(EXAMPLE);
  for (let jump = 0; jump < 3; jump++) await watch.click("placement");
  await expect(redoku.board.locator("[data-origin=searched]")).toHaveCount(3);
  await redoku.cell(0).click();
  await page.keyboard.type("9");
  await redoku.cell(71).click();
  await watch.answerTab.click();
  expect(await redoku.read()).toEqual(before);
  expect(await redoku.cell(71).getAttribute("aria-selected")).toBe(name);
  expect(new URL(page.url()).hash).toBe("");
  await page.locator("#undo").click();
  await expect.poll(() => redoku.line()).toBe(EXAMPLE);
});

test("it plays, pauses and ends by itself", async ({ redoku, page }) => {
  const watch = await watchExample(redoku, page);
  await watch.speed.selectOption("1");
  await watch.click("play");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(watch.sentence).toHaveAttribute("aria-live", "off");
  await expect(watch.count).not.toHaveText("0 / 65,301");
  await watch.click("play");
  await expect(watch.sentence).toHaveAttribute("aria-live", "polite");
  await watch.algorithm.selectOption("redoku");
  await expect(watch.count).toHaveText("0 / 54");
  await watch.speed.selectOption("60");
  await watch.click("play");
  await expect(watch.count).toHaveText("54 / 54");
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  expect(await redoku.line()).toBe(SOLUTION);
});

test("keys on the board play the search and never write", async ({ redoku, page }) => {
  const watch = await watchExample(redoku, page);
  await redoku.board.locator("[tabindex='0']").focus();
  await redoku.press(["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]);
  await expect(watch.count).toHaveText("2 / 65,301");
  await redoku.press(["p"]);
  await expect(watch.sentence).toHaveText("Row 1, column 3: write 1.");
  await redoku.press(["d"]);
  await expect(watch.sentence).toHaveText(/Go back\.$/);
  await redoku.press(["s"]);
  await expect(watch.sentence).toHaveText("The board is full: solved.");
  await redoku.press(["End"]);
  await expect(watch.count).toHaveText("65,301 / 65,301");
  await redoku.press(["Home", "5", "Backspace", "."]);
  await expect(watch.count).toHaveText("0 / 65,301");
  expect(await redoku.line()).toBe(EXAMPLE);
  await redoku.press([" "]);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await redoku.press([" "]);
});

test("the tabs obey the arrow keys", async ({ redoku, page }) => {
  await redoku.open();
  const watch = partsOf(page);
  await watch.answerTab.focus();
  await page.keyboard.press("ArrowRight");
  await expect(watch.tab).toBeFocused();
  await expect(watch.tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "Watch" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(watch.answerTab).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Answer" })).toBeVisible();
});

test("the program is shown in words and in six languages", async ({ redoku, page }) => {
  await redoku.open();
  await page.goto(link("tables", 0));
  const watch = partsOf(page);
  await expect(watch.count).toHaveText("0 / 65,301");
  await watch.click("placement");
  for (const [tongue, line] of [
    ["js", /board\[row\]\[col\] = digit/],
    ["py", /board\[row\]\[col\] = /],
    ["cpp", /board\[row\]\[col\] = /],
    ["java", /board\[row\]\[col\] = /],
    ["go", /board\[row\]\[col\] = /],
    ["rs", /board\[row\]\[col\] = /],
    ["words", /place digit/],
  ]) {
    await watch.tongue.selectOption(tongue);
    await expect(watch.running).toHaveText(line);
  }
});

test("a link restores puzzle, algorithm and step, and a reload too", async ({ redoku, page }) => {
  await page.goto(link("blank-list", 1234));
  const watch = partsOf(page);
  await expect(watch.count).toHaveText("1,234 / 54,436");
  await expect(watch.algorithm).toHaveValue("blank-list");
  const shown = await redoku.line();
  await page.reload();
  await expect(watch.count).toHaveText("1,234 / 54,436");
  expect(await redoku.line()).toBe(shown);
  await watch.click("on");
  await expect(page).toHaveURL(/#watch=blank-list&step=1235&p=/);
});

test("a changed puzzle is searched anew, and a clash is said", async ({ redoku, page }) => {
  const watch = await watchExample(redoku, page);
  await page.locator("#clear").click();
  await expect(watch.sentence).toContainText("The board is empty");
  await page.getByRole("button", { name: "Take the LeetCode puzzle" }).click();
  await expect(watch.count).toHaveText("0 / 65,301");
  await watch.answerTab.click();
  await redoku.cell(2).click();
  await redoku.type("5");
  await watch.tab.click();
  await expect(watch.sentence).toContainText("Two givens clash");
  await redoku.expectAccessible();
});

test("a long search goes on in slices, can be stopped, and its steps are shown meanwhile", async ({
  redoku,
  page,
}) => {
  const long = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
  await page.goto(link("scan", 1_000_000, long));
  const watch = partsOf(page);
  await expect(watch.count).toHaveText(/^1,000,000 \/ /);
  const cancel = page.locator("#watch-cancel");
  await expect(cancel).toHaveText("Cancel");
  await cancel.click();
  await expect(page.locator("#watch-progress")).toHaveText(/^Stopped after [\d,]+ steps\.$/);
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
  await expect(redoku.title).toHaveText("One solution.");
});

test("a puzzle without a solution is searched to the end, and that is said", async ({
  redoku,
  page,
}) => {
  await page.goto(link("redoku", 0, TYPO));
  const watch = partsOf(page);
  await expect(page.locator("#watch-progress")).toHaveText(
    /^Searched to the end in [\d,]+ steps: no solution\.$/,
  );
  await watch.click("solution");
  await expect(watch.sentence).toHaveText("No solution after this step.");
  await watch.position.focus();
  await page.keyboard.press("End");
  await expect(watch.sentence).toHaveText("Nothing is left to try here. Go back.");
  expect(await redoku.line()).toBe(TYPO);
});

test("a search whose engine breaks down can be started again", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution.");
  const script = `addEventListener("message", ({ data }) => postMessage({ id: data.id, fatal: "unreachable" }));`;
  await page.route("**/solver-worker.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  const watch = partsOf(page);
  await watch.tab.click();
  await expect(watch.sentence).toHaveText("The search broke off.");
  expect(await redoku.line()).toBe(EXAMPLE);
  await page.unroute("**/solver-worker.js");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(watch.count).toHaveText("0 / 65,301");
});

for (const colorScheme of ["light", "dark"]) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("a search is accessible at each kind of step", async ({ redoku, page }) => {
      test.slow();
      const watch = await watchExample(redoku, page);
      await watch.click("placement");
      await redoku.expectAccessible();
      await watch.click("dead-end");
      await watch.click("back");
      await redoku.expectAccessible();
      await watch.click("solution");
      await redoku.expectAccessible();
    });
  });
}

test.describe("Chinese, on a phone", () => {
  test.use({ locale: "zh-CN", viewport: { width: 360, height: 640 } });

  test("the search speaks Chinese, and the board stays in sight", async ({ redoku, page }) => {
    await page.goto(link("scan", 31));
    const watch = partsOf(page);
    await expect(watch.sentence).toHaveText("第1行第7列：本行第5列已有 7。");
    const { y, height } = await watch.sentence.boundingBox();
    expect(y + height, "the sentence is in sight").toBeLessThanOrEqual(640);
    await redoku.expectAccessible();
    await page.locator("#watch-tree").scrollIntoViewIfNeeded();
    await expect(redoku.cell(0)).toBeInViewport();
    const [content, room] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content, "nothing to scroll sideways").toBe(room);
  });
});

test("the view is not loaded before it is opened", async ({ redoku, page }) => {
  const loaded = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  expect(loaded.filter((path) => /watch\/view|watch-en|watch\/watch|redoku_bg/.test(path))).toEqual(
    [],
  );
});
