/**
 * What a batch writes. The answers of a small input are kept as CSV, to be saved when they have been seen. Those of a large
 * one go to a file: where the browser can write files, to the one that the user chooses, while the work goes on; elsewhere
 * into blobs, which the browser keeps out of the page's memory.
 */

/** @typedef {{ name: string, type: string }} Kind */
/** What became of the results: a file that was written, a file to download, or CSV to save later. @typedef {{ saved: string } | { blob: Blob, name: string } | { csv: Blob }} Results */
/** @typedef {{ write(bytes: Uint8Array): Promise<void>, close(): Promise<Results>, abort(): Promise<void> }} Sink */

/** The bytes that are handed over at a time. */
const PORTION = 4 << 20;

/** Opens a file; asks the user for its place where the browser can. Rejects if the user declines. @param {Kind} kind @returns {Promise<Sink>} */
export async function openResults(kind) {
  const pick = Reflect.get(globalThis, "showSaveFilePicker");
  return inPortions(pick ? await chosenFile(pick, kind) : gatheredBlobs(kind));
}

/** Keeps CSV, in the browser's blobs. @returns {Sink} */
export function keptResults() {
  const { close, ...sink } = gatheredBlobs({ name: "", type: "text/csv" });
  return inPortions({
    ...sink,
    async close() {
      const gathered = await close();
      return "blob" in gathered ? { csv: gathered.blob } : gathered;
    },
  });
}

/** For a summary alone. @returns {Sink} */
export function noResults() {
  const none = async () => {};
  return { write: none, close: async () => ({ saved: "" }), abort: none };
}

/** @param {(options: object) => Promise<FileSystemFileHandle>} pick @param {Kind} kind @returns {Promise<Sink>} */
async function chosenFile(pick, { name, type }) {
  const types = [{ accept: { [type]: [name.slice(name.lastIndexOf("."))] } }];
  const handle = await pick({ suggestedName: name, types });
  const file = await handle.createWritable();
  return {
    write: (bytes) => file.write(/** @type {Uint8Array<ArrayBuffer>} */ (bytes)),
    async close() {
      await file.close();
      return { saved: handle.name };
    },
    abort: () => file.abort(),
  };
}

/** @param {Kind} kind @returns {Sink} */
function gatheredBlobs({ name, type }) {
  /** @type {Blob[]} */ const parts = [];
  return {
    async write(bytes) {
      parts.push(new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)]));
    },
    close: async () => ({ blob: new Blob(parts, { type }), name }),
    async abort() {
      parts.length = 0;
    },
  };
}

/** Gathers small answers. @param {Sink} sink @returns {Sink} */
function inPortions(sink) {
  let portion = new Uint8Array(PORTION);
  let length = 0;
  const flush = async () => {
    const bytes = portion.subarray(0, length);
    [portion, length] = [new Uint8Array(PORTION), 0];
    if (bytes.length > 0) await sink.write(bytes);
  };
  return {
    async write(bytes) {
      if (length + bytes.length > PORTION) await flush();
      if (bytes.length > PORTION) return sink.write(bytes);
      portion.set(bytes, length);
      length += bytes.length;
    },
    async close() {
      await flush();
      return sink.close();
    },
    abort: sink.abort,
  };
}
