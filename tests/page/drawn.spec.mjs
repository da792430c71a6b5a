// The rendered pixels: exact lines on every kind of screen, and the colours of each state. There are no stored
// screenshots, because fonts differ between machines; lines and colours must not.
import { expect, test } from "./fixture.mjs";
import { apart, BLOCKED_STYLE, pixelsOf } from "./pixels.mjs";
import { EXAMPLE, SEVERAL, TYPO } from "./puzzles.mjs";

const INK = { thick: [0x26, 0x28, 0x2d], thin: [0x94, 0x90, 0x87] };
const LINES = "thick thin thin thick thin thin thick thin thin thick".split(" ");

/** The lines that a row of pixels crosses, and the widths of the gaps between them. */
function linesIn(pixels) {
  const runs = [];
  pixels.forEach((pixel, at) => {
    const kind = Object.keys(INK).find((name) => apart(pixel, INK[name]) < 12);
    const last = runs.at(-1);
    if (kind && last?.kind === kind && last.at + last.width === at) last.width += 1;
    else if (kind) runs.push({ kind, at, width: 1 });
  });
  const gaps = runs.slice(1).map(({ at }, index) => at - runs[index].at - runs[index].width);
  return { kinds: runs.map(({ kind }) => kind), widths: runs.map(({ width }) => width), gaps };
}

test.describe("lines", () => {
  for (const ratio of [1, 1.1, 1.25, 1.5, 1.75, 2, 2.625, 3]) {
    test(`are whole pixels, and all cells have the same size, at a pixel ratio of ${ratio}`, async ({
      playwright,
      baseURL,
      launchOptions,
    }) => {
      // Emulated pixel ratios are not rendered like real ones.
      const args = [`--force-device-scale-factor=${ratio}`, "--window-size=1280,900"];
      const { executablePath, args: more } = launchOptions;
      const browser = await playwright.chromium.launch({
        executablePath,
        args: [...more, ...args],
      });
      const page = await browser.newPage({ viewport: null, colorScheme: "light" });
      await page.goto(baseURL);
      const cells = page.locator("redoku-grid [role=gridcell]");
      await expect(cells.first()).toBeFocused();
      await expect(cells.nth(80)).toHaveAttribute("data-ghost", "9");
      const cell = await cells.nth(40).boundingBox();
      const grid = await page.locator(".redoku-grid").boundingBox();
      const picture = await pixelsOf(page);
      // Beside the digits, and far from the selected cell.
      const [x, y] = [cell.x + 0.12 * cell.width, cell.y + 0.12 * cell.height];
      const device = (length) => Math.round(length * ratio);
      const along = (start, length, pixel) =>
        Array.from({ length: device(length) + 4 }, (_, at) => pixel(device(start) - 2 + at));
      const across = linesIn(along(grid.x, grid.width, (at) => picture.at(at, device(y))));
      const down = linesIn(along(grid.y, grid.height, (at) => picture.at(device(x), at)));
      await browser.close();
      for (const { kinds, widths, gaps } of [across, down]) {
        expect(kinds).toEqual(LINES);
        const wanted = { thick: Math.floor(2.5 * ratio), thin: Math.max(1, Math.floor(ratio)) };
        // The outer frame may start between two pixels; the lines inside may not.
        const inner = kinds.slice(1, -1).map((kind) => wanted[kind]);
        expect(widths.slice(1, -1)).toEqual(inner);
        const within = gaps.slice(1, -1);
        expect(new Set(within).size, `cells of ${within} pixels`).toBe(1);
      }
    });
  }
});

/** Each state: how to reach it, and the backgrounds of some cells, light and dark. */
const STATES = {
  empty: { reach: async () => {}, papers: { 0: "selected", 40: "plain" }, red: [] },
  solved: {
    reach: async (redoku) => {
      await redoku.type(EXAMPLE);
      await redoku.solve();
    },
    papers: { 0: "given", 2: "solved", 40: "solved", 80: "selected" },
    red: [2, 40],
  },
  several: {
    reach: async (redoku) => {
      await redoku.type(SEVERAL);
      await redoku.solve();
    },
    papers: { 0: "differing", 3: "solved", 14: "given", 80: "selected" },
    red: [0, 2, 40],
  },
  "no solution": {
    reach: async (redoku) => {
      await redoku.type(TYPO);
      await expect(redoku.title).toHaveText("No solution");
      await expect(redoku.board.locator("[data-mark]")).toHaveCount(5);
    },
    papers: { 0: "given", 14: "offered", 2: "plain", 80: "selected" },
    red: [],
  },
};
const PAPERS = {
  plain: ["#ffffff", "#1b1d22"],
  given: ["#f1efea", "#24272d"],
  solved: ["#fff5f5", "#2a1d21"],
  differing: ["#ffe2e2", "#43212a"],
  selected: ["#ffeeb8", "#3f3a1f"],
  conflict: ["#fde3c4", "#4a2f12"],
  offered: ["#7a2e00", "#ffd0a1"],
};
const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } };

for (const [screen, viewport] of Object.entries(SCREENS)) {
  for (const [index, theme] of ["light", "dark"].entries()) {
    test.describe(`${screen}, ${theme}`, () => {
      test.use({
        viewport,
        expectedErrors: [[BLOCKED_STYLE], { option: true }],
      });

      test("the colours of every state", async ({ redoku, page }) => {
        await page.addInitScript((theme) => localStorage.setItem("redoku.theme", theme), theme);
        await redoku.open();
        for (const [name, { reach, papers, red }] of Object.entries(STATES)) {
          await reach(redoku);
          const cells = [0, 2, 14, 40];
          const wanted = {
            papers: Object.values(papers).map((paper) => PAPERS[paper][index]),
            red: cells.filter((cell) => red.includes(cell)),
          };
          const seen = async () => {
            const picture = await pictureOf(redoku.board);
            return {
              papers: Object.keys(papers).map((cell) => paperOf(picture, Number(cell))),
              red: cells.filter((cell) => hasRed(picture, cell)),
            };
          };
          await expect.poll(seen, name).toEqual(wanted);
          if (name === "empty") continue;
          await page.locator("#clear").click();
          await redoku.cell(0).focus();
        }
      });
    });
  }
}

/** The pixels of the board, and the places of its cells in them. */
async function pictureOf(board) {
  const cells = await board.locator("[role=gridcell]").evaluateAll((cells) => {
    const { x, y } = cells[0].closest("redoku-grid").getBoundingClientRect();
    return cells.map((cell) => {
      const box = cell.getBoundingClientRect();
      return { x: box.x - x, y: box.y - y, width: box.width, height: box.height };
    });
  });
  return { pixels: await pixelsOf(board), cells };
}

/** The colour beside the digit of a cell. */
function paperOf({ pixels, cells }, cell) {
  const { x, y, width, height } = cells[cell];
  const at = [Math.round(x + 0.17 * width), Math.round(y + 0.17 * height)];
  return `#${pixels
    .at(...at)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** Whether a cell has pure red pixels: much more red than green and blue, which are similar. */
function hasRed({ pixels, cells }, cell) {
  const { x, y, width, height } = cells[cell];
  for (let down = 4; down < height - 4; down++) {
    for (let right = 4; right < width - 4; right++) {
      const [r, g, b] = pixels.at(Math.round(x + right), Math.round(y + down));
      if (r - Math.max(g, b) > 95 && Math.abs(g - b) < 60) return true;
    }
  }
  return false;
}
