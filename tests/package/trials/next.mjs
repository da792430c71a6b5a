// Next: the element on a page that the server renders, and a route on the edge.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { open, textOf } from "../browser.mjs";
import { command, createProject, run, versionOf } from "../project.mjs";
import { ANSWER, PUZZLE } from "../puzzle.mjs";
import { checkService, serve } from "../service.mjs";

/** Turbopack reads nothing outside of its root, and the tools here are links. */
const CONFIG = 'export default { turbopack: { root: "/" }, outputFileTracingRoot: "/" };\n';

export default [
  {
    name: "next: the example, a page and a route on the edge",
    async run() {
      const project = createProject("examples/next");
      writeFileSync(join(project, "next.config.mjs"), CONFIG);
      const env = { NEXT_TELEMETRY_DISABLED: "1" };
      await run("npm", ["run", "--silent", "build"], project, { env });
      const next = command("next", "dist/bin/next");
      const start = (port) => [process.execPath, [next, "start", `--port=${port}`]];
      const { size } = await serve(project, start, async (origin) => {
        const html = await (await fetch(origin)).text();
        assert.ok(html.includes(`<redoku-board controls="" puzzle="${PUZZLE}"></redoku-board>`));
        await checkService(origin);
        return open(origin, solveOnPage);
      });
      return { version: versionOf("next"), size };
    },
  },
];

async function solveOnPage(page) {
  await page.getByRole("button", { name: "Solve" }).click();
  assert.equal(await textOf(page, "output"), ANSWER);
}
