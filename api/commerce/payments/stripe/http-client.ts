import type { CircuitBreaker } from '../circuit-breaker.ts';
import { timeLeftMs } from '../timeout.ts';
import { Stripe } from './package.ts';

const maxTries = 3;
const firstPauseMs = 500;

export type Traffic = {
  /** Shared by all that speak to the same provider. */
  breaker?: CircuitBreaker;
  /** Waited for before each request of work that no caller waits for. Not part of its time-out. */
  backgroundTurn?: () => Promise<void>;
  sleep?: (ms: number) => Promise<unknown>;
};

/**
 * The package's own client, for callers whose deadline may come before a time-out, who share the
 * provider's rate limit, and who should not wait for a provider that is down.
 */
export function createHttpClient({ breaker, backgroundTurn, sleep = Bun.sleep }: Traffic) {
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
    // A wait that the caller's deadline cut short says nothing about the provider.
    const isOutage = (error: unknown) => leftMs === timeoutMs || !isTimeout(error);
    return breaker ? breaker.send(send, isOutage) : send();
  }
}

function isTimeout(error: unknown): boolean {
  const code = Stripe.HttpClient.TIMEOUT_ERROR_CODE;
  return error instanceof Error && 'code' in error && error.code === code;
}

/** As long as the provider asks for, else longer each time; never all callers at the same moment. */
function pauseAfter(retryAfter: string | string[] | undefined, tries: number): number {
  const askedMs = Number(retryAfter) * 1000;
  const pauseMs = askedMs > 0 ? askedMs : firstPauseMs * 2 ** (tries - 1);
  return pauseMs * (1 + Math.random() / 2);
}
