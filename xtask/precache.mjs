// Writes www/pkg/precache.js: every file of the page with the hash of its content, and a version made of
// them. The service worker keeps exactly these files, and the browser sees by this file that they changed.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allFiles } from "./files.mjs";
import { root } from "./shell.mjs";

if (import.meta.main ?? process.argv[1]?.endsWith("precache.mjs")) writePrecache(root);

/** Writes the list for the page in a folder. */
export function writePrecache(folder) {
  const hashOf = (file) => sha256(readFileSync(join(folder, file)));
  const files = allFiles(folder).map((file) => [file, hashOf(file)]);
  // The worker's own code counts too: what it does with the files is part of the version.
  const version = sha256(JSON.stringify([hashOf("sw.js"), files])).slice(0, 16);
  const lines = files.map(([file, hash]) => `  ${JSON.stringify(file)}: "${hash}",`);
  // Read by sw.js as a classic script and by the page as a module: it may only set a global.
  writeFileSync(
    join(folder, "www/pkg/precache.js"),
    `globalThis.redokuPrecache = { version: "${version}", files: {\n${lines.join("\n")}\n} };\n`,
  );
}

function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
