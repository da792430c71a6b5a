/** The bytes of a file as a stream of UTF-8, in chunks that are worth a message to a worker. */

/** The least size of a chunk but for the last one: some milliseconds of work. */
const LEAST = 1 << 18;

/** Yields the text of a file. Throws if it is not a text. @param {Blob} file @returns {AsyncGenerator<Uint8Array>} */
export async function* chunksOf(file) {
  /** @type {TextDecoder | null} */ let decoder = null;
  let isFirst = true;
  for await (const bytes of gathered(file.stream())) {
    if (isFirst) decoder = decoderFor(bytes);
    isFirst = false;
    if (decoder) {
      yield new TextEncoder().encode(decoder.decode(bytes, { stream: true }));
    } else if (bytes.includes(0)) {
      throw new Error("not a text");
    } else {
      yield bytes;
    }
  }
}

/** The decoder of UTF-16, which has a byte order mark; null for all other texts. @param {Uint8Array} bytes */
function decoderFor([first, second]) {
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be");
  return null;
}

/** Joins small chunks. @param {ReadableStream<Uint8Array>} stream @returns {AsyncGenerator<Uint8Array>} */
export async function* gathered(stream) {
  // Not every browser can iterate over a stream.
  const reader = stream.getReader();
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
