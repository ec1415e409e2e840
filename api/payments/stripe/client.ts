import Stripe from 'stripe';
import { createIdempotencyKeys } from '../idempotency-keys.ts';
import { timeLeftMs } from '../time-left.ts';

export { Stripe };

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Another server that speaks the provider's API: the sandbox. */
  url?: string;
  /** For one request, of which there may be two where the first is lost. */
  timeoutMs?: number;
  /** Waited for before each request, such as for a turn. It does not count as the request's time. */
  beforeRequest?: () => Promise<void>;
};

export type StripeClient = ReturnType<typeof createClient>;

/** The provider's own package, set up for a shop whose callers wait: the one file that imports it. */
export function createClient({ secretKey, url, timeoutMs = 8000, beforeRequest }: StripeOptions) {
  return {
    stripe: new Stripe(secretKey, {
      timeout: timeoutMs,
      maxNetworkRetries: 1,
      telemetry: false,
      httpClient: httpClient(beforeRequest),
      ...(url ? hostOf(url) : {}),
    }),
    withKey: createIdempotencyKeys(
      (error) => error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500,
    ),
  };
}

/** The package's own, for callers who take turns, and whose patience may end before a timeout. */
function httpClient(turn: () => Promise<void> = async () => {}) {
  const client = Stripe.createFetchHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (host, port, path, method, headers, data, protocol, timeoutMs) => {
    await turn();
    const leftMs = Math.min(timeoutMs, timeLeftMs());
    if (leftMs === 0) throw Stripe.HttpClient.makeTimeoutError();
    return makeRequest(host, port, path, method, headers, data, protocol, leftMs);
  };
  return client;
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
