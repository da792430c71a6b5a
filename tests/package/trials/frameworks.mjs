// React, Vue and Svelte with the element: a property in, a typed event out, a method called.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { textOf, visit } from "../browser.mjs";
import { createProject, run, versionOf } from "../project.mjs";
import { ANSWER, PUZZLE } from "../puzzle.mjs";
import { typeCheck } from "./types.mjs";

/** Each with the file whose types are checked, template included. */
const FRAMEWORKS = { react: "puzzle.tsx", vue: "Puzzle.vue", svelte: "Puzzle.svelte" };

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
    const check = () =>
      name === "react" ? typeCheck(project, []) : run("npm", ["run", "--silent", "check"], project);
    await checkTypes(project, component, check);
    if (name === "react") await checkServer(project);
    return { version: versionOf(name), size };
  },
}));

/** The example is right, and a wrong field of an event or a wrong attribute is an error. */
async function checkTypes(project, component, check) {
  await check();
  const file = join(project, component);
  const wrong = readFileSync(file, "utf8")
    .replace("detail.solution", "detail.answer")
    .replace("controls=", "contrls=");
  writeFileSync(file, wrong);
  await assert.rejects(check(), ({ message }) => {
    for (const name of ["answer", "contrls"]) {
      assert.match(message, new RegExp(`'"?${name}"?' does not exist`));
    }
    return true;
  });
}

/** On a server the board is plain markup. */
async function checkServer(project) {
  const program = `
    import { createElement } from "react";
    import { renderToString } from "react-dom/server";
    import "redoku/element";
    console.log(renderToString(createElement("redoku-board", { puzzle: "${PUZZLE}" })));`;
  const html = await run("node", ["--input-type=module", "-e", program], project);
  assert.equal(html.trim(), `<redoku-board puzzle="${PUZZLE}"></redoku-board>`);
}
