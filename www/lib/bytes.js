// The module that travels inside the package, as bytes.
import base64 from "../pkg/inline.js";

/** The bytes of the full module. */
export function moduleBytes() {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
