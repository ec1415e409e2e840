import { ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';

const pausesMs = [500, 2000, 8000];

export type Sleep = (ms: number) => Promise<unknown>;
export type Retry = ReturnType<typeof createRetry>;

/** Retries with exponential backoff where the provider did not answer. */
export function createRetry(sleep: Sleep) {
  return async <T>(ask: () => Promise<T>): Promise<T> => {
    for (const pauseMs of pausesMs) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ProviderUnavailable) || error instanceof ProviderRefused)
          throw error;
        await sleep(pauseMs);
      }
    }
    return ask();
  };
}
