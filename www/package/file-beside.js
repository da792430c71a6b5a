/** The wasm file beside the built entry, for `redoku/slim` and, in Node, for `redoku`. */
import { RedokuError } from "../engine/redoku-error.js";

const file = () => new URL(/* @vite-ignore */ "./redoku_bg.wasm", import.meta.url);

/** Node's way to files, which its fetch() does not read. @param {URL} address */
function fileSystem({ protocol }) {
  return protocol === "file:" ? globalThis.process?.getBuiltinModule?.("node:fs") : undefined;
}

/** For a call before init(): only Node can read a file at once. @returns {BufferSource} */
export function fileNow() {
  const fs = fileSystem(file());
  if (!fs) throw new RedokuError("not-loaded", "await init() before the first call");
  return fs.readFileSync(file());
}

/** For init(). Some bundlers bring the file along; a page that copies the entry has to copy it, too. */
export async function fileLater() {
  if (fileSystem(file())) return fileNow();
  let why = "";
  try {
    const response = await fetch(file());
    if (response.ok) return response;
    why = `the answer was ${response.status}`;
  } catch (cause) {
    why = String(cause);
  }
  const cure =
    "copy the package’s redoku_bg.wasm to that place, or pass its address as init(address)";
  const address = file().href;
  throw new RedokuError("not-started", `${address} could not be loaded (${why}); ${cure}`, {
    address,
  });
}
