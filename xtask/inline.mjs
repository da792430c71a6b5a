// A Vite plugin for files that travel inside the code that imports them:
//   import script from "./worker.js?bundled"   a module and everything it imports, as the text of one script
//   import bytes from "./x.wasm?deflated"      a function that returns the bytes
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { build } from "vite";
import { root } from "./shell.mjs";

export function inlineFiles() {
  return {
    name: "redoku-inline-files",
    enforce: "pre",
    async load(id) {
      const [file, query] = id.split("?");
      if (query === "bundled") return `export default ${JSON.stringify(await bundle(file))};`;
      if (query === "deflated") return deflated(file);
      return undefined;
    },
  };
}

/** The text of a script with all that it imports. */
async function bundle(entry) {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { codeSplitting: false, comments: false },
      },
    },
  });
  return output[0].code.trim();
}

/** A module that unpacks a file: in base64 the packed file takes a third less than the file itself. */
function deflated(file) {
  const bytes = readFileSync(file);
  const packed = deflateRawSync(bytes, { level: 9, memLevel: 9 }).toString("base64");
  return `import { unpack } from "/www/engine/unpack.js";
export default () => unpack(${JSON.stringify(packed)}, ${bytes.length});`;
}
