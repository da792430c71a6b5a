// Texts, pictures, files and dialogs in WebKit.
import { EXAMPLE } from "../page/puzzles.mjs";
import { test } from "./page.mjs";

const [CONTROL, ENTER, ESCAPE] = ["\uE009", "\uE007", "\uE00C"];
const BLANK = ".".repeat(81);
const HARD = "87.......6..4.....51.23.7....2.6..1.9.1...6.5.6..2.9....6.12.54.....5..6.......91";

const LIST = `${HARD}\n${EXAMPLE}\nwords`;

/** Puts the example on the board. */
async function openExample(page) {
  await page.open();
  await page.click("#examples > summary");
  await page.click("[data-puzzle=leetcode]");
  await page.shows("#verdict-title", "One solution");
}

test("a board is shared: a link, a code, and copies that can be pasted", async (page) => {
  await openExample(page);
  await page.click("#share");
  await page.until(() => named("#share-link", null)?.value.includes("#"));
  await page.counts("dialog .share-code svg", 1);
  await page.click("dialog summary", "More");
  await page.until((line) => all("dialog textarea").some((box) => box.value === line), EXAMPLE);
  await page.click("dialog button", "Copy");
  await page.until(() => all("dialog button").some((one) => one.innerText === "Copied"));
  await page.press(ESCAPE);
  await page.click("#clear");
  await page.board(BLANK);
  await page.click("[role=gridcell]");
  await page.press("v", CONTROL);
  await page.board(EXAMPLE);
  await page.shows("#verdict-detail", /^Pasted: 30 givens/);
  await page.click("#paste");
  await page.click("dialog button", "Paste from the clipboard");
  await page.shows("dialog [role=status]", "30 givens (81-character line).");
});

test("a copied picture is pasted as a photo", async (page) => {
  await openExample(page);
  await page.click("#share");
  await page.click("dialog button", "Copy picture");
  await page.until(() => !named("dialog button", "Copy picture"));
  await page.press(ESCAPE);
  await page.click("#clear");
  await page.click("#door-paste");
  await page.click("dialog button", "Paste from the clipboard");
  await page.shows("dialog [role=status]", /^30 givens, one solution\./);
  await page.click("dialog button", "Use this puzzle");
  await page.board(EXAMPLE);
});

test("a text in the import dialog becomes a puzzle", async (page) => {
  await page.open();
  await page.click("#door-paste");
  await page.until(() => document.activeElement?.matches("dialog textarea"));
  await page.press(EXAMPLE);
  await page.shows("dialog [role=status]", "30 givens (81-character line).");
  await page.press(ENTER);
  await page.board(EXAMPLE);
});

test("a photo is read", async (page) => {
  await page.open();
  await page.click("#door-photo");
  await page.until(() => named("dialog button", "Choose a picture…"));
  await page.give("dialog input[type=file]:not([capture])", "photo.png", draw, EXAMPLE);
  await page.shows("dialog [role=status]", "30 givens, one solution.");
  await page.click("dialog button", "Use this puzzle");
  await page.board(EXAMPLE);
});

for (const [task, row] of [
  ["solve", /^2 .+ One solution/],
  ["check", /^2 .+ One solution/],
  ["rate", /^2 .+ SE 1\.2, Easy/],
]) {
  test(`many puzzles: ${task}`, async (page) => {
    await page.open();
    await page.click("#batch");
    await page.until(() => named("dialog button", "Start"));
    await page.give("dialog input[type=file]", "list.txt", (text) => text, LIST);
    await page.choose("#batch-task", task);
    await page.click("dialog button", "Start");
    await page.shows("dialog [role=status]", /^2 puzzles in .+ per second\.$/);
    await page.until(() => named("dialog button", "One solution 2"));
    await page.shows("dialog li", row);
  });
}

test("a setting takes effect and is kept", async (page) => {
  await page.open();
  await page.click("#open-settings");
  await page.click("#setting-advance");
  await page.press(ESCAPE);
  await page.click("[role=gridcell]");
  await page.press("57");
  await page.board(`7${BLANK.slice(1)}`);
  await page.reload();
  await page.click("#open-settings");
  await page.until(() => named("#setting-advance", null)?.checked === false);
});

test("My puzzles keeps boards", async (page) => {
  await openExample(page);
  await page.click("[role=gridcell][aria-label^='Row 1, column 3']");
  await page.press("4");
  await page.click("#clear");
  await page.board(BLANK);
  await page.click("#mine");
  await page.shows("#mine-dialog .mine-row", /1 of 51 cells/);
  await page.click("#mine-dialog .mine-open");
  await page.board(`534${EXAMPLE.slice(3)}`);
});

/** Draws a printed puzzle as a PNG file. Runs in the page. */
function draw(puzzle) {
  const canvas = new OffscreenCanvas(640, 640);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "white";
  pen.fillRect(0, 0, 640, 640);
  pen.fillStyle = "black";
  pen.font = "40px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (let line = 0; line < 10; line++) {
    const width = line % 3 ? 2 : 5;
    pen.fillRect(50 + line * 60 - width / 2, 50, width, 540);
    pen.fillRect(50, 50 + line * 60 - width / 2, 540, width);
  }
  [...puzzle].forEach((digit, cell) => {
    if (digit !== ".") pen.fillText(digit, 80 + (cell % 9) * 60, 82 + Math.floor(cell / 9) * 60);
  });
  return canvas.convertToBlob({ type: "image/png" });
}
