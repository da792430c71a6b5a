// The modules that travel inside the package, as bytes again.
import { inflate } from "./inflate.js";

/** @param {string} base64 @param {number} size of the module */
export function unpack(base64, size) {
  const text = atob(base64);
  const packed = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) packed[at] = text.charCodeAt(at);
  return inflate(packed, size);
}
