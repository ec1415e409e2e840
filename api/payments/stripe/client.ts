import Stripe from 'stripe';
import { createIdempotencyKeys } from '../idempotency-keys.ts';

export { Stripe };

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Another server that speaks the provider's API: the sandbox. */
  url?: string;
};

export type StripeClient = ReturnType<typeof createClient>;

/** The provider's own package, set up for a shop whose callers wait: the one file that imports it. */
export function createClient({ secretKey, url }: StripeOptions) {
  return {
    stripe: new Stripe(secretKey, {
      timeout: 8000,
      maxNetworkRetries: 1,
      telemetry: false,
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
