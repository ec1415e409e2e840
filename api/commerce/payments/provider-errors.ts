import { Failure } from '#api/http/failure';
import { isRejected, ProviderRefused, ProviderUnavailable } from './provider/failures.ts';

type CallContext = {
  /** What the call concerns, for the log. */
  about: string;
  /** Shown to the person when the provider does not answer. */
  sentence: string;
  /** Where an admin waits, what to say of a rejected call. */
  toRejected?: (error: ProviderRefused) => Failure;
  log: (line: string) => void;
};

/**
 * Calls the provider while a person waits. An unanswered call becomes a `provider_down` Failure, and
 * a rejected one a 409; a refusal with a reason is passed on, for the caller to word.
 */
export async function callProvider<T>(
  { about, sentence, log, toRejected = rejected }: CallContext,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    const isRefused = error instanceof ProviderRefused;
    if (isRefused && !isRejected(error)) throw error;
    log(`${about}: ${error.message}`);
    throw isRefused ? toRejected(error) : new Failure('provider_down', sentence);
  }
}

/** The provider refuses a request of the shop, which only the shop can mend. */
export function rejected(): Failure {
  return new Failure(
    'conflict',
    'The payment provider refused this, so nothing was charged or changed. Trying again won’t help. Contact support, and we’ll sort it out.',
  );
}

/** The same for an admin, who can look it up at the provider. */
export function rejectedForAdmin({ answer }: ProviderRefused): Failure {
  return new Failure(
    'conflict',
    `The payment provider refused this. Check the shop’s account there, then try again. The provider’s answer: ${answer}`,
  );
}
