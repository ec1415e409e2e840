import type { ProblemCode } from '#contract/problem';

/** For callers that come back by themselves, when the shop could not work. */
export const retryAfterSeconds = 5;

export type FieldError = { path: string; message: string };

/**
 * A refusal that was expected. `sentence` tells the person what to do; it leaves the server as
 * the problem's `detail`.
 */
export class Failure extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly sentence: string,
    readonly details: { errors?: FieldError[]; retryAfterSeconds?: number; status?: 503 } = {},
  ) {
    super(sentence);
  }
}

/** The shop itself cannot work for a moment, whatever was asked. */
export function unavailable(): Failure {
  return new Failure('internal', 'The shop is briefly unavailable. Please try again in a moment.', {
    status: 503,
    retryAfterSeconds,
  });
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof Failure && error.details.status === 503;
}

/** Refused input; the sentence is the first field's message. */
export function invalid(errors: [FieldError, ...FieldError[]]): Failure {
  return new Failure('validation', errors[0].message, { errors });
}
