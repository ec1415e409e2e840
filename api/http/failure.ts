import type { NewerVersion, NewPrice, ProblemCode, ReleaseFindings } from '#contract/problem';
import type { SecurityEventKind } from '#db/values/security-events';

/** For callers that retry automatically during an outage. */
export const retryAfterSeconds = 5;

export type FieldError = { path: string; message: string };

/**
 * An expected error. `sentence` tells the user what to do and is returned as the problem's
 * `detail`.
 */
export class Failure extends Error {
  /** The account that was signing in, for the security log only. */
  accountId?: number;

  constructor(
    readonly code: ProblemCode,
    readonly sentence: string,
    readonly details: {
      errors?: FieldError[];
      retryAfterSeconds?: number;
      newer?: NewerVersion;
      /** What a purchase costs now. */
      newPrice?: NewPrice;
      /** The number of remarks that wait for an answer. */
      unanswered?: number;
      /** Why a website isn’t ready for its release. */
      unready?: ReleaseFindings;
      /** Overrides the default status of the code. */
      status?: 503;
      /** Logged in sum, instead of one by one. */
      isLoggedInSum?: true;
      /** The event to record in the security log. */
      securityEvent?: SecurityEventKind;
    } = {},
  ) {
    super(sentence);
  }
}

/** The shop is temporarily unavailable, regardless of the request. */
export function unavailable(): Failure {
  return new Failure('internal', 'The shop is briefly unavailable. Please try again in a moment.', {
    status: 503,
    retryAfterSeconds,
  });
}

/**
 * The disk is full or read-only, which takes an admin to change. A part of the change may be saved,
 * such as the row of a file that isn’t.
 */
export function storageUnavailable(): Failure {
  return new Failure(
    'internal',
    'We can’t save changes at the moment. Your last change may not have been saved. Please try again later.',
    { status: 503, retryAfterSeconds: 60 },
  );
}

/** The process works on as many requests as it can. */
export function saturated(): Failure {
  return new Failure('internal', 'The shop is very busy. Please try again in a moment.', {
    status: 503,
    retryAfterSeconds,
    isLoggedInSum: true,
  });
}

export function isUnavailable(error: unknown): error is Failure {
  return error instanceof Failure && error.details.status === 503;
}

/** Invalid input. The sentence is the first field's message. */
export function invalid(
  errors: [FieldError, ...FieldError[]],
  details: Pick<Failure['details'], 'securityEvent'> = {},
): Failure {
  return new Failure('validation', errors[0].message, { ...details, errors });
}
