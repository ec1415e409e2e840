import { Failure } from '#api/http/failure';
import { ProviderRefused, ProviderUnavailable } from './provider/failures.ts';

type CallContext = {
  /** What the call concerns, for the log. */
  about: string;
  /** Shown to the person when the provider does not answer. */
  sentence: string;
  log: (line: string) => void;
};

/**
 * Calls the provider while a person waits. An unanswered call becomes a `provider_down` Failure; a
 * refusal is passed on, for the caller to word.
 */
export async function callProvider<T>(
  { about, sentence, log }: CallContext,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) || error instanceof ProviderRefused) throw error;
    log(`${about}: ${error.message}`);
    throw new Failure('provider_down', sentence);
  }
}
