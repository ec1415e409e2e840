import { expect } from 'bun:test';
import type { Page } from 'playwright-core';
import { pay } from '#api/testing/orders';
import type { ShopUnderTest } from './shop-under-test.ts';

/**
 * Buys Saltmarsh with monthly billing through the API, for journeys that begin after a purchase: the
 * page stays where it is. Returns once the shop has handled the payment.
 */
export async function subscribeToSaltmarsh(
  { sandbox }: ShopUnderTest,
  { request }: Page,
  customerEmail: string,
  card?: string,
): Promise<void> {
  const answer = await request.post('/api/orders/create-checkout', {
    data: { productId: 1, customerName: 'Ada Lovelace', customerEmail },
  });
  expect(answer.status()).toBe(201);
  await pay((await answer.json()).url, card);
  await sandbox.webhooks.settled();
}
