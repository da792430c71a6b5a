// Outside of pages: the Node that runs this and the newest one, Deno, Bun, and Cloudflare's workerd.
import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../../../xtask/shell.mjs";
import { command, createFolder, createProject, run, versionOf } from "../project.mjs";
import { ANSWER, PARTS, PUZZLE } from "../puzzle.mjs";
import { checkService, serve } from "../service.mjs";

const platform = process.platform === "win32" ? "win" : process.platform;
const node = `node-${platform}-${process.arch}`;
const exe = process.platform === "win32" ? ".exe" : "";

const EVERY = {
  redoku: ANSWER,
  slim: ANSWER,
  ...PARTS,
  worker: ANSWER,
  aborted: "TimeoutError",
  again: ANSWER,
  error: true,
  element: "function",
  page: [],
};

/** The binary of a runtime that comes as one package for each platform. */
function binary(tool, scope, names, path) {
  for (const name of names) {
    try {
      return command(`${scope}/${name}`, path);
    } catch {}
  }
  return command(tool, "bin/missing");
}

const deno = () =>
  binary(
    "deno",
    "@deno",
    [`${process.platform}-${process.arch}-glibc`, `${process.platform}-${process.arch}`],
    `deno${exe}`,
  );
const bun = () =>
  binary("bun", "@oven", [`bun-${process.platform}-${process.arch}`], `bin/bun${exe}`);
const newestNode = () => command(node, `bin/node${exe}`);

/** Every entry, in a program that has to end by itself. */
function everyEntry(name, file, args, version) {
  return {
    name: `${name}: every entry, imported where there is no window`,
    async run() {
      const project = createProject(
        "tests/package/runtime",
        `runtime-${name.replaceAll(" ", "-")}`,
      );
      const out = await run(file(), [...args, "all.js"], project);
      assert.deepEqual(JSON.parse(out), EVERY);
      return { version: version() };
    },
  };
}

/** Every entry by require(), in a Node that may not load ES modules that way. */
function required(name, file, version) {
  return {
    name: `${name}: every entry for require()`,
    async run() {
      const project = createProject("tests/package/runtime", `required-${name.replace(" ", "-")}`);
      const option = "--no-experimental-require-module";
      const out = await run(file(), [option, "required.cjs"], project);
      const { photo, error, ...found } = JSON.parse(out);
      assert.deepEqual({ photo, error }, { photo: "function", error: true });
      assert.deepEqual({ ...found, photo: PARTS.photo }, { redoku: ANSWER, ...PARTS });
      return { version: version() };
    },
  };
}

/** An example that prints the solutions of a file. */
function printing(name, file, version) {
  return {
    name: `${name}: the example`,
    async run() {
      const project = createProject("examples/node", `example-${name.replaceAll(" ", "-")}`);
      const lines = (await run(file(), ["solve.js", "puzzles.txt"], project)).split("\n");
      assert.equal(lines[0], ANSWER);
      assert.match(lines[1], /^987654321/);
      return { version: version() };
    },
  };
}

/** The same, installed as examples/README.md says. */
const installing = {
  name: "node here: the example, installed from the tarball",
  async run() {
    const project = createFolder("examples/node");
    cpSync(join(root, "examples/node"), project, { recursive: true });
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund"], project);
    const out = await run("npm", ["start", "--silent"], project);
    assert.equal(out.split("\n")[0], ANSWER);
    return { version: here() };
  },
};

const jest = {
  name: "jest: the example, with require and with import",
  async run() {
    const project = createProject("examples/jest");
    await run("npm", ["test", "--silent"], project);
    return { version: versionOf("jest") };
  },
};

/** An example that serves POST /solve. */
function serving(name, start, version, check = checkService) {
  return {
    name: `${name}: the example, POST /solve`,
    async run() {
      const project = createProject(`examples/${name}`);
      await serve(project, (port) => start(port, project), check);
      return { version: version() };
    },
  };
}

async function checkBatch(origin) {
  await checkService(origin);
  const body = `${PUZZLE}\nno puzzle\n`;
  const answered = await fetch(`${origin}/solve-many`, { method: "POST", body });
  assert.equal(await answered.text(), `${ANSWER}\n${".".repeat(81)}\n`);
}

const here = () => process.version.slice(1);
const newest = () => versionOf(node);

export default [
  everyEntry("node here", () => process.execPath, [], here),
  everyEntry("newest node", newestNode, [], newest),
  everyEntry("deno", deno, ["run", "--allow-read", "--allow-env"], () => versionOf("deno")),
  everyEntry("bun", bun, ["run"], () => versionOf("bun")),
  required("node here", () => process.execPath, here),
  required("newest node", newestNode, newest),
  jest,
  printing("node here", () => process.execPath, here),
  printing("newest node", newestNode, newest),
  installing,
  serving(
    "deno",
    (port) => [deno(), ["run", "--allow-net", "main.js", String(port)]],
    () => versionOf("deno"),
  ),
  serving(
    "bun",
    (port) => [bun(), ["run", "main.js", String(port)]],
    () => versionOf("bun"),
  ),
  serving(
    "workerd",
    async (port, project) => {
      const workerd = binary("workerd", "@cloudflare", workerdNames(), `bin/workerd${exe}`);
      await run("npm", ["run", "--silent", "build"], project);
      const address = `--socket-addr=http=127.0.0.1:${port}`;
      return [workerd, ["serve", "config.capnp", address]];
    },
    () => versionOf("workerd"),
    checkBatch,
  ),
];

function workerdNames() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  return [`workerd-${system}-${process.arch === "x64" ? "64" : basename(process.arch)}`];
}
