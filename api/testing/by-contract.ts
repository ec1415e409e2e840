import { expect } from 'bun:test';
import { createClient } from '#api/commerce/payments/stripe/client';
import { handledEvents } from '#api/commerce/payments/stripe/handled-events';
import type { Sandbox } from '#api/sandbox/server';
import { exchangeViolation } from '#api/sandbox/testing/conformance';
import { secretKey } from './shop.ts';

/** Checks every request, response and sent event against the provider’s API specification. */
export async function expectByContract({ url, requests }: Sandbox): Promise<void> {
  const { stripe } = createClient({ secretKey, webhookSecret: '', url });
  // Listing the events again includes them in the responses.
  await stripe.events.list({ types: [...handledEvents], limit: 100 }).autoPagingEach(() => {});
  expect([...new Set(requests().map(exchangeViolation))]).toEqual(['']);
}
