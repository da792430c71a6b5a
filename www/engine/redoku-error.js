// The only class of error that Redoku throws. The wasm modules construct it through their glue.

/** Says what is wrong with the input, in words and in a form that a program can read. */
export class RedokuError extends Error {
  // Fields are defined, not assigned: assigning fails where Error.prototype is frozen.
  name = "RedokuError";
  code;
  details;

  /**
   * @param {string} code stable and kebab-case, such as "bad-character"
   * @param {string} message one clear English sentence
   * @param {Record<string, unknown>} [details] places and values, counted from zero
   * @param {ErrorOptions} [options]
   */
  constructor(code, message, details = {}, options) {
    super(message, options);
    this.code = code;
    this.details = details;
  }
}

/** @typedef {{ code: string, message: string, details: Record<string, unknown> }} PlainError */

/** An error as it crosses a thread. @param {RedokuError} error @returns {PlainError} */
export function toPlain({ code, message, details }) {
  return { code, message, details };
}
