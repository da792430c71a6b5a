// Pages that are opened as files, without a server.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { dist } from "./hosts.mjs";
import { EXAMPLE, SOLUTION } from "./puzzles.mjs";

test("the page says that it needs a server", async ({ page }) => {
  await page.goto(pathToFileURL(join(dist, "index.html")).href);
  await expect(page.locator("#verdict-title")).toHaveText(
    /^Redoku needs a web server: run npm start/,
  );
});

test("one classic script brings the functions, a worker and the board", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "redoku-file-"));
  const script = pathToFileURL(join(dist, "package/redoku.min.js")).href;
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><script src="${script}"></script>
    <redoku-board controls puzzle="${EXAMPLE}"></redoku-board>`,
  );
  try {
    await page.goto(pathToFileURL(join(folder, "index.html")).href);
    const answers = await page.evaluate(async (puzzle) => {
      const { createEngine, hint, solve } = globalThis.redoku;
      const engine = createEngine();
      const { technique } = await engine.hint({ puzzle });
      const same = technique === hint({ puzzle }).technique;
      const board = document.querySelector("redoku-board");
      return [solve(puzzle).solution, (await board.solve()).solution, board.solution, same];
    }, EXAMPLE);
    expect(answers).toEqual([SOLUTION, SOLUTION, SOLUTION, true]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
