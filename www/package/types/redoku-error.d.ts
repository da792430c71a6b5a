// The types of the only class of error that Redoku throws.

/** Says what is wrong with the input, in words and in a form that a program can read. */
export class RedokuError extends Error {
  constructor(
    code: string,
    message: string,
    details?: Record<string, unknown>,
    options?: { cause?: unknown },
  );

  /** Stable and kebab-case, such as "bad-character". */
  code: string;

  /** Places and values, counted from zero. */
  details: Record<string, unknown>;
}
