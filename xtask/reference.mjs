// Writes www/pkg/reference.json, the functions, types, properties and events that the guide to embedding lists. All of
// it comes from the types, and the sizes from the files.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { declarationsOf } from "./dts.mjs";
import { manifest } from "./manifest.mjs";
import { root } from "./shell.mjs";
import { chunks, sizesOf } from "./sizes.mjs";
import { moduleTypes } from "./types.mjs";

/** The purpose of each entry of the package in both languages, and its files. */
const ENTRIES = [
  [
    "redoku",
    ["dist/package/index.js"],
    "Every function; the wasm module travels inside.",
    "全部函数，内含 wasm 模块。",
  ],
  [
    "redoku/element",
    ["dist/package/element.js", ...chunks("element-engine")],
    "<redoku-board>, and the solver that it loads with the first puzzle.",
    "<redoku-board>，以及遇到第一道题时载入的求解器。",
  ],
  [
    "redoku/worker",
    ["dist/package/worker.js"],
    "The same functions as promises, in a worker.",
    "同样的函数，在 worker 中运行，返回 Promise。",
  ],
  [
    "redoku/solver",
    ["dist/package/solver.js"],
    "The smallest: the solver and the truth about a puzzle, without text formats.",
    "最小的入口：求解与题目状态，不含文本格式。",
  ],
  [
    "redoku/slim",
    ["dist/package/slim.js", "dist/package/redoku_bg.wasm"],
    "Every function, with the wasm as a file of its own.",
    "全部函数，wasm 为单独文件。",
  ],
];

if (process.argv[1]?.endsWith("reference.mjs")) {
  writeFileSync(join(root, "www/pkg/reference.json"), `${JSON.stringify(reference())}\n`);
}

/** The whole reference. */
export function reference() {
  const engine = declarationsOf(moduleTypes("redoku"));
  const entry = read("www/package/types/index.d.ts");
  const [{ declarations }] = manifest().modules;
  const [element] = declarations;
  const named = new Set(element.attributes.map(({ fieldName }) => fieldName));
  const isFunction = ({ kind }) => kind === "function";
  const isType = ({ kind }) => kind === "type";
  return {
    entries: ENTRIES.map(([name, files, en, zh]) => ({ name, gzip: sizesOf(files).gzip, en, zh })),
    functions: [...engine.filter(isFunction), ...entry.filter(isFunction)].map(shown),
    types: [...engine, ...read("www/element/index.d.ts")].filter(isType).map(shown),
    attributes: element.attributes.map(described),
    members: element.members.filter(({ name }) => !named.has(name)).map(described),
    events: element.events.map(described),
    cssParts: element.cssParts,
    cssProperties: element.cssProperties,
  };
}

function read(file) {
  return declarationsOf(readFileSync(join(root, file), "utf8"));
}

/** A function or a type, with its full signature. */
function shown({ name, doc, signature }) {
  return { name, signature, description: doc };
}

/** A member of the element, with a signature on one line. */
function described({ name, kind, type, parameters, return: result, description }) {
  const list = (parameters ?? []).map(
    (each) => `${each.name}${each.optional ? "?" : ""}: ${each.type.text}`,
  );
  const signature =
    kind === "method"
      ? `${name}(${list.join(", ")}): ${result.type.text}`
      : `${name}: ${type.text}`;
  return { name, signature, description };
}
