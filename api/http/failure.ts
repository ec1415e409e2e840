import type { NewerVersion, ProblemCode } from '#contract/problem';
import type { SecurityEventKind } from '#db/values/security-events';

/** For callers that come back by themselves, when the shop could not work. */
export const retryAfterSeconds = 5;

export type FieldError = { path: string; message: string };

/**
 * A refusal that was expected. `sentence` tells the person what to do; it leaves the server as
 * the problem's `detail`.
 */
export class Failure extends Error {
  /** Whose sign-in it was, for the security log; the caller is never told. */
  accountId?: number;

  constructor(
    readonly code: ProblemCode,
    readonly sentence: string,
    readonly details: {
      errors?: FieldError[];
      retryAfterSeconds?: number;
      newer?: NewerVersion;
      /** Instead of the code's own. */
      status?: 503;
      /** What the security log records it as. */
      securityEvent?: SecurityEventKind;
    } = {},
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
export function invalid(
  errors: [FieldError, ...FieldError[]],
  details: Pick<Failure['details'], 'securityEvent'> = {},
): Failure {
  return new Failure('validation', errors[0].message, { ...details, errors });
}
