// React, Vue and Svelte with the element: a property in, a typed event out, a method called.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { textOf, visit } from "../browser.mjs";
import { createProject, run, versionOf } from "../project.mjs";
import { ANSWER, PUZZLE } from "../puzzle.mjs";
import { typeCheck } from "./types.mjs";

/** Each with the file whose script is to be checked as TypeScript, if tsc cannot read it as it is. */
const FRAMEWORKS = { react: null, vue: "Puzzle.vue", svelte: "Puzzle.svelte" };

export default Object.entries(FRAMEWORKS).map(([name, component]) => ({
  name: `${name}: the element, with typed events`,
  async run() {
    const project = createProject(`examples/${name}`);
    await run("npm", ["run", "--silent", "build"], project);
    const { seen, size } = await visit(join(project, "dist"), "", async (page) => {
      await page.getByRole("button", { name: "Solve it" }).click();
      return textOf(page, "output");
    });
    assert.equal(seen, ANSWER);
    if (component) await checkScript(project, component);
    else await checkReact(project);
    return { version: versionOf(name), size };
  },
}));

/** Checks the script of a component as a file of its own. */
async function checkScript(project, component) {
  const [, script] = /<script[^>]*>([\s\S]*?)<\/script>/.exec(
    readFileSync(join(project, component), "utf8"),
  );
  writeFileSync(join(project, "component.ts"), script);
  // Svelte's runes are the compiler's own words.
  writeFileSync(join(project, "runes.d.ts"), "declare function $state<T>(value?: T): T;\n");
  await typeCheck(project, ["component.ts", "runes.d.ts"]);
  writeFileSync(join(project, "component.ts"), script.replace("detail.solution", "detail.answer"));
  await assert.rejects(
    typeCheck(project, ["component.ts", "runes.d.ts"]),
    /'answer' does not exist/,
  );
}

/** React's types know the events; and on a server the board is plain markup. */
async function checkReact(project) {
  await typeCheck(project, []);
  const file = join(project, "puzzle.tsx");
  const source = readFileSync(file, "utf8");
  writeFileSync(file, source.replace("detail.solution", "detail.answer"));
  await assert.rejects(typeCheck(project, []), /'answer' does not exist/);
  const program = `
    import { createElement } from "react";
    import { renderToString } from "react-dom/server";
    import "redoku/element";
    console.log(renderToString(createElement("redoku-board", { puzzle: "${PUZZLE}" })));`;
  const html = await run("node", ["--input-type=module", "-e", program], project);
  assert.equal(html.trim(), `<redoku-board puzzle="${PUZZLE}"></redoku-board>`);
}
