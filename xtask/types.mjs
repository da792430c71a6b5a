// Writes the types of the package and of the wasm modules. Those of the worker's functions are generated from the
// others, which are written by hand in src/wasm, www/package/types and www/element.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FUNCTIONS, functionsOf, PARTS } from "../www/engine/functions.js";
import { declarationsOf } from "./dts.mjs";
import { attributeTypes, FRAMEWORKS } from "./framework-types.mjs";
import { manifest } from "./manifest.mjs";
import { root } from "./shell.mjs";

/** The files in src/wasm that describe the functions of each wasm module. */
const MODULE_TYPES = {
  solver: ["puzzle", "truth"],
  repair: ["puzzle", "repair"],
  text: ["puzzle", "text"],
  classic: ["puzzle", "trace"],
  logic: ["puzzle", "logic", "verify", "story", "rating", "generate"],
  photo: ["puzzle", "photo"],
  redoku: [
    "puzzle",
    "truth",
    "repair",
    "logic",
    "verify",
    "story",
    "rating",
    "generate",
    "text",
    "trace",
    "photo",
  ],
};

/** What wasm-bindgen adds to the functions of a module, as far as www/engine uses it. */
const GLUE = `
export default function init(options: { module_or_path: unknown }): Promise<unknown>;
`;

/** Writes all types that a build would, into www/pkg and dist/package: enough for a type check. */
export function writeTypesOnly() {
  const folder = join(root, "www/pkg");
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(MODULE_TYPES)) {
    writeFileSync(join(folder, `${name}.d.ts`), moduleTypes(name) + GLUE);
  }
  writeTypes(join(root, "dist/package"));
}

/** The types that require() needs, too. */
const FOR_REQUIRE = ["index", ...PARTS, "redoku-module", "redoku-error", "module-source"];

/** Writes the types of the package. @param {string} folder */
export function writeTypes(folder) {
  mkdirSync(folder, { recursive: true });
  const write = (name, text) => writeFileSync(join(folder, `${name}.d.ts`), text);
  cpSync(join(root, "www/package/types"), folder, { recursive: true });
  write("redoku-module", moduleTypes("redoku"));
  for (const name of PARTS) write(name, partTypes(name));
  write("worker-functions", workerFunctions());
  write("element", elementTypes());
  for (const [name, text] of Object.entries(FRAMEWORKS)) write(name, text);
  for (const name of FOR_REQUIRE) {
    const text = readFileSync(join(folder, `${name}.d.ts`), "utf8");
    writeFileSync(join(folder, `${name}.d.cts`), text.replaceAll(/(from "\..+)\.js"/g, '$1.cjs"'));
  }
}

/** The types of an entry with a part of the functions. */
function partTypes(name) {
  const declared = declarationsOf(moduleTypes(name));
  const types = declared.flatMap(({ kind, name }) => (kind === "type" ? name : []));
  return `// \`redoku/${name}\`: a part of the functions, with a wasm module of its own.
import type { ModuleSource } from "./module-source.js";

export type { ModuleSource } from "./module-source.js";
export { RedokuError } from "./redoku-error.js";
export type { ${types.join(", ")} } from "./redoku-module.js";
export { ${functionsOf(name).join(", ")} } from "./redoku-module.js";

/** Loads the module. Idempotent, and optional: the first call loads the module that travels with this entry. */
export function init(source?: ModuleSource): Promise<void>;
`;
}

/** The types of the element, with imports from the package. */
function elementTypes() {
  return `${read("www/element/index.d.ts")}
${attributeTypes(manifest())}`
    .replaceAll('"../engine/redoku-error.js"', '"./redoku-error.js"')
    .replaceAll('"../pkg/redoku.js"', '"./redoku-module.js"');
}

/** The types of a wasm module's functions. */
export function moduleTypes(module) {
  return MODULE_TYPES[module].map((name) => read(`src/wasm/${name}.d.ts`)).join("\n");
}

/** The functions of the package, which return promises in the worker. */
function workerFunctions() {
  const declarations = declarationsOf(moduleTypes("redoku"));
  const types = declarations.flatMap(({ kind, name }) => (kind === "type" ? name : [])).join(", ");
  const functions = Object.entries(FUNCTIONS).map(([name, { arity }]) => {
    const { doc, signature } = declarations.find((each) => each.name === name);
    return `${comment(doc)}\nexport ${asPromise(signature, arity)};\n`;
  });
  return `// The functions of the package as promises.
import type { ${types} } from "./redoku-module.js";
import type { Abortable } from "./worker.js";

export type { ${types} } from "./redoku-module.js";

${functions.join("\n")}`;
}

/** A signature that returns a promise and has a signal among its options. */
function asPromise(signature, arity) {
  const [, head, list, result] = /^(function \w+)\((.*)\): (.+)$/s.exec(signature);
  const parameters = splitList(list);
  const options = parameters[arity]?.replace(/: (.+)$/s, (_, type) =>
    /[|&]/.test(type) ? `: (${type}) & Abortable` : `: ${type} & Abortable`,
  );
  const all = [...parameters.slice(0, arity), options ?? "options?: Abortable"];
  return `${head}(${all.join(", ")}): Promise<${result}>`;
}

/** Splits a list of parameters, whose types may contain commas. */
function splitList(list) {
  const parts = [""];
  let depth = 0;
  for (const character of list.replaceAll(/\s+/g, " ").trim()) {
    if ("([{<".includes(character)) depth++;
    if (")]}>".includes(character)) depth--;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function comment(doc) {
  return `/** ${doc.replaceAll("\n", "\n *  ")} */`;
}

function read(file) {
  return readFileSync(join(root, file), "utf8");
}
