import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '#api/platform/settings';
import { type OpenedPayment, openPayment } from './open-payments.ts';

setDefaultTimeout(20_000);

const opened: { payment: OpenedPayment; folder: string }[] = [];

async function open(environment: Record<string, string> = {}): Promise<OpenedPayment> {
  const folder = mkdtempSync(join(tmpdir(), 'payment-'));
  const settings = readSettings({ ...environment, SANDBOX_PORT: '0', DATA_DIR: folder });
  const payment = await openPayment({ settings, now: () => new Date() });
  opened.push({ payment, folder });
  return payment;
}

afterEach(async () => {
  for (const { payment, folder } of opened.splice(0)) {
    await payment.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Counts how many of 40 concurrent requests succeed. */
async function answered({ sandbox }: OpenedPayment): Promise<number> {
  const headers = { Authorization: 'Bearer sk_test_sandbox' };
  const ask = () => fetch(`${sandbox?.url}/v1/products`, { headers });
  const answers = await Promise.all(Array.from({ length: 40 }, ask));
  return answers.filter(({ ok }) => ok).length;
}

test('limits sandbox requests like the provider’s test mode', async () => {
  expect(await answered(await open())).toBeLessThan(40);
});

test('sets no limit in the sandbox if the shop has none', async () => {
  expect(await answered(await open({ RATE_LIMITS: 'off' }))).toBe(40);
});

async function openCheckout({ provider }: OpenedPayment) {
  const { priceId } = await provider.createPrice({
    item: 'product-1',
    title: 'Saltmarsh',
    currency: 'usd',
    interval: 'month',
    cents: 1900,
    providerProductId: null,
    key: crypto.randomUUID(),
  });
  return provider.openCheckout({
    origin: {
      orderId: 'ACC-2026-0001',
      reference: crypto.randomUUID(),
      shopId: crypto.randomUUID(),
    },
    priceIds: [priceId],
    customerEmail: 'ada@example.com',
    successUrl: 'https://shop.test/checkout/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://shop.test/checkout/product/1',
    expiresAt: new Date(Date.now() + 60 * 60_000),
    idempotencyKey: 'checkout:1',
  });
}

test('offers the payment methods from the settings', async () => {
  const { url } = await openCheckout(await open({ PAYMENT_METHODS: 'card,link' }));
  expect(await (await fetch(url ?? '')).text()).toContain('Link is also enabled');
});

test('detects an unreachable provider and delays the next request', async () => {
  const payment = await open();
  const { provider } = payment;
  await payment.close();
  const failure = () => provider.subscription('sub_1').catch((thrown: Error) => thrown.message);
  await failure();
  await failure();
  expect(await failure()).toContain('The payment provider isn’t responding');
});

test('limits background work to 10 requests a second', async () => {
  const { provider } = await open();
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: 6 }, () => provider.subscription('sub_none')));
  expect(performance.now() - startedMs).toBeGreaterThanOrEqual(490);
});
