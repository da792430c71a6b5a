// The Watch view: playing a search on the board, and restoring the board.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SOLUTION } from "./puzzles.mjs";
import { link, partsOf, watchExample } from "./watching.mjs";

test("a search can be stepped forward, back and by jumps, with a sentence for every step", async ({
  redoku,
  page,
}) => {
  const watch = await watchExample(redoku, page);
  await expect(watch.sentence).toHaveText("The search hasn’t started yet.");
  for (let step = 0; step < 5; step++) await watch.click("on");
  await expect(watch.count).toHaveText("5 / 65,301");
  await watch.click("placement");
  await expect(watch.sentence).toHaveText("Row 1, column 3: place 1.");
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
  await expect(watch.sentence).toHaveText(/no digit left\. Go back\.$/);
  await expect(watch.running).toHaveText("return false");
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

test("leaving the view restores the board, with answers and selection", async ({
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

test("playback starts, pauses, and ends by itself", async ({ redoku, page }) => {
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
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  expect(await redoku.line()).toBe(SOLUTION);
});

test("keys on the board control the player and do not edit", async ({ redoku, page }) => {
  const watch = await watchExample(redoku, page);
  await redoku.board.locator("[tabindex='0']").focus();
  await redoku.press(["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"]);
  await expect(watch.count).toHaveText("2 / 65,301");
  await redoku.press(["p"]);
  await expect(watch.sentence).toHaveText("Row 1, column 3: place 1.");
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

test("the arrow keys select tabs", async ({ redoku, page }) => {
  await redoku.open();
  // An empty board has the door in place of the tabs.
  await redoku.press("1");
  const watch = partsOf(page);
  await watch.answerTab.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tabpanel", { name: "Explain" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(watch.tab).toBeFocused();
  await expect(watch.tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "Watch" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(watch.answerTab).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Answer" })).toBeVisible();
});

test("the program is available in words and in six languages", async ({ redoku, page }) => {
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

test("a link or a reload restores puzzle, algorithm and step", async ({ redoku, page }) => {
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

test("the previous moment does not overwrite a link that was just followed", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await page.goto(link("scan", 5));
  const watch = partsOf(page);
  await expect(watch.count).toHaveText("5 / 65,301");
  // The view updates the address between the navigation and its hashchange event.
  await page.evaluate((other) => {
    history.replaceState(null, "", other);
    document.querySelector("#watch-link").click();
    dispatchEvent(new HashChangeEvent("hashchange"));
  }, link("blank-list", 7).slice(1));
  await expect(watch.algorithm).toHaveValue("blank-list");
  await expect(watch.count).toHaveText("7 / 54,436");
});

test("a changed puzzle restarts the search, and a conflict is reported", async ({
  redoku,
  page,
}) => {
  const watch = await watchExample(redoku, page);
  await watch.answerTab.click();
  await page.locator("#clear").click();
  await redoku.cell(0).click();
  await redoku.type("55");
  await watch.tab.click();
  await expect(watch.sentence).toContainText("Some givens conflict");
  await watch.click("race");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await redoku.expectAccessible();
});

test("the view is not loaded before it is opened", async ({ redoku, page }) => {
  const loaded = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  expect(
    loaded.filter((path) => /watch\/view|watch-en|watch\/watch|classic_bg/.test(path)),
  ).toEqual([]);
});
