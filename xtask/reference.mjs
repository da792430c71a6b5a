// The functions, types, properties and events that the guide lists. All of it comes from the types, and the sizes from
// the files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { declarationsOf } from "./dts.mjs";
import { manifest } from "./manifest.mjs";
import { root } from "./shell.mjs";
import { chunks, gzipSizeOf } from "./sizes.mjs";
import { moduleTypes } from "./types.mjs";

/** The purpose of each entry of the package in both languages, and its files, once the package is built. */
const entries = () => [
  [
    "redoku",
    ["dist/package/index.js"],
    "Every function; the wasm module travels inside.",
    "全部函数，内含 wasm 模块。",
  ],
  [
    "redoku/worker",
    ["dist/package/worker.js", ...chunks("solver_bg")],
    "The same functions as promises, in a worker; each part is loaded on first use. The size is that of solve.",
    "同样的函数，在 worker 中运行，返回 Promise；各部分在首次使用时载入。大小以 solve 计。",
  ],
  [
    "redoku/element",
    ["dist/package/element.js", ...chunks("element-engine"), ...chunks("solver_bg")],
    "<redoku-board>, and the solver that it loads with the first puzzle.",
    "<redoku-board>，以及遇到第一道题时载入的求解器。",
  ],
  [
    "redoku/solver",
    ["dist/package/solver.js"],
    "The smallest part: the answer and the truth about a puzzle.",
    "最小的部分：求解与题目状态。",
  ],
  [
    "redoku/repair",
    ["dist/package/repair.js"],
    "What would give a grid exactly one solution.",
    "怎样改动才能使题目有唯一解。",
  ],
  [
    "redoku/text",
    ["dist/package/text.js"],
    "Puzzles and lists as text, in every format.",
    "各种文本格式的题目与列表。",
  ],
  [
    "redoku/classic",
    ["dist/package/classic.js"],
    "The textbook searches, event by event.",
    "逐步记录的经典搜索算法。",
  ],
  [
    "redoku/logic",
    ["dist/package/logic.js"],
    "The human solver, ratings and new puzzles.",
    "逻辑推理、难度评级与出题。",
  ],
  ["redoku/photo", ["dist/package/photo.js"], "Puzzles from photos.", "从照片中读题。"],
  [
    "redoku/slim",
    ["dist/package/slim.js", "dist/package/redoku_bg.wasm"],
    "Every function, with the wasm as a file of its own.",
    "全部函数，wasm 为单独文件。",
  ],
  [
    "redoku/react",
    ["dist/package/element.js"],
    "The element, with types for JSX; redoku/vue and redoku/svelte are the same for their templates.",
    "元素，附 JSX 类型；redoku/vue 与 redoku/svelte 同理。",
  ],
  [
    "redoku.min.js",
    ["dist/package/redoku.min.js"],
    "Everything in one classic script, for a CDN or a page without a server.",
    "全部功能合为一个普通脚本，适用于 CDN 或无服务器的页面。",
  ],
];

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
    entries: entries().map(([name, files, en, zh]) => ({
      name,
      gzip: gzipSizeOf(files),
      en,
      zh,
    })),
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
