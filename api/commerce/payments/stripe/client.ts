import { createIdempotencyKeys } from '../idempotency-keys.ts';
import { createHttpClient, type TrafficOptions } from './http-client.ts';
import { Stripe } from './package.ts';

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
