import { expect } from 'bun:test';
import type { Sandbox } from '../payments/sandbox/server.ts';
import { exchangeFault } from '../payments/sandbox/testing/conformance.ts';
import { createClient } from '../payments/stripe/client.ts';
import { heardEvents } from '../payments/stripe/heard-events.ts';
import { secretKey } from './shop.ts';

/** Holds every request, every answer and every event that was sent to the provider's contract. */
export async function expectByContract({ url, requests }: Sandbox): Promise<void> {
  const { stripe } = createClient({ secretKey, webhookSecret: '', url });
  // Read once more, the events are among the answers.
  await stripe.events.list({ types: [...heardEvents], limit: 100 }).autoPagingEach(() => {});
  expect([...new Set(requests().map(exchangeFault))]).toEqual(['']);
}
