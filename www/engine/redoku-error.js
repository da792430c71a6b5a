// The one class of error that Redoku throws; the wasm module makes it through its glue.

/** Says what was wrong with the input, in words and in a form that a program can read. */
export class RedokuError extends Error {
  /**
   * @param {string} code stable and kebab-case, such as "bad-character"
   * @param {string} message one clear English sentence
   * @param {Record<string, unknown>} [details] places and values, counted from zero
   * @param {ErrorOptions} [options]
   */
  constructor(code, message, details = {}, options) {
    super(message, options);
    this.name = "RedokuError";
    this.code = code;
    this.details = details;
  }
}
