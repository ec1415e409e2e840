import { expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../settings.ts';
import { openPayment } from './open.ts';

/** How many of 40 requests at once the sandbox of a shop with these settings answers. */
async function answered(environment: Record<string, string>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'payment-open-'));
  const settings = readSettings({ ...environment, SANDBOX_PORT: '0', DATA_DIR: folder });
  const payment = await openPayment({ settings, now: () => new Date() });
  try {
    const url = `${payment.sandbox?.url}/v1/products`;
    const headers = { Authorization: 'Bearer sk_test_sandbox' };
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(url, { headers })));
    return answers.filter(({ ok }) => ok).length;
  } finally {
    await payment.close();
    await rm(folder, { recursive: true });
  }
}

test('the sandbox of a shop limits requests as the provider does in test mode', async () => {
  expect(await answered({})).toBeLessThan(40);
});

test('the sandbox sets no limit where the shop sets none', async () => {
  expect(await answered({ RATE_LIMITS: 'off' })).toBe(40);
});
