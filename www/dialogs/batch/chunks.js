/** The bytes of a file, in chunks that are worth a message to a worker. */

/** The least size of a chunk but for the last one: some milliseconds of work. */
const LEAST = 1 << 18;

/** Yields the bytes of a file. @param {Blob} file @returns {AsyncGenerator<Uint8Array>} */
export async function* chunksOf(file) {
  // Not every browser can iterate over a stream.
  const reader = file.stream().getReader();
  /** @type {Uint8Array[]} */ let parts = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
      if (length < LEAST) continue;
      yield joined(parts, length);
      [parts, length] = [[], 0];
    }
    if (length > 0) yield joined(parts, length);
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** @param {Uint8Array[]} parts @param {number} length */
function joined(parts, length) {
  if (parts.length === 1) return parts[0];
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
