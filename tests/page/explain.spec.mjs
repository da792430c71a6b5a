// The Explain view: the way to the solution on the board, with the reasons.

import { GALLERY } from "../../www/sudoku/puzzles.js";
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SEVERAL, SOLUTION } from "./puzzles.mjs";
import { expectNoOverflow, HARD } from "./watching.mjs";

/** Needs locked candidates and, at step 44 of 61, a W-wing. */
const WING = "18.3.5....5..19......4..5...3..9..6.67.2..3...18..6.....9.....5....41...7.......8";

const count = (page) => page.locator(".profile-count");
const drawn = (redoku, role) => redoku.board.locator(`.redoku-drawing .candidate.${role}`);

test("a puzzle is explained to its end with the keyboard, and leaving restores the board", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await redoku.type(EXAMPLE);
  await redoku.solve();
  const before = await redoku.read();
  await page.locator("#answer-tab").focus();
  await page.keyboard.press("ArrowRight");
  await expect(count(page)).toHaveText("1 / 51");
  await expect(page.locator("#explain-title")).toHaveText(/single|Full house/);
  // A single needs no pencil marks: crosses say what bars the other cells.
  expect((await redoku.line()).length).toBe(81);
  await redoku.cell(80).focus();
  // First the reasons, then the result, then the next step.
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".dot[aria-current]")).toHaveAccessibleName("Result, 2 of 2");
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(1);
  await page.keyboard.press("Space");
  await expect(count(page)).toHaveText("2 / 51");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".dot[aria-current]")).toHaveAccessibleName("Result, 2 of 2");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(count(page)).toHaveText("2 / 51");
  await page.keyboard.press("9");
  await page.keyboard.press("End");
  await expect(page.locator("#explain-story")).toHaveText("Solved. Every digit has its reason.");
  expect(await redoku.line()).toBe(SOLUTION);
  await page.locator("#answer-tab").click();
  expect(await redoku.read()).toEqual(before);
});

test("the path starts from own digits, unless they are wrong or the user wants all of it", async ({
  redoku,
  page,
}) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await expect(redoku.title).toHaveText("One solution");
  await redoku.cell(2).click();
  await page.keyboard.press("4");
  await page.locator("#explain-tab").click();
  await expect(count(page)).toHaveText("1 / 50");
  await expect(redoku.cell(2)).toHaveAttribute("data-origin", "placed");
  await redoku.cell(0).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page).toHaveURL(/#explain=2&p=53.*&d=\.\.4\./);
  await page.reload();
  await expect(count(page)).toHaveText("2 / 50");
  const own = page.getByRole("switch", { name: "Start from my digits" });
  await page.locator("#explain-more").click();
  await own.click();
  await expect(count(page)).toHaveText("1 / 51");
  await expect(redoku.cell(2)).toHaveAccessibleName(/empty$/);
  await page.locator("#answer-tab").click();
  await redoku.cell(2).click();
  await page.keyboard.press("1");
  await page.locator("#explain-tab").click();
  await expect(count(page)).toHaveText("1 / 51");
  await expect(own).toBeHidden();
  // The wrong digit stays on the board, struck, until the user erases it.
  await expect(page.locator(".wrong-own")).toContainText("Your 1 in r1c3 is wrong");
  await expect(redoku.cell(2)).toHaveAccessibleName(/1, placed, wrong$/);
  await page.locator("#explain-erase").click();
  await expect(page.locator(".wrong-own")).toHaveCount(0);
  await expect(redoku.cell(2)).toHaveText("");
});

test("a link opens a step: pattern, sentences, references that light up, and the list", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await page.goto(`/#explain=44&p=${WING}&b=4`);
  await expect(page.locator("#explain-title")).toHaveText("W-wing");
  await expect(page.locator("#explain-claim")).toHaveText(/^r1c7.* can’t be 6\.$/);
  await expect(page.locator(".beat").last()).toContainText("Remove 6 from r1c7");
  await expect(drawn(redoku, "on")).toHaveCount(3);
  await expect(drawn(redoku, "off")).toHaveCount(3);
  expect(await drawn(redoku, "removed").count()).toBeGreaterThan(0);
  await expect(page.locator("#legend")).toContainText("at least one");
  const reference = page.locator("#explain-story .reference").first();
  await reference.focus();
  await expect(redoku.board.locator(".redoku-drawing .lit")).toHaveCount(1);
  await reference.blur();
  await expect(redoku.board.locator(".redoku-drawing .lit")).toHaveCount(0);
  // The pattern alone, and all of the step at once.
  await page.locator(".dot").first().click();
  await expect(drawn(redoku, "on")).toHaveCount(0);
  await expect(page).toHaveURL(/#explain=44&p=18[^&]*$/);
  await page.locator("#explain-whole").click();
  await expect(drawn(redoku, "on")).toHaveCount(3);
  await expect(page.locator(".beat")).toHaveCount(4);
  await page.locator("#explain-whole").click();
  await page.getByText("What is this?").click();
  const idea = page.getByRole("img", { name: "A picture of the idea" });
  await expect(idea.locator(".idea-cell.o")).toHaveCount(2);
  // Singles fold, the clever steps stay.
  await page.getByText("All 61 steps").click();
  await expect(page.locator(".path-step", { hasText: "in a row" }).first()).toBeVisible();
  await expect(page.locator(".path-step[aria-current]")).toContainText("W-wing");
  await page.locator(".path-step", { hasText: "Claiming" }).click();
  await expect(count(page)).toHaveText("10 / 61");
  await page.locator("#explain-hard").click();
  await expect(count(page)).toHaveText("44 / 61");
  await page.locator("#explain-rating").click();
  await expect(page.locator("#explain-rating")).toHaveText("Hard, SE 4.4");
  await expect(page.getByText("1.2 for the first step (ED)")).toBeVisible();
  await redoku.expectAccessible();
  await page.emulateMedia({ colorScheme: "dark" });
  await redoku.expectContrast();
});

test("the profile is a slider for the pointer, the wheel and the keyboard", {
  tag: "@differs",
}, async ({ page }) => {
  await page.goto(`/#explain=1&p=${WING}`);
  await expect(count(page)).toHaveText("1 / 61");
  const profile = page.locator(".profile");
  const { x, y, width, height } = await profile.boundingBox();
  await page.mouse.move(x + (43.5 / 61) * width, y + height / 2);
  await expect(profile).toHaveAttribute("title", "Step 44 of 61, W-wing, Hard");
  await page.mouse.down();
  await expect(count(page)).toHaveText("44 / 61");
  await page.mouse.move(x + (9.5 / 61) * width, y + height / 2);
  await page.mouse.up();
  await expect(count(page)).toHaveText("10 / 61");
  await page.mouse.wheel(0, 100);
  await expect(count(page)).toHaveText("11 / 61");
  const slider = page.getByRole("slider", { name: "Step" });
  await expect(slider).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", "Step 10 of 61, Claiming, Medium");
});

test("everything that can be done in a position is listed by technique, up to a level", async ({
  redoku,
  page,
}) => {
  await page.goto(`/#explain=44&p=${WING}`);
  await expect(page.locator("#explain-title")).toHaveText("W-wing");
  const groups = page.locator(".available-group");
  await page.getByText("What else is possible here").click();
  await expect(groups.filter({ hasText: "W-wing" })).toHaveCount(1);
  await page.locator("#available-level").selectOption("medium");
  await expect(page.locator(".available-list")).toHaveText("Nothing up to this level.");
  await page.locator("#available-level").selectOption("expert");
  await groups.filter({ hasText: "ALS-XZ" }).click();
  await groups.filter({ hasText: "ALS-XZ" }).getByRole("button").first().click();
  await expect(page.locator("#explain-title")).toHaveText("ALS-XZ");
  await expect(count(page)).toHaveText("44 / 61");
  await redoku.expectAccessible();
  await redoku.cell(0).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(count(page)).toHaveText("45 / 61");
});

test.describe("in Chinese", () => {
  test.use({ language: "zh-Hans" });

  test("a proof inside a proof is followed line by line", async ({ redoku, page }) => {
    await page.goto(`/#explain=5&p=${HARD}&b=2`);
    await expect(page.locator("#explain-title")).toHaveText("嵌套强制网");
    await expect(count(page)).toHaveText(/^5 \/ \d+$/);
    const lines = page.locator(".walk").last().locator("> li");
    const all = await drawn(redoku, "off").count();
    await redoku.cell(0).focus();
    await page.keyboard.press("ArrowDown");
    await expect(lines.first()).toHaveAttribute("aria-current", "step");
    expect(await drawn(redoku, "off").count()).toBeLessThan(all);
    // A line is reached and chosen with the keyboard, too.
    await lines.nth(1).getByRole("button").first().focus();
    await page.keyboard.press("Enter");
    await expect(lines.nth(1)).toHaveAttribute("aria-current", "step");
    await page.locator("#explain-whole").click();
    const lemma = page.locator(".lemma").first();
    await lemma.locator("summary").click();
    await expect(lemma.locator("li").first()).toContainText("假设");
    // Its lines are followed on the board, too.
    const inside = lemma.locator("li").last();
    await inside.locator("> .line-mark, > .line-text").first().click();
    await expect(inside).toHaveAttribute("aria-current", "step");
    const told = () => drawn(redoku, "off").count();
    const known = await told();
    await lemma.locator("li").first().getByRole("button").first().click();
    await expect.poll(told).toBeLessThan(known);
    await redoku.expectAccessible();
  });
});

test("why a puzzle has no solution is told from the verdict on, to the contradiction", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await redoku.paste(GALLERY.impossible);
  await redoku.solveButton.click();
  await expect(redoku.title).toHaveText("No solution");
  await page.getByRole("button", { name: "Why no solution?" }).click();
  await expect(count(page)).toHaveText("1 / 2");
  await expect(page.locator("#explain-title")).toHaveText("Hidden pair");
  await expect(page.locator("#explain-rating, #available")).toHaveCount(0);
  await redoku.cell(0).focus();
  await page.keyboard.press("End");
  await expect(page.locator("#explain-claim")).toHaveText("No place is left for 6 in box 8.");
  await page.keyboard.press("Space");
  await expect(page.locator(".beat").last()).toContainText("so the puzzle has no solution");
  await expect(page.locator("#explain-on")).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("slider", { name: "Step" })).toHaveAttribute(
    "aria-valuetext",
    "Step 2 of 2, Contradiction",
  );
  await expect(redoku.board.locator("[data-origin=solved]")).toHaveCount(0);
  await redoku.expectAccessible();
  // The address follows after a pause.
  await expect(page).toHaveURL(/#explain=2\b.*&b=2/);
  await page.reload();
  await expect(page.locator(".beat").last()).toContainText("so the puzzle has no solution");
  await page.locator("#language").click();
  await expect(page.locator(".beat").last()).toContainText("所以这道题无解");
  await expect(redoku.title).toHaveText("无解");
});

test("puzzles with several solutions are not explained, and a long search can be cancelled", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await redoku.open();
  await page.keyboard.press("5");
  await page.locator("#explain-tab").click();
  await page.keyboard.press("Control+z");
  await expect(page.locator("#explain-status")).toHaveText("Type or paste a puzzle first.");
  await expect(page.locator(".profile, .explain-controls")).toHaveCount(0);
  await page.locator("#answer-tab").click();
  await redoku.paste(SEVERAL);
  await page.locator("#explain-tab").click();
  await expect(page.locator("#explain-status")).toContainText("several solutions");
  /** The module arrives only after the user has cancelled. */
  let deliver = () => {};
  const cancelled = new Promise((resolve) => {
    deliver = resolve;
  });
  await page.route(/logic_bg.*\.wasm/, async (route) => {
    await cancelled;
    await route.continue().catch(() => {});
  });
  await page.goto(`/?again#explain=1&p=${HARD}`);
  await page.locator("#explain-cancel").click();
  await expect(page.locator("#explain-status")).toHaveText("Stopped.");
  deliver();
  await page.locator("#explain-cancel").click();
  await expect(count(page)).toHaveText(/^1 \/ \d+$/);
});

test("on a phone the board stays in sight above the reasons", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/#explain=44&p=${WING}`);
  await expect(page.locator("#explain-title")).toHaveText("W-wing");
  await expect(page.locator(".beat").last()).toBeAttached();
  await page.locator("#explain-more").scrollIntoViewIfNeeded();
  await expect(redoku.board).toBeInViewport({ ratio: 0.95 });
  await expect(page.locator("#explain-on")).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);
});

test("a copied link is announced, and so is a browser that refuses", async ({ redoku, page }) => {
  await redoku.open();
  await redoku.paste(EXAMPLE);
  await page.locator("#explain-tab").click();
  await page.locator("#explain-more").click();
  const copy = page.locator("#explain-link");
  for (const [isAllowed, said] of [
    [true, /copied/i],
    [false, /address/i],
  ]) {
    await page.evaluate((isAllowed) => {
      const writeText = async () => {
        if (!isAllowed) throw new Error("denied");
      };
      Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    }, isAllowed);
    await copy.click();
    await expect(page.locator("#status")).toHaveText(said);
  }
});
