import type { ProblemCode } from '#contract/problem';

export type FieldError = { path: string; message: string };

/**
 * A refusal that was expected. `sentence` tells the person what to do; it leaves the server as
 * the problem's `detail`.
 */
export class Failure extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly sentence: string,
    readonly details: { errors?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(sentence);
  }
}

/** Refused input; the sentence is the first field's message. */
export function invalid(errors: [FieldError, ...FieldError[]]): Failure {
  return new Failure('validation', errors[0].message, { errors });
}
