/** Why a wasm module could not be started. */
import { RedokuError } from "./redoku-error.js";

/** The smallest module: the magic number and the version. */
const SMALLEST = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/**
 * The error for a module that could not be started. If the page's security policy forbids WebAssembly, its details
 * name the source that the policy lacks.
 * @param {unknown} cause
 */
export function notStarted(cause) {
  if (cause instanceof RedokuError) return cause;
  const message = `the WebAssembly module could not be started: ${cause}`;
  const details = isForbidden() ? { policy: "wasm-unsafe-eval" } : {};
  return new RedokuError("not-started", message, details, { cause });
}

/**
 * Whether the security policy forbids WebAssembly. Browsers word the refusal differently, so this tries: some
 * refuse the module, WebKit only its instance.
 */
export function isForbidden() {
  try {
    return !new WebAssembly.Instance(new WebAssembly.Module(SMALLEST));
  } catch {
    return true;
  }
}
