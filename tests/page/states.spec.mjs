// Every state of the page: axe finds no violations in English on light ground and in Chinese on dark ground, and the
// accessibility tree in English. The colours do not depend on the language.
import { expect, test } from "./fixture.mjs";
import { EXAMPLE, SEVERAL, TYPO } from "./puzzles.mjs";

/** How to reach each state from the empty page, by keys and ids, which are the same in all languages. */
const STATES = {
  empty: async () => {},
  conflict: async (redoku, page) => {
    await redoku.type("55");
    await expect(page.locator("#verdict")).toHaveAttribute("data-tone", "warn");
  },
  typo: async (redoku, page) => {
    await redoku.type(TYPO);
    await expect(page.locator("#verdict")).toHaveAttribute("data-tone", "warn");
  },
  solved: async (redoku) => {
    await redoku.type(EXAMPLE);
    await redoku.solve();
  },
  several: async (redoku) => {
    await redoku.type(SEVERAL);
    await redoku.solve();
  },
  candidates: async (redoku, page) => {
    await redoku.type(EXAMPLE);
    await page.locator("#looking").selectOption("rules");
    await redoku.cell(2).click();
    await page.keyboard.press("Shift+Digit4");
    await expect(redoku.cell(2).locator("[data-own]")).toHaveCount(1);
  },
  keys: async (_, page) => {
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  paste: async (_, page) => {
    await page.locator("#paste:visible, #door-paste:visible").first().click();
    await page.locator("#import-text").fill(EXAMPLE);
    await expect(page.locator(".picture-given")).toHaveCount(30);
  },
  refused: async (_, page) => {
    await page.locator("#paste:visible, #door-paste:visible").first().click();
    await page.locator("#import-text").fill(`${EXAMPLE}\n${EXAMPLE.replace("7", "q")}`);
    await expect(page.locator("mark")).toHaveText("q");
  },
  list: async (redoku, page) => {
    await redoku.paste(`${EXAMPLE}\n${TYPO}`);
    await expect(page.getByRole("dialog").getByRole("option")).toHaveCount(2);
  },
  share: async (redoku, page) => {
    await redoku.type(EXAMPLE);
    await page.locator("#share").click();
    await page.locator("dialog summary").first().click();
    const link = page.getByRole("dialog").getByRole("link", { name: "SudokuPad" });
    await expect(link).toHaveAttribute("href", /^https/);
  },
  settings: async (_, page) => {
    await page.locator("#open-settings").click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
};

/** Parts of the accessibility tree around the grid; the rest may change. */
const TREES = {
  empty: `
    - banner:
      - heading "Redoku" [level=1]
    - main:
      - region "Puzzle status":
        - heading "Solve, check or understand any Sudoku, on this device" [level=2]
      - grid "Sudoku grid":
        - row:
          - gridcell "Row 1, column 1, box 1, empty" [selected]
          - gridcell "Row 1, column 2, box 1, empty"
      - toolbar "Number pad":
        - button "1, number pad"
        - button "Erase, number pad"
        - button "Skip"
        - button "Pencil marks"
      - button "Solve"
      - tabpanel "Answer":
        - button "Take a photo Of a book, a newspaper or a screen. Or drop a picture anywhere."
        - group "New puzzle":
          - button "Easy"
          - button "Extreme"
        - button "Paste or type Any format, as text or a file."
        - button "Many puzzles"
    - contentinfo:
      - button "Settings"
    - status
    - alert
  `,
  conflict: `
    - main:
      - region "Puzzle status":
        - heading "row 1, column 1 and row 1, column 2 are both 5" [level=2]:
          - button "row 1, column 1"
          - button "row 1, column 2"
      - grid "Sudoku grid":
        - row:
          - gridcell "Row 1, column 1, box 1, 5, given, conflicts with row 1, column 2"
          - gridcell "Row 1, column 2, box 1, 5, given, conflicts with row 1, column 1"
          - gridcell "Row 1, column 3, box 1, empty" [selected]
  `,
  solved: `
    - main:
      - region "Puzzle status":
        - heading "One solution" [level=2]
        - paragraph:
          - text: /51 cells filled in .* [µm]s\\./
          - button "Easy, SE 1.2"
      - grid "Sudoku grid":
        - row:
          - gridcell "Row 1, column 1, box 1, 5, given"
          - gridcell "Row 1, column 2, box 1, 3, given"
          - gridcell "Row 1, column 3, box 1, 4, solved"
      - tabpanel "Answer":
        - switch "Show answers" [checked]
    - status: /One solution/
  `,
  several: `
    - main:
      - region "Puzzle status":
        - group "Solutions":
          - button "Previous solution"
          - button "Next solution"
      - grid "Sudoku grid":
        - row:
          - gridcell /differs between solutions/
  `,
  candidates: `
    - main:
      - grid "Sudoku grid":
        - row:
          - gridcell "Row 1, column 3, box 1, empty, marked 4, candidates 1 2 4" [selected]
      - tabpanel "Answer":
        - combobox "Marks":
          - option "allowed by the rules" [selected]
  `,
};

for (const [language, theme] of [
  ["en", "light"],
  ["zh-Hans", "dark"],
]) {
  for (const [name, reach] of Object.entries(STATES)) {
    test(`${name} is accessible, ${language}, ${theme}`, async ({ redoku, page }) => {
      await page.addInitScript(
        ([language, theme]) => {
          localStorage.setItem("redoku.language", language);
          localStorage.setItem("redoku.theme", theme);
        },
        [language, theme],
      );
      await redoku.open();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await reach(redoku, page);
      if (language === "en" && TREES[name]) {
        await expect(page.locator("body")).toMatchAriaSnapshot(TREES[name]);
      }
      await redoku.expectAccessible();
    });
  }
}
