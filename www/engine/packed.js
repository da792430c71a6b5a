/** Files that the build packed, with DEFLATE and base64, into the code that imports them. */

/** @typedef {{ base64: string, size: number }} Packed  the size is that of the file */

/** @param {string} base64 */
export function decode(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** The bytes of a packed file. @param {Packed} packed @returns {Promise<BufferSource>} */
export async function unpackLater({ base64 }) {
  const { body } = new Response(decode(base64));
  return new Response(body?.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer();
}
