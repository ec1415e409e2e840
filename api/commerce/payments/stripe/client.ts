import type { CircuitBreaker } from '../circuit-breaker.ts';
import { createIdempotencyKeys } from '../idempotency-keys.ts';
import { timeLeftMs } from '../timeout.ts';
import { Stripe } from './package.ts';

const maxTries = 3;

const firstPauseMs = 500;

type TrafficOptions = {
  /** Shared by all clients of the same provider. */
  breaker?: CircuitBreaker;
  /** Throttles background requests. Not part of their timeout. */
  backgroundTurn?: () => Promise<void>;
  sleep?: (ms: number) => Promise<unknown>;
};

export { Stripe };

export type StripeOptions = TrafficOptions & {
  secretKey: string;
  webhookSecret: string;
  /** Another server with the provider's API, such as the sandbox. */
  url?: string;
  /** Per request; a lost request is retried once. */
  timeoutMs?: number;
  /** The payment methods of the checkout page; default: cards. */
  paymentMethods?: readonly string[];
};

export type StripeClient = ReturnType<typeof createClient>;

/** Configures the provider's package for callers who wait. */
export function createClient({ secretKey, url, timeoutMs = 8000, ...traffic }: StripeOptions) {
  return {
    stripe: new Stripe(secretKey, {
      timeout: timeoutMs,
      maxNetworkRetries: 1,
      telemetry: false,
      httpClient: createHttpClient(traffic),
      ...(url ? hostOf(url) : {}),
    }),
    withKey: createIdempotencyKeys(
      (error) => error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500,
    ),
  };
}

function hostOf(url: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(url);
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: port || (secure ? '443' : '80'),
    protocol: secure ? 'https' : 'http',
  };
}

/**
 * Extends the package's HTTP client with the caller's deadline, the shared rate limit and the
 * circuit breaker.
 */
function createHttpClient({ breaker, backgroundTurn, sleep = Bun.sleep }: TrafficOptions) {
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
