// How to reach every state of the page for screenshots: by keys and ids, which are the same in all languages.
import { pictureOf } from "./drawn-photo.mjs";
import { EXAMPLE, SEVERAL, SOLUTION, TYPO } from "./puzzles.mjs";
import { link } from "./watching.mjs";

/** Needs chains; its eighth step is a long one. */
const CHAINS = "..8..4..5.32..7...51..3..6..7.6....1.........1....5.2..5..9..83...2..95.3..4..6..";

/** A list of puzzles: lines, some with a name. */
const LIST = Array.from({ length: 40 }, (_, index) => {
  const line = `${EXAMPLE.slice(0, index)}.${EXAMPLE.slice(index + 1)}`;
  return index % 3 ? line : `${line} Evening paper, number ${index + 1}`;
}).join("\n");

/** The actions that lead from the empty page to each state. */
export const STATES = {
  empty: async () => {},
  // A newcomer's first minute: a new puzzle, a pasted one, a photo.
  "first-new": async (page) => {
    await page.locator('#door [data-level="easy"]').click();
    await page.locator("[data-origin=given]").first().waitFor();
  },
  "first-paste": async (page) => {
    await paste(page, EXAMPLE);
    await page.locator("[data-origin=given]").first().waitFor();
  },
  "first-photo": async (page) => {
    await page.locator("#door-photo").click();
    const file = await pictureOf(page, EXAMPLE);
    await page.locator("dialog[open] input[type=file]").first().setInputFiles(file);
    await page.locator("dialog[open] redoku-grid [data-origin=given]").first().waitFor();
  },
  conflict: async (page) => {
    await type(page, EXAMPLE.slice(0, 30));
    await page.keyboard.press("Control+Home");
    for (const key of ["ArrowRight", "ArrowRight", "5"]) await page.keyboard.press(key);
    await page.locator('#verdict[data-tone="warn"]').waitFor();
  },
  typo: async (page) => {
    await type(page, TYPO);
    await page.locator('#verdict[data-tone="warn"]').waitFor();
  },
  solved: async (page) => solve(page, EXAMPLE),
  played: async (page) => play(page, EXAMPLE, { 2: 4, 3: 6 }),
  trial: async (page) => {
    await play(page, EXAMPLE, { 2: 4 });
    await cell(page, 3).click();
    await page.keyboard.press("t");
    for (const [index, digit] of Object.entries({ 3: 2, 5: 6, 17: 8 })) {
      await cell(page, Number(index)).click();
      await page.keyboard.press(String(digit));
    }
  },
  "trial-broken": async (page) => {
    await play(page, EXAMPLE, { 2: 1 });
    await page.keyboard.press("t");
    await cell(page, 58).click();
    await page.keyboard.press("5");
  },
  done: async (page) => {
    await play(page, change(SOLUTION, [2, 3, 40]), { 2: 4, 3: 6, 40: 5 });
    await page.locator("#done").waitFor();
  },
  several: async (page) => solve(page, SEVERAL),
  same: async (page) => {
    await type(page, EXAMPLE);
    await cell(page, 23).click();
  },
  marks: async (page) => {
    await type(page, EXAMPLE);
    for (const [index, digits] of Object.entries({ 2: "124", 3: "26", 10: "247", 29: "159" })) {
      await cell(page, Number(index)).click();
      for (const digit of digits) await page.keyboard.press(`Shift+Digit${digit}`);
    }
    await page.locator(".key-pencil").click();
  },
  rules: async (page) => look(page, EXAMPLE, "rules"),
  true: async (page) => look(page, SEVERAL, "true"),
  drop: async (page) => {
    await page.evaluate(() => document.getElementById("drop-veil")?.removeAttribute("hidden"));
  },
  paste: async (page) => openPaste(page, ""),
  preview: async (page) => {
    await openPaste(page, EXAMPLE);
    await page.locator(".picture-given").first().waitFor();
  },
  refused: async (page) => {
    await openPaste(page, `${EXAMPLE}\n${EXAMPLE.replace("7", "q")}`);
    await page.locator("mark").waitFor();
  },
  list: async (page) => {
    await openPaste(page, LIST);
    await page.locator("[role=option]").first().waitFor();
  },
  batch,
  "batch-below": async (page) => {
    await batch(page);
    await page.locator(".batch-kinds").evaluate((kinds) => kinds.scrollIntoView());
  },
  share: openShare,
  "share-below": async (page) => {
    await openShare(page);
    await page.locator("#share-answers").click();
    await page.locator("#share-dialog details details > summary").click();
    await page.frameLocator(".share-frame").locator("redoku-board").waitFor();
    await scroll(page, "#share-dialog");
  },
  settings: async (page) => {
    await page.locator("#open-settings").click();
    await page.locator("#settings").waitFor();
  },
  keys: async (page) => {
    await page.keyboard.press("?");
    await page.locator("#keys").waitFor();
  },
  hint: async (page) => {
    await type(page, CHAINS);
    await page.locator("#hint").click();
    for (let press = 0; press < 2; press++) await page.locator(".hint-more").click();
  },
  "explain-single": async (page) => explain(page, 4, 1),
  explain: async (page) => explain(page, 8, 3),
  "explain-walk": async (page) => {
    await explain(page, 8, 2);
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowDown");
  },
  "explain-path": async (page) => {
    await explain(page, 8, 3);
    await page.locator("details.fold > summary").first().press("Enter");
  },
  watch,
  "watch-below": async (page) => {
    await watch(page);
    await page.locator("#watch-tongue").selectOption({ index: 1 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  },
  race,
  "race-below": async (page) => {
    await race(page);
    await scroll(page, "#race");
  },
  "print-1": async (page) => print(page, "1"),
  "print-2": async (page) => print(page, "2"),
  "print-4": async (page) => print(page, "4"),
  "print-6": async (page) => print(page, "6"),
  learn: async (page) => visit(page, "learn.html"),
  guide: async (page) => visit(page, "embedding.html"),
  frame: async (page) => visit(page, `embed.html?controls=&solve=1&puzzle=${EXAMPLE}`),
};

/** The states to show also in forced colours and with more contrast. */
export const MEDIA = {
  forced: [
    { forcedColors: "active" },
    ["typo", "solved", "preview", "batch", "watch", "hint", "explain-walk", "explain-path"],
  ],
  contrast: [{ contrast: "more" }, ["solved", "several", "share", "watch"]],
};

const cell = (page, index) => page.locator("redoku-grid [role=gridcell]").nth(index);

async function type(page, puzzle) {
  await page.locator("redoku-grid [tabindex='0']").focus();
  await page.keyboard.type(puzzle);
}

/** Dispatches a paste event. */
async function paste(page, text) {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, text);
}

/** Loads a puzzle and places digits. */
async function play(page, puzzle, digits) {
  await paste(page, puzzle);
  await page
    .locator("#verdict-title")
    .filter({ hasText: /One|唯一/ })
    .waitFor();
  for (const [index, digit] of Object.entries(digits)) {
    await cell(page, Number(index)).click();
    await page.keyboard.press(String(digit));
  }
}

const change = (puzzle, cells) =>
  cells.reduce((line, at) => `${line.slice(0, at)}.${line.slice(at + 1)}`, puzzle);

async function solve(page, puzzle) {
  await type(page, puzzle);
  await page.locator("#solve").click();
  await page.locator("[data-origin=solved]").first().waitFor();
}

async function look(page, puzzle, which) {
  await type(page, puzzle);
  await page.locator("#looking").selectOption(which);
  await page.locator(".redoku-notes:not(:empty)").first().waitFor();
  await cell(page, 23).click();
}

async function openPaste(page, text) {
  await page.locator("#paste:visible, #door-paste:visible").first().click();
  await page.locator("#import-text").fill(text);
}

/** Rates a list with a few puzzles that have several solutions, and broken lines. */
async function batch(page) {
  await page.evaluate(() => {
    delete window.showSaveFilePicker;
  });
  await page.locator("#batch").click();
  const buffer = Buffer.from(`${LIST}\n${SEVERAL}\n${TYPO}\n${EXAMPLE.slice(1)}\nnot a puzzle\n`);
  const file = { name: "Evening paper.txt", mimeType: "text/plain", buffer };
  await page.locator("#batch-dialog input[type=file]").setInputFiles(file);
  await page.locator("#batch-task").selectOption("rate");
  await page.locator("#batch-dialog form .primary").click();
  await page.locator(".batch-list").waitFor();
}

async function openShare(page) {
  await type(page, EXAMPLE);
  await page
    .locator("#verdict-title")
    .filter({ hasText: /One|唯一/ })
    .waitFor();
  await page.locator("#share").click();
  await page.locator(".share-more > summary").click();
  await page.locator(".share-place").last().waitFor();
}

/** Shows the printed sheet, without the dialog of the browser. */
async function print(page, number) {
  await openShare(page);
  await page.locator("#share-answers").click();
  await page.locator("#print-per-page").selectOption(number);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.locator(".share-row:has(#print-paper) > button").click();
  await page.emulateMedia({ media: "print" });
}

/** Shows a beat of a step of the explanation; both count from 1. */
async function explain(page, step, beat) {
  await page.goto(new URL(`#explain=${step}&p=${CHAINS}&b=${beat}`, page.url()).href);
  await page.locator("#explain-on").waitFor();
  await page.locator("redoku-grid .redoku-drawing").waitFor();
}

async function watch(page) {
  await page.goto(new URL(link("scan", 40_000), page.url()).href);
  await page.locator("#watch-count").filter({ hasText: "40,000" }).waitFor();
}

async function race(page) {
  await watch(page);
  await page.locator("#watch-race").click();
  await page
    .locator("#race-state")
    .filter({ hasText: /^(Done|完成)/ })
    .waitFor();
  await page.locator("#race-position").fill("600");
}

async function visit(page, address) {
  await page.goto(new URL(address, page.url()).href, { waitUntil: "networkidle" });
  // Scroll through the page to load lazy content.
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight / 2) {
      scrollTo(0, at);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

async function scroll(page, dialog) {
  await page.locator(dialog).evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
}
