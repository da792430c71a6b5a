// The types: strict TypeScript under every way to resolve modules, and the public surface as a snapshot.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../../../xtask/shell.mjs";
import { createProject, run } from "../project.mjs";
import { surface } from "../surface.mjs";

const tsc = join(root, "node_modules/typescript/bin/tsc");
const { version } = JSON.parse(
  readFileSync(join(root, "node_modules/typescript/package.json"), "utf8"),
);
const snapshot = fileURLToPath(new URL("../surface.txt", import.meta.url));

/** Checks a project, or these files of it, strictly; throws what tsc says. */
export async function typeCheck(project, files) {
  const strict = ["--strict", "--noEmit", "--target", "es2022", "--lib", "es2023,dom"];
  const modules = ["--module", "esnext", "--moduleResolution", "bundler", "--types", ""];
  await run("node", files.length > 0 ? [tsc, ...strict, ...modules, ...files] : [tsc], project);
}

const resolving = [
  ["esnext", "bundler"],
  ["nodenext", "nodenext"],
  ["node16", "node16"],
].map(([module, resolution]) => ({
  name: `TypeScript, strict, moduleResolution ${resolution}`,
  async run() {
    const project = createProject("tests/package/types", `types-${resolution}`);
    await run("node", [tsc, "--module", module, "--moduleResolution", resolution], project);
    return { version };
  },
}));

export default [
  ...resolving,
  {
    name: "TypeScript, strict, for Node without types of the DOM, with import and with require",
    async run() {
      const project = createProject("tests/package/types", "types-node");
      const strict = [
        "--ignoreConfig",
        "--strict",
        "--noEmit",
        "--target",
        "es2022",
        "--lib",
        "es2022",
      ];
      const modules = ["--module", "nodenext", "--types", "", "--skipLibCheck", "false"];
      await run("node", [tsc, ...strict, ...modules, "node.ts"], project);
      await run("node", [tsc, ...strict, ...modules, "required.cts"], project);
      return { version };
    },
  },
  {
    name: "the public types are those of the snapshot",
    async run() {
      const now = surface();
      if (process.argv.includes("--update")) writeFileSync(snapshot, now);
      assert.equal(now, readFileSync(snapshot, "utf8"), "run with --update if that is wanted");
    },
  },
];
