// The race: searches side by side at the same amount of work or time, and the results of all ten.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE } from "./puzzles.mjs";
import { AGAINST_BRUTE_FORCE } from "./watching.mjs";

async function openRace(page, puzzle = EXAMPLE) {
  await page.goto(`/#watch=scan&step=0&p=${puzzle}`);
  await expect(page.locator("#watch-count")).toHaveText(/^0 \/ /);
  await page.locator("#watch-race").click();
  const dialog = page.getByRole("dialog");
  const byId = (id) => page.locator(`#race-${id}`);
  return {
    dialog,
    runners: dialog.locator(".runner"),
    boards: dialog.locator(".runner .picture"),
    medals: dialog.locator(".medal:visible"),
    states: dialog.locator(".runner-state span:last-child"),
    clock: byId("clock"),
    position: byId("position"),
    unit: byId("unit"),
    speed: byId("speed"),
    play: byId("play"),
    news: byId("news"),
    cancel: byId("cancel"),
    state: byId("state"),
    row: async (name) =>
      (await dialog.getByRole("row", { name }).getByRole("cell").allTextContents()).slice(0, 5),
  };
}

/** The digits on a small board, by their places in the picture: a cell is 40 units wide. */
const lineOf = (board) =>
  board.locator("text").evaluateAll((digits) => {
    const line = Array(81).fill(".");
    for (const digit of digits) {
      const [column, row] = ["x", "y"].map((name) => Math.floor(digit.getAttribute(name) / 40));
      line[row * 9 + column] = digit.textContent || ".";
    }
    return line.join("");
  });

test("racers are shown at the same amount of work, and get a place at their end", async ({
  redoku,
  page,
}) => {
  const race = await openRace(page);
  await expect(race.play).toBeFocused();
  await expect(race.state).toHaveText("Done.");
  await expect(race.clock).toHaveText("0 cells read");
  await expect(race.medals).toHaveCount(0);
  await race.position.fill("450");
  await expect(race.clock).toHaveText("11,622 cells read");
  await expect(race.states).toHaveText([
    "133 placed, 124 erased",
    "441 placed, 419 erased",
    "8,190 cells read",
    "1,581 cells read",
  ]);
  await expect(race.medals).toHaveText(["2", "1"]);
  await expect(race.news).toHaveText("Fewest first finishes in place 2: 8,190 cells read.");
  expect((await lineOf(race.boards.nth(0))).replaceAll(".", "")).not.toBe("");
  await redoku.expectAccessible();
  await race.position.press("End");
  await expect(race.medals).toHaveText(["4", "3", "2", "1"]);
  await expect(race.states).toHaveText([
    "358,643 cells read",
    "112,956 cells read",
    "8,190 cells read",
    "1,581 cells read",
  ]);
  const boards = () => Promise.all([0, 1, 2, 3].map((index) => lineOf(race.boards.nth(index))));
  await expect.poll(async () => new Set(await boards()).size, "all come to the same board").toBe(1);
  await race.position.press("Home");
  await expect(race.medals).toHaveCount(0);
  await expect.poll(() => lineOf(race.boards.nth(0))).toBe(EXAMPLE);
});

test("the race plays, pauses, and ends with the place of each racer", async ({ page }) => {
  const race = await openRace(page);
  await expect(race.state).toHaveText("Done.");
  await race.play.click();
  await expect(race.play).toHaveAttribute("aria-label", "Pause");
  await expect(race.clock).not.toHaveText("0 cells read");
  await race.play.click();
  await expect(race.play).toHaveAttribute("aria-label", "Play");
  await race.speed.selectOption("10000000");
  await race.play.click();
  await expect(race.news).toHaveText("Scan and check finishes in place 4: 358,643 cells read.");
  await expect(race.play).toHaveAttribute("aria-label", "Play");
  await expect(race.clock).toHaveText("358,643 cells read");
});

test("by time every racer runs, including the engine, which reads no single cells", async ({
  page,
}) => {
  const race = await openRace(page);
  await race.runners.nth(3).getByRole("combobox").selectOption("redoku");
  await race.runners.nth(2).getByRole("combobox").selectOption("");
  await expect(race.states.nth(3)).toHaveText(
    "Works on all cells at once: synchronise by time to race it.",
  );
  await race.unit.selectOption("time");
  // Until all times are measured, the end of the clock moves.
  await expect(async () => {
    await race.position.press("End");
    await expect(race.medals).toHaveCount(3, { timeout: 1000 });
  }).toPass();
  await expect(race.states.nth(3)).toHaveText(/^[\d.,]+ ms$/);
  const places = (await race.medals.allTextContents()).map(Number);
  expect(places.toSorted()).toEqual([1, 2, 3]);
  await expect(race.runners.nth(2)).toHaveAttribute("data-empty", "");
  await page.reload();
  await page.locator("#watch-race").click();
  await expect(race.runners.nth(3).getByRole("combobox")).toHaveValue("redoku");
});

test("a search of a billion steps can race: it is shown while it runs, stopped and resumed", async ({
  page,
}) => {
  const race = await openRace(page, AGAINST_BRUTE_FORCE);
  await expect(race.cancel).toHaveText("Cancel");
  await expect(async () => {
    await race.position.press("End");
    await expect(race.clock).not.toHaveText("0 cells read", { timeout: 500 });
  }).toPass();
  await race.cancel.click();
  await expect(page.locator("#race-searching")).toHaveText(/^Stopped after [\d,]+ steps\.$/);
  await race.position.press("End");
  const reached = await race.clock.textContent();
  await expect(race.medals.first()).toHaveText(/[12]/);
  await race.cancel.click();
  await expect(race.cancel).toHaveText("Cancel");
  await expect(async () => {
    await race.position.press("End");
    expect(await race.clock.textContent()).not.toBe(reached);
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(race.dialog).toHaveCount(0);
});

test("the clock stays at the start until a racer has begun", async ({ page }) => {
  await page.goto(`/#watch=scan&step=0&p=${EXAMPLE}`);
  await expect(page.locator("#watch-count")).toHaveText(/^0 \/ /);
  // No racer ever reports.
  await page.route("**/assets/worker-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.locator("#watch-race").click();
  const position = page.locator("#race-position");
  await position.press("End");
  await expect(position).toHaveValue("0");
});

test("a failing racer stops the race, which can be resumed", async ({ page }) => {
  await page.goto(`/#watch=scan&step=0&p=${EXAMPLE}`);
  await expect(page.locator("#watch-count")).toHaveText(/^0 \/ /);
  const script = `addEventListener("message", ({ data }) => postMessage({ id: data.id, fatal: "unreachable" }));`;
  await page.route("**/assets/worker-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await page.locator("#watch-race").click();
  await expect(page.locator("#race-news")).toHaveText("The race stopped unexpectedly.");
  await page.unroute("**/assets/worker-*.js");
  await page.locator("#race-cancel").click();
  await expect(page.locator("#race-state")).toHaveText("Done.");
  await page.locator("#race-position").press("End");
  await expect(page.locator(".medal:visible")).toHaveText(["4", "3", "2", "1"]);
});

test("all ten algorithms run to the end, and their table can be copied", async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === "chromium") {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  }
  const race = await openRace(page);
  await expect(race.state).toHaveText("Done.");
  expect(await race.row("Scan and check")).toEqual([
    "6,428",
    "37,652",
    "358,643",
    "4,208",
    "4,157",
  ]);
  expect(await race.row("Found flag")).toEqual(["6,428", "37,872", "120,043", "4,208", "4,157"]);
  expect(await race.row("Redoku’s own engine")).toEqual(["1", "0", "–", "51", "0"]);
  if (browserName === "chromium") {
    await race.dialog.getByRole("button", { name: "Copy table" }).click();
    await expect(race.state).toHaveText("Copied.");
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain("Scan and check\t6428\t37652\t358643\t4208\t4157\t");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await race.dialog.getByRole("button", { name: "Copy table" }).click();
    await expect(race.state).toHaveText("Couldn’t copy");
  }
  await race.dialog.getByLabel("Compare").selectOption("reads");
  await expect(race.dialog.getByRole("listitem").nth(1)).toContainText("491,474");
  await page.keyboard.press("Escape");
  await expect(race.dialog).toHaveCount(0);
});

test("a set of puzzles has sums and medians, without puzzles with conflicts", async ({
  redoku,
  page,
}) => {
  const race = await openRace(page);
  await expect(race.state).toHaveText("Done.");
  const source = race.dialog.getByLabel("Run on", { exact: true });
  await source.selectOption("examples");
  await expect(race.state).toHaveText("Done.");
  await expect.poll(() => race.row("Scan and check")).toHaveLength(5);
  const sums = await race.row("Scan and check");
  expect(sums[0]).toBe("22,8295,667");
  await source.selectOption("list");
  await page.locator("#race-run").click();
  await expect(race.state).toHaveText("Paste some puzzles first.");
  await page.locator("#race-list").fill(`${EXAMPLE}\n55${EXAMPLE.slice(2)}\n${EXAMPLE}`);
  await page.locator("#race-run").click();
  await expect(race.state).toHaveText("Done. 1 puzzle was left out because of conflicting givens.");
  expect((await race.row("Scan and check"))[0]).toBe("12,8566,428");
  await redoku.expectAccessible();
});

test.describe("Chinese, dark, on a phone", () => {
  test.use({ language: "zh-Hans", colorScheme: "dark", viewport: { width: 360, height: 640 } });

  test("the race fits and is in Chinese", async ({ redoku, page }) => {
    const race = await openRace(page);
    await expect(race.state).toHaveText("完成。");
    await race.position.press("End");
    await expect(race.states.nth(3)).toHaveText("已读 1,581 格");
    const [content, room] = await race.dialog.evaluate((it) => [it.scrollWidth, it.clientWidth]);
    expect(content, "no horizontal scrolling").toBe(room);
    await redoku.expectAccessible();
  });
});
