// The stage of an explanation: Next, the conclusion and the reasons are in sight at every beat of hard puzzles.
import { expect, test } from "./fixture.mjs";
import { link } from "./watching.mjs";

/** Puzzles of our own that need chains, sets, loops and nets. */
const HARD = [
  "..8..4..5.32..7...51..3..6..7.6....1.........1....5.2..5..9..83...2..95.3..4..6..",
  "....4..695....3...........4....8..16.689...7.3...7....7..23.....96..54...5.......",
  "4.8...3.....5..2...7.3.9..821..5..........7..6..4.7.....97..4....4.2..65..1......",
  "..9.4........3.8.2...726....93.....5.6.....4.12..8..6...28......3.1.7....16.....9",
  "2.97..4....1.....94......82..3.7...8...9.2...1...5.2..93......48.....3....4..18.7",
];

for (const [width, height, bottom] of [
  [1366, 650, 650],
  [360, 640, 640],
]) {
  for (const [number, puzzle] of HARD.entries()) {
    test(`Next stays, the conclusion and the reasons are in sight at each beat, ${width} px wide, puzzle ${number + 1}`, async ({
      redoku,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/#explain=1&p=${puzzle}`);
      await expect(page.locator("#explain-on")).toBeVisible({ timeout: 20_000 });
      await redoku.cell(0).focus();
      const walked = await page.evaluate(walk, bottom);
      expect(walked.steps).toBeGreaterThan(50);
      expect(walked.beats).toBeGreaterThan(2 * walked.steps);
      expect(walked.hidden).toEqual([]);
      expect(walked.places.length, "the places of Next").toBe(1);
    });
  }
}

/** Presses the key of the next beat until the end, and notes where Next, the conclusion and what is told now are. */
async function walk(bottom) {
  const board = document.querySelector("redoku-grid [tabindex='0']");
  const slider = document.querySelector("#explain-position");
  const isPhone = innerWidth < 900;
  const [hidden, places] = [[], new Set()];
  /** Whether a place on the screen shows an element or something in it. */
  const shows = (element, x, y) => element.contains(document.elementFromPoint(x, y));
  const isInSight = (element) => {
    const { left, right, top, bottom: end } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    return end <= bottom && shows(element, middle, top + 2) && shows(element, middle, end - 2);
  };
  /** Whether the end of the reasons told so far is in sight, or their start if there is no room for all of this beat. */
  const isTold = () => {
    const beat = [...document.querySelectorAll("#explain .beat")].at(-1);
    const [first, last] = [beat.querySelector(".line"), [...beat.querySelectorAll(".line")].at(-1)];
    return isInSight(last) || isInSight(first);
  };
  let beats = 0;
  while (Number(slider.value) < Number(slider.max)) {
    const next = document.querySelector("#explain-on");
    const { left, top } = next.getBoundingClientRect();
    places.add(`${left} ${top}`);
    const claim = document.querySelector("#explain-claim");
    const missed = [
      isInSight(next) || "Next",
      isInSight(claim) || "the conclusion",
      !isPhone || claim.getBoundingClientRect().bottom <= top || "the conclusion above the bar",
      isTold() || "the reasons",
    ].filter((what) => what !== true);
    const dot = document.querySelector(".dot[aria-current]").ariaLabel;
    if (missed.length > 0) hidden.push(`${Number(slider.value) + 1} ${dot}: ${missed}`);
    const key = { key: "ArrowRight", bubbles: true, cancelable: true };
    board.dispatchEvent(new KeyboardEvent("keydown", key));
    await new Promise(requestAnimationFrame);
    beats += 1;
  }
  return { hidden, places: [...places], steps: Number(slider.max), beats };
}

test("the words below the tree of a search are whole, also after an explanation", async ({
  page,
}) => {
  await page.goto(`/#explain=1&p=${HARD[0]}`);
  await expect(page.locator("#explain-on")).toBeVisible({ timeout: 20_000 });
  await page.locator("#watch-tab").click();
  const words = page.locator("#stage > p").last();
  await expect(words).toBeVisible();
  const cut = await words.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  );
  expect(cut).toBe(false);
});

for (const [width, height] of [
  [1280, 800],
  [1440, 790],
  [1920, 1080],
  [1920, 1200],
]) {
  test(`Explain and Answer fit in a window of ${width} by ${height}`, async ({ redoku, page }) => {
    await page.setViewportSize({ width, height });
    const scrolls = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await redoku.open();
    expect(await scrolls(), "the door").toBeLessThanOrEqual(0);
    await page.goto(`/#explain=8&p=${HARD[0]}`);
    await expect(page.locator("#explain-on")).toBeVisible({ timeout: 20_000 });
    expect(await scrolls(), "Explain").toBeLessThanOrEqual(0);
    await page.locator("#answer-tab").click();
    await expect(page.locator("#pad")).toBeVisible();
    expect(await scrolls(), "Answer").toBeLessThanOrEqual(0);
  });
}

test("a larger screen never has a smaller board", async ({ redoku, page }) => {
  await redoku.open();
  const widths = [];
  for (const [width, height] of [
    [1280, 720],
    [1280, 800],
    [1440, 900],
    [1790, 1080],
    [1810, 1080],
    [1810, 1110],
    [1920, 1200],
    [2560, 1440],
  ]) {
    await page.setViewportSize({ width, height });
    widths.push((await redoku.board.boundingBox()).width);
  }
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
});

test("the board stays while the tree of a search is scrolled to", async ({ redoku, page }) => {
  await page.goto(link("scan", 4000));
  await expect(page.locator("#watch-count")).toContainText("4,000");
  const top = async () => (await redoku.board.boundingBox()).y;
  const before = await top();
  await page.locator("#watch-tree").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator("#watch-tree")).toBeInViewport({ ratio: 0.9 });
  expect(await top()).toBeGreaterThan(0);
  expect(await top()).toBeLessThanOrEqual(before);
  await expect(redoku.cell(80)).toBeInViewport();
});

test("in forced colours, what is chosen, true, done and over stands out", {
  tag: "@chromium",
}, async ({ redoku, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/#explain=8&p=${HARD[0]}&b=2`);
  await expect(page.locator("#explain-on")).toBeVisible({ timeout: 20_000 });
  await redoku.cell(0).focus();
  await page.keyboard.press("ArrowDown");
  await page.locator("details.fold > summary").first().click();
  const lookOf = (selector, part = "") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => {
        const { color, backgroundColor } = getComputedStyle(element, part);
        return { color, backgroundColor };
      }, part);
  const system = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("p"));
    const shown = (color) => {
      probe.style.setProperty("color", color);
      return getComputedStyle(probe).color;
    };
    const names = ["Highlight", "HighlightText", "Canvas", "CanvasText"];
    return Object.fromEntries(names.map((name) => [name, shown(name)]));
  });
  for (const row of [".line", ".path-step"]) {
    const chosen = await lookOf(`${row}[aria-current]`);
    expect(chosen.backgroundColor, row).toBe(system.Highlight);
    expect(chosen.color, row).toBe(system.HighlightText);
    expect((await lookOf(`${row}:not([aria-current])`)).backgroundColor).not.toBe(system.Highlight);
  }
  expect((await lookOf(".line[aria-current] .reference")).color).toBe(system.HighlightText);
  const rows = ".line:not([aria-current]) > .line-mark";
  expect((await lookOf(`${rows}[data-on]`, "::before")).backgroundColor).toBe(system.Highlight);
  expect((await lookOf(`${rows}:not([data-on])`, "::before")).backgroundColor).not.toBe(
    system.Highlight,
  );
  await page.locator("#answer-tab").click();
  await page.locator("#hint").click();
  await page.locator(".hint-more").click();
  const done = await lookOf(".hint-bars > .is-told");
  expect(done.backgroundColor).toBe(system.CanvasText);
  expect((await lookOf(".hint-bars > :not(.is-told)")).backgroundColor).not.toBe(system.CanvasText);
});

test("the profile leaves a slider's keys to the slider, and the others to the path", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`/#explain=8&p=${HARD[0]}`);
  await expect(page.locator("#explain-on")).toBeVisible({ timeout: 20_000 });
  const slider = page.locator("#explain-position");
  const { x, y, width, height } = await slider.boundingBox();
  await page.mouse.click(x + (width * 7.5) / 80, y + height / 2);
  await expect(slider).toBeFocused();
  await expect(slider).toHaveValue("7");
  await page.keyboard.press("Space");
  await expect(page.locator(".dot[aria-current]")).toHaveAccessibleName(/, 2 of 4$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("8");
  await page.keyboard.press("h");
  await expect(slider).toHaveValue("9");
  await page.keyboard.press("p");
  await expect(page.locator(".dot[aria-current]")).toHaveAccessibleName(/, 2 of 4$/);
  await page.keyboard.press("p");
  await page.keyboard.press("Home");
  await expect(slider).toHaveValue("0");
});

test("the wheel goes one step per notch, and zooms and scrolls the page as elsewhere", async ({
  page,
}) => {
  await page.goto(`/#explain=8&p=${HARD[0]}`);
  await expect(page.locator("#explain-on")).toBeVisible({ timeout: 20_000 });
  const slider = page.locator("#explain-position");
  /** Turns the wheel by some deltas, each in its own frame; returns which of the events were handled. */
  const turn = (...deltas) =>
    page.locator(".profile").evaluate(async (profile, deltas) => {
      const handled = [];
      for (const init of deltas) {
        const event = new WheelEvent("wheel", { ...init, bubbles: true, cancelable: true });
        handled.push(!profile.dispatchEvent(event));
        await new Promise(requestAnimationFrame);
      }
      return handled;
    }, deltas);
  expect(await turn({ deltaY: 120 }, { deltaY: 120 })).toEqual([true, true]);
  await expect(slider).toHaveValue("9");
  // A trackpad sends many small deltas.
  const swipe = Array.from({ length: 12 }, () => ({ deltaY: -10 }));
  expect((await turn(...swipe)).every(Boolean)).toBe(true);
  await expect(slider).toHaveValue("7");
  // Lines instead of pixels.
  await turn({ deltaY: 3, deltaMode: 1 });
  await expect(slider).toHaveValue("8");
  expect(await turn({ deltaY: 120, ctrlKey: true }), "zoom").toEqual([false]);
  await expect(slider).toHaveValue("8");
  await slider.press("Home");
  // The thumb moves at once, and the page follows in the next frame.
  await expect(page.locator("#explain-back")).toHaveAttribute("aria-disabled", "true");
  expect(await turn({ deltaY: -120 }), "before the first step").toEqual([false]);
  await slider.press("End");
  await expect(page.locator("#explain-on")).toHaveAttribute("aria-disabled", "true");
  expect(await turn({ deltaY: 120 }), "after the last step").toEqual([false]);
});

test("a screen reader hears what is new: coordinates in words, of a long walk its ends", async ({
  redoku,
  page,
}) => {
  await page.goto(`/#explain=8&p=${HARD[0]}`);
  await expect(page.locator("#explain-on")).toBeVisible({ timeout: 20_000 });
  const spoken = page.locator(".scene > [aria-live]");
  await expect(spoken).toContainText("row 5, column 6");
  await page.locator("#explain-on").click();
  await expect(spoken).toContainText("…");
  expect(await page.locator(".beat").last().locator(".line").count()).toBeGreaterThan(4);
  expect((await spoken.textContent()).match(/row \d, column \d/g).length).toBeLessThan(4);
  await redoku.cell(0).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(spoken).toHaveText(/^row \d, column \d is \d, /);
  await page.locator("details.fold > summary").first().click();
  await expect(page.locator(".path-step[aria-current]")).toHaveAccessibleName(
    /^AIC row 5, column 6 can’t be 2\.$/,
  );
});

test("no mark of a long legend is cut off", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await page.goto(`/#explain=8&p=${HARD[0]}&b=3`);
  const legend = page.locator("#legend");
  await expect(legend.locator(".legend-mark")).toHaveCount(6);
  expect(await legend.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  await expect(legend.locator(".legend-mark").last()).toBeInViewport({ ratio: 1 });
});

test("the legend names the house and the digit of a single", async ({ page }) => {
  await page.goto(`/#explain=4&p=${HARD[0]}`);
  await expect(page.locator("#explain-title")).toHaveText("Hidden single");
  await expect(page.locator("#legend")).toHaveText(/^(row|column|box) \d.*no \d here/);
});

test.describe("Chinese and dark", () => {
  test.use({ language: "zh-Hans", colorScheme: "dark" });

  test("a walk, all steps, an idea and a hint are accessible", { tag: "@chromium" }, async ({
    redoku,
    page,
  }) => {
    await page.goto(`/#explain=8&p=${HARD[0]}&b=2`);
    await expect(page.locator("#explain-on")).toBeVisible({ timeout: 20_000 });
    await redoku.cell(0).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(".line[aria-current]")).toBeVisible();
    await redoku.expectAccessible();
    await page.locator("details.fold > summary").first().click();
    await page.locator("#explain-what").click();
    await redoku.expectAccessible();
    await page.locator("#answer-tab").click();
    await page.locator("#hint").click();
    for (let press = 0; press < 3; press++) {
      await page.locator(".hint-more").click();
      await redoku.expectAccessible();
    }
  });
});

test("in forced colours, the running line of the program can be read on a phone", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto(link("scan", 300));
  const line = page.locator(".running-line");
  await expect(line).toHaveText("return false");
  // Otherwise the browser puts a plate of the background's colour below the text, which then has the same colour.
  await expect(line).toHaveCSS("forced-color-adjust", "none");
});
