import { expect } from 'bun:test';
import type { Sandbox } from 'payment-sandbox';
import { exchangeViolation } from 'payment-sandbox/testing/conformance';
import { createClient } from '#api/commerce/payments/stripe/client';
import { handledEvents } from '#api/commerce/payments/stripe/events';
import { secretKey } from './shop.ts';

/** Checks every request, response and sent event against the provider’s published API description. */
export async function expectByContract({ url, requests }: Sandbox): Promise<void> {
  const { stripe } = createClient({ secretKey, webhookSecret: '', url });
  // Listing the events again includes them in the responses.
  await stripe.events.list({ types: [...handledEvents], limit: 100 }).autoPagingEach(() => {});
  expect([...new Set(requests().map(exchangeViolation))]).toEqual(['']);
}
