import type { CircuitBreaker } from '../circuit-breaker.ts';
import { timeLeftMs } from '../timeout.ts';
import { Stripe } from './package.ts';

const maxTries = 3;
const firstPauseMs = 500;

export type TrafficOptions = {
  /** Shared by all clients of the same provider. */
  breaker?: CircuitBreaker;
  /** Throttles background requests. Not part of their timeout. */
  backgroundTurn?: () => Promise<void>;
  sleep?: (ms: number) => Promise<unknown>;
};

/**
 * Extends the package's HTTP client with the caller's deadline, the shared rate limit and the
 * circuit breaker.
 */
export function createHttpClient({ breaker, backgroundTurn, sleep = Bun.sleep }: TrafficOptions) {
  const client = Stripe.createFetchHttpClient();
  const makeRequest = client.makeRequest.bind(client);

  client.makeRequest = async (...given) => {
    for (let tries = 1; ; tries += 1) {
      const response = await requestOnce(...given);
      if (response.getStatusCode() !== 429 || tries === maxTries) return response;
      const pauseMs = pauseAfter(response.getHeaders()['retry-after'], tries);
      if (pauseMs >= timeLeftMs()) return response;
      response.dispose?.();
      await sleep(pauseMs);
    }
  };
  return client;

  async function requestOnce(...given: Parameters<typeof makeRequest>) {
    const [host, port, path, method, headers, data, protocol, timeoutMs] = given;
    if (backgroundTurn && timeLeftMs() === Number.POSITIVE_INFINITY) await backgroundTurn();
    const leftMs = Math.min(timeoutMs, timeLeftMs());
    if (leftMs === 0) throw Stripe.HttpClient.makeTimeoutError();
    const send = () => makeRequest(host, port, path, method, headers, data, protocol, leftMs);
    // A caller's deadline says nothing about the provider.
    const isOutage = (error: unknown) => leftMs === timeoutMs || !isTimeout(error);
    return breaker ? breaker.send(send, isOutage) : send();
  }
}

function isTimeout(error: unknown): boolean {
  const code = Stripe.HttpClient.TIMEOUT_ERROR_CODE;
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Retry-After if given, else exponential backoff with jitter. */
function pauseAfter(retryAfter: string | string[] | undefined, tries: number): number {
  const askedMs = Number(retryAfter) * 1000;
  const pauseMs = askedMs > 0 ? askedMs : firstPauseMs * 2 ** (tries - 1);
  return pauseMs * (1 + Math.random() / 2);
}
