import { expect } from 'bun:test';
import { createClient } from '#api/commerce/payments/stripe/client';
import { handledEvents } from '#api/commerce/payments/stripe/handled-events';
import type { Sandbox } from '#api/sandbox/server';
import { exchangeViolation } from '#api/sandbox/testing/conformance';
import { secretKey } from './shop.ts';

/** Holds every request, every answer and every event that was sent to the provider's contract. */
export async function expectByContract({ url, requests }: Sandbox): Promise<void> {
  const { stripe } = createClient({ secretKey, webhookSecret: '', url });
  // Read once more, the events are among the answers.
  await stripe.events.list({ types: [...handledEvents], limit: 100 }).autoPagingEach(() => {});
  expect([...new Set(requests().map(exchangeViolation))]).toEqual(['']);
}
