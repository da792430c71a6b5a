// A Vite plugin that inlines files into the code that imports them:
//   import script from "./engine-loop.js?bundled"   a module and everything it imports, as the text of one script
//   import packed from "./x.wasm?packed"            a file, to be unpacked by www/engine/packed.js or inflate.js
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
      if (query === "packed") return `export default ${JSON.stringify(packed(file))};`;
      return undefined;
    },
  };
}

/** Returns the text of a script with all its imports. */
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

/** Returns a file, packed: deflated and in base64, it is a third smaller than the file. */
function packed(file) {
  const bytes = readFileSync(file);
  const base64 = deflateRawSync(bytes, { level: 9, memLevel: 9 }).toString("base64");
  return { base64, size: bytes.length };
}
