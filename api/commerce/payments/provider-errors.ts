import { Failure } from '#api/http/failure';
import { ProviderRefused, ProviderUnavailable } from './provider/failures.ts';

type Question = {
  /** What it is about, for the log. */
  about: string;
  /** What the person is told where the provider does not answer. */
  sentence: string;
  log: (line: string) => void;
};

/** Asks the provider for somebody who waits. A refusal is the caller's to put into words. */
export async function asked<T>(
  { about, sentence, log }: Question,
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
