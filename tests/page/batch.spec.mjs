// Many puzzles: solved, checked and rated in a pool of workers, with a file of results.
import { readFileSync } from "node:fs";
import * as engine from "redoku";
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SOLUTION } from "./puzzles.mjs";

const HARD = "87.......6..4.....51.23.7....2.6..1.9.1...6.5.6..2.9....6.12.54.....5..6.......91";
const NONE = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
const SEVERAL = ".".repeat(81);
const CLASH = `55${EXAMPLE.slice(2)}`;

/** Other puzzles than the example, with other digits: `shift` is added to each. */
const shifted = (line, shift) => line.replace(/[1-9]/g, (d) => ((Number(d) - 1 + shift) % 9) + 1);
/** A list in which each line differs from its neighbours, so that a wrong order shows. */
const LIST = Array.from({ length: 3000 }, (_, i) => shifted(EXAMPLE, i % 9)).join("\r\n");
const SOLVED = Array.from({ length: 3000 }, (_, i) => `${shifted(SOLUTION, i % 9)}\n`).join("");
/** Takes longer to rate than any of these tests. */
const LONG = Array.from({ length: 20_000 }, (_, i) => shifted(HARD, i % 9)).join("\n");

const dialogOf = (page) => page.getByRole("dialog", { name: "Many puzzles" });

/** Opens the dialog by its link, without the browser's own picker of files. */
async function openBatch(redoku, page) {
  await page.addInitScript(() => {
    delete window.showSaveFilePicker;
  });
  await redoku.open();
  await page.locator("#batch").click();
  return dialogOf(page);
}

const choose = (dialog, files) =>
  dialog.locator("input[type=file]").setInputFiles(
    Object.entries(files).map(([name, content]) => ({
      name,
      mimeType: "text/plain",
      buffer: Buffer.from(content),
    })),
  );

const start = (dialog) => dialog.getByRole("button", { name: "Start" }).click();

test("a list is solved in order, and the solutions are saved", { tag: "@chromium" }, async ({
  redoku,
  page,
}) => {
  const dialog = await openBatch(redoku, page);
  await expect(dialog.getByRole("button", { name: "Start" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await redoku.expectAccessible();
  await choose(dialog, { "list.txt": LIST });
  await expect(dialog.getByText("list.txt, 250 kB")).toBeVisible();
  await start(dialog);
  await expect(dialog.getByRole("status")).toHaveText(/^3,000 puzzles in .+, .+ per second\.$/);
  await expect(dialog.getByRole("button", { name: "One solution 3,000" })).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveCount(100);
  await dialog.getByRole("button", { name: "Show more" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(200);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save as text" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("redoku-solve.txt");
  expect(readFileSync(await file.path(), "utf8") === SOLVED, "the solutions in order").toBe(true);
});

test("each line is counted, broken ones are named, and a click opens a puzzle", async ({
  redoku,
  page,
}) => {
  const dialog = await openBatch(redoku, page);
  const broken = EXAMPLE.slice(1);
  const lines = ["a title", HARD, "# comment", "", broken, SEVERAL, NONE, CLASH, EXAMPLE, "words"];
  await choose(dialog, { "mixed.txt": `${lines.join("\n")}\n` });
  await dialog.getByLabel("Task").selectOption("check");
  await start(dialog);
  const kinds = dialog.getByRole("group", { name: "Puzzles to list" }).getByRole("button");
  await expect(kinds).toHaveText([
    "All",
    "One solution 2",
    "Several solutions 1",
    "No solution 1",
    "Digits clash 1",
    "Not a puzzle 2",
  ]);
  await expect(dialog.getByRole("status")).toHaveText(/^5 puzzles in /);
  const rows = dialog.getByRole("listitem");
  await expect(rows).toHaveCount(7);
  await kinds.filter({ hasText: "Not a puzzle" }).click();
  await expect(rows).toHaveText([
    "5A puzzle has 81 cells, but this text has 80.",
    "10The text contains no puzzle.",
  ]);
  await kinds.filter({ hasText: "One solution" }).click();
  await expect(rows).toHaveCount(2);
  await dialog.getByRole("button", { name: /^9: 30 givens\. One solution\./ }).click();
  await expect(dialog).toBeHidden();
  expect(await redoku.line()).toBe(EXAMPLE);
  await expect(redoku.cell(0)).toBeFocused();
  // The rest is not lost.
  const list = page.getByRole("navigation", { name: "The list of puzzles" });
  await expect(list).toContainText("2 of 2");
  await redoku.expectAccessible();
  await list.getByRole("button", { name: "Puzzle before" }).click();
  await expect.poll(() => redoku.line()).toBe(HARD);
  await list.getByRole("button", { name: "Puzzle 1 of 2. Show the list." }).click();
  await expect(dialog.getByText("mixed.txt", { exact: false })).toBeVisible();
  await expect(kinds).toHaveCount(6);
});

test("ratings are those of the package, with charts of the difficulty", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await page.addInitScript(() => {
    delete window.showSaveFilePicker;
    // The text of the results, whatever the browser does with it.
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      window.saved = blob.text();
      return create(blob);
    };
  });
  await redoku.open();
  await page.locator("#batch").click();
  const dialog = dialogOf(page);
  const puzzles = Array.from({ length: 20 }, (_, i) => engine.generate({ seed: i }).puzzle);
  await choose(dialog, { "list.txt": [...puzzles, SEVERAL].join("\n") });
  await dialog.getByLabel("Task").selectOption("rate");
  await start(dialog);
  await expect(dialog.getByRole("status")).toHaveText(/^21 puzzles in /);
  const ratings = engine.rateMany(puzzles);
  const levels = ["easy", "medium", "hard", "expert", "extreme"];
  const counts = levels.map((wanted) => ratings.filter(({ level }) => level === wanted).length);
  const byLevel = dialog.getByRole("table", { name: "Puzzles by level" });
  await expect(byLevel.locator(".chart-count")).toHaveText(counts.map(String));
  await expect(dialog.getByRole("table", { name: "Puzzles by SE" })).toBeVisible();
  await redoku.expectAccessible();
  // A bar lists its puzzles.
  const [level] = levels.filter((_, i) => counts[i] > 0);
  const name = `${level[0].toUpperCase()}${level.slice(1)}`;
  const rows = dialog.getByRole("listitem");
  await byLevel.getByRole("button", { name }).click();
  await expect(rows).toHaveCount(counts[levels.indexOf(level)]);
  await byLevel.getByRole("button", { name }).click();
  await expect(rows).toHaveCount(21);
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {};
  });
  await dialog.getByRole("button", { name: "Save as CSV" }).click();
  const [head, ...saved] = (await page.evaluate(() => window.saved)).trimEnd().split("\n");
  expect(head).toBe("line,puzzle,status,er,ep,ed,level,score,technique");
  const expected = ratings.map(({ se, level, score, hardest }, i) =>
    [
      i + 1,
      puzzles[i],
      "unique",
      ...[se.er, se.ep, se.ed].map((number) => number.toFixed(1)),
      level,
      score,
      hardest,
    ].join(","),
  );
  expect(saved).toEqual([...expected, `21,${SEVERAL},multiple,,,,,,`]);
});

test("Cancel and Close end the work and its workers", { tag: "@differs" }, async ({
  redoku,
  page,
}) => {
  const dialog = await openBatch(redoku, page);
  await choose(dialog, { "long.txt": LONG });
  await dialog.getByLabel("Task").selectOption("rate");
  const workers = () => page.workers().filter((worker) => /\/thread-/.test(worker.url()));
  await start(dialog);
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await expect(dialog.getByText(/^\d+ puzzles?, .+ per second, .+ left\.$/)).toBeVisible();
  await redoku.expectAccessible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByRole("status")).toHaveText(
    /^Cancelled after [\d,]+ puzzles?\. Nothing was saved\.$/,
  );
  await expect(dialog.getByRole("button", { name: "Start" })).toBeFocused();
  await expect.poll(() => workers().length).toBe(0);
  await start(dialog);
  await expect.poll(() => workers().length).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => workers().length).toBe(0);
});

/** Drops lines with the example on the page. */
const dropLines = (page, lines) =>
  page.evaluate(
    ([line, lines]) => {
      const dataTransfer = new DataTransfer();
      const part = `${line}\n`.repeat(1 << 16);
      dataTransfer.items.add(new File(Array(lines >> 16).fill(part), "large.txt"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
    },
    [EXAMPLE, lines],
  );

test("results of a large input are streamed to the chosen file; cancelling leaves it empty", {
  tag: "@chromium",
}, async ({ redoku, page }) => {
  await page.addInitScript(() => {
    window.showSaveFilePicker = async ({ suggestedName }) => {
      if (window.declined) throw new DOMException("", "AbortError");
      const root = await navigator.storage.getDirectory();
      return root.getFileHandle(suggestedName, { create: true });
    };
  });
  await redoku.open();
  const saved = (name) =>
    page.evaluate(async (name) => {
      const root = await navigator.storage.getDirectory();
      const file = await (await root.getFileHandle(name)).getFile();
      return [file.size, await file.slice(-82).text()];
    }, name);
  const lines = 1 << 18;
  await page.locator("#batch").click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await dropLines(page, lines);
  await dialog.getByLabel("Results").selectOption("text");
  await page.evaluate(() => {
    window.declined = true;
  });
  await start(dialog);
  await expect(dialog.getByRole("button", { name: "Start" })).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText("");
  await page.evaluate(() => {
    window.declined = false;
  });
  await start(dialog);
  await expect(dialog.getByRole("status")).toHaveText(/Saved as redoku-solve\.txt\.$/);
  expect(await saved("redoku-solve.txt")).toEqual([82 * lines, `${SOLUTION}\n`]);
  await dialog.getByLabel("Task").selectOption("rate");
  await start(dialog);
  await expect(dialog.getByText(/per second, .+ left\.$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByRole("status")).toHaveText(/^Cancelled after/);
  await expect.poll(() => saved("redoku-rate.txt")).toEqual([0, ""]);
});

test("the text box is enough: the table comes at once, and nobody is asked for a file", async ({
  redoku,
  page,
}) => {
  await page.addInitScript(() => {
    window.showSaveFilePicker = () => {
      window.asked = true;
    };
  });
  await redoku.open();
  await page.locator("#batch").click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("textbox", { name: "Puzzles" })).toBeFocused();
  await page.keyboard.insertText("words");
  await start(dialog);
  await expect(dialog.getByRole("status")).toHaveText("No puzzle found in this text.");
  await dialog.getByRole("textbox").fill(`${EXAMPLE}\n${HARD}`);
  await expect(dialog.getByRole("status")).toHaveText("");
  await start(dialog);
  await expect(dialog.getByRole("status")).toHaveText(/^2 puzzles in /);
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByRole("button", { name: "Save as CSV" })).toBeVisible();
  expect(await page.evaluate(() => window.asked)).toBe(undefined);
});

test("what cannot be read is said, and does not stop other files", async ({ redoku, page }) => {
  const dialog = await openBatch(redoku, page);
  const status = dialog.getByRole("status");
  await choose(dialog, { "empty.txt": "" });
  await start(dialog);
  await expect(status).toHaveText("No puzzle found in empty.txt.");
  await choose(dialog, { "binary.bin": "\0\u0001\u0002" });
  await start(dialog);
  await expect(status).toHaveText("No puzzle found in binary.bin.");
  await expect(dialog.getByText("The file couldn’t be read as text.")).toBeVisible();
  const rows = EXAMPLE.match(/.{9}/g).join("\n");
  await choose(dialog, { "binary.bin": "\0", "rows.txt": rows, "lines.txt": `${HARD}\nwords` });
  await expect(dialog.getByText("3 files, 0.18 kB")).toBeVisible();
  await start(dialog);
  await expect(status).toHaveText(/^2 puzzles in /);
  await expect(dialog.getByRole("listitem")).toHaveText([
    "binary.bin:The file couldn’t be read as text.",
    `rows.txt:1${EXAMPLE}One solution`,
    `lines.txt:1${HARD}One solution`,
    "lines.txt:2The text contains no puzzle.",
  ]);
});

test("lists are read by the rules of the programs: titles, ends of lines, encodings", async ({
  redoku,
  page,
}) => {
  const dialog = await openBatch(redoku, page);
  const list = `\n# comment\na title\n${EXAMPLE}\r${EXAMPLE}x${EXAMPLE}\r${HARD}\r`;
  await choose(dialog, { "a.txt": list, "b.txt": Buffer.from(`\uFEFFÜ\r\n${HARD}`, "utf16le") });
  await dialog.getByLabel("Task").selectOption("rate");
  await start(dialog);
  await expect(dialog.getByRole("status")).toHaveText(/^3 puzzles in /);
  await expect(dialog.getByRole("listitem")).toHaveText([
    `a.txt:4${EXAMPLE}SE 1.2, Easy`,
    /^a\.txt:5.*163/,
    `a.txt:6${HARD}SE 4.5, Hard`,
    `b.txt:2${HARD}SE 4.5, Hard`,
  ]);
});

test("the import dialog opens the batch with its puzzles, and so does a file that is too large", {
  tag: "@differs",
}, async ({ redoku, page }) => {
  await page.addInitScript(() => {
    delete window.showSaveFilePicker;
  });
  await redoku.open();
  const dialog = dialogOf(page);
  await redoku.paste(`${EXAMPLE}\n${HARD}\n`);
  await page.getByRole("button", { name: "Process all 2…" }).click();
  await expect(dialog.getByText("Pasted text, 0.16 kB")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Start" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText(/^2 puzzles in /);
  await page.keyboard.press("Escape");
  // Wait until the page has removed the dialog, which the browser closes a moment earlier.
  await expect(page.locator("#batch-dialog")).toHaveCount(0);

  await redoku.paste(`${EXAMPLE}\n${EXAMPLE.slice(1)}\n${HARD}\n`);
  await page.getByRole("button", { name: "Show the text" }).click();
  await page.getByRole("button", { name: "Process the other lines…" }).click();
  await start(dialog);
  await expect(dialog.getByRole("button", { name: "Not a puzzle 1" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#batch-dialog")).toHaveCount(0);

  await dropLines(page, 13 << 16);
  await expect(dialog.getByText("large.txt, 70 MB")).toBeVisible();
});

test("the dialog speaks Chinese and has enough contrast in the dark", {
  tag: "@chromium",
}, async ({ redoku, page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => {
    delete window.showSaveFilePicker;
  });
  await redoku.open();
  await page.locator("#language").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await page.locator("#batch").click();
  const dialog = page.getByRole("dialog", { name: "批量处理" });
  await choose(dialog, { "list.txt": `${HARD}\n${EXAMPLE}\nwords` });
  await dialog.getByLabel("任务").selectOption("rate");
  await dialog.getByRole("button", { name: "开始" }).click();
  await expect(dialog.getByRole("status")).toHaveText(/^2\s题，用时 .+，每秒 .+\s题。$/);
  await expect(dialog.getByRole("listitem").nth(0)).toContainText("SE 4.5，困难");
  await redoku.expectContrast();
});

test.describe("without its worker", () => {
  test.use({ expectedErrors: [/Failed to load resource|thread-/] });

  test("the dialog says that the work stopped", { tag: "@chromium" }, async ({ redoku, page }) => {
    await page.route("**/assets/thread-*", (route) => route.abort());
    const dialog = await openBatch(redoku, page);
    await choose(dialog, { "list.txt": LIST });
    await start(dialog);
    await expect(dialog.getByRole("status")).toHaveText(/^The work stopped: /);
    await expect(dialog.getByRole("button", { name: "Start" })).toBeFocused();
  });
});

test("other puzzles replace those at work", async ({ redoku, page }) => {
  const dialog = await openBatch(redoku, page);
  await choose(dialog, { "long.txt": LONG });
  await dialog.getByLabel("Task").selectOption("rate");
  await start(dialog);
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await dialog.evaluate((element, text) => {
    const event = new Event("paste", { bubbles: true });
    Object.defineProperty(event, "clipboardData", { value: { getData: () => text, types: [] } });
    element.dispatchEvent(event);
  }, `${EXAMPLE}\n${HARD}`);
  await expect(dialog.getByRole("progressbar")).toBeHidden();
  await expect(dialog.getByRole("textbox")).toHaveValue(`${EXAMPLE}\n${HARD}`);
  await expect(dialog.getByRole("status")).toHaveText("");
  await start(dialog);
  await expect(dialog.getByRole("status")).toHaveText(/^2 puzzles in /);
});
