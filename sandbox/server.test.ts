import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSession, pay } from './testing/purchase.ts';
import { clientOf, raw, SECRET_KEY, start } from './testing/start.ts';
import { startWebhookReceiver } from './testing/webhook-receiver.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payment-sandbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a restart', () => {
  test('keeps all objects and updates their URLs', async () => {
    const file = join(folder, 'sandbox.sqlite');
    const before = await start({ file });
    const paid = await aSession(before.stripe);
    await pay(paid);
    const open = await aSession(before.stripe);
    await before.sandbox.stop();

    await using after = await start({ file });
    expect((await after.stripe.checkout.sessions.retrieve(paid.id)).status).toBe('complete');
    const moved = await after.stripe.checkout.sessions.retrieve(open.id);
    expect(moved.url).toBe(`${after.sandbox.url}/c/pay/${open.id}`);
    expect((await pay(moved)).status).toBe(303);
  });

  test('sends pending webhooks to the shop’s current URL', async () => {
    const file = join(folder, 'sandbox.sqlite');
    const nobody = { url: 'http://127.0.0.1:9/webhooks', secret: 'whsec_old' };
    const before = await start({ file, webhook: nobody, retryDelaysMs: [60_000, 60_000] });
    await before.stripe.products.create({ name: 'A' });
    await before.sandbox.stop();

    using receiver = startWebhookReceiver();
    const webhook = { url: receiver.url, secret: 'whsec_new' };
    await using after = await start({ file, webhook });
    await after.sandbox.webhooks.settled();
    const { body = '', signature = '' } = receiver.received[0] ?? {};
    const { webhooks, webhookEndpoints } = after.stripe;
    const event = await webhooks.constructEventAsync(body, signature, 'whsec_new');
    expect(event.type).toBe('product.created');
    expect((await webhookEndpoints.list()).data.map(({ url }) => url)).toEqual([receiver.url]);
  });

  test('replays responses of idempotency keys', async () => {
    const file = join(folder, 'sandbox.sqlite');
    const before = await start({ file });
    const first = await before.stripe.products.create({ name: 'A' }, { idempotencyKey: 'one' });
    await before.sandbox.stop();

    await using after = await start({ file });
    const again = await after.stripe.products.create({ name: 'A' }, { idempotencyKey: 'one' });
    expect(again.id).toBe(first.id);
  });
});

describe('on its own', () => {
  const main = join(import.meta.dir, 'main.ts');

  function run(port: number) {
    return Bun.spawn([process.execPath, main], {
      env: {
        ...process.env,
        SANDBOX_PORT: String(port),
        SANDBOX_FILE: join(folder, 'sandbox.sqlite'),
        SANDBOX_KEY: SECRET_KEY,
      },
      stdout: 'pipe',
      stderr: 'pipe',
    });
  }

  test('keeps everything it had returned before a kill -9', async () => {
    const first = run(0);
    const stripe = clientOf(await portOf(first.stdout));
    const session = await aSession(stripe);
    await pay(session);
    first.kill('SIGKILL');
    await first.exited;

    const second = run(0);
    const again = clientOf(await portOf(second.stdout));
    expect((await again.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
    second.kill('SIGTERM');
    expect(await second.exited).toBe(0);
  });

  test('reports that its port is in use', async () => {
    await using shop = await start();
    const late = run(shop.sandbox.port);
    expect(await late.exited).toBe(1);
    expect((await new Response(late.stderr).text()).trim()).toBe(
      `Port ${shop.sandbox.port} is already in use. Choose another port for the payment sandbox.`,
    );
  });
});

describe('an API fault', () => {
  test('affects its operation as many times as it was set', async () => {
    await using shop = await start();
    const { faults } = shop.sandbox;
    faults.next('GET /v1/products/{id}', { status: 429 }, 2);
    const { id } = await shop.stripe.products.create({ name: 'A' });
    const statuses = [];
    for (const _ of [1, 2, 3])
      statuses.push((await raw(shop.sandbox, `/v1/products/${id}`)).status);
    expect(statuses).toEqual([429, 429, 200]);
  });

  test('can be cleared, and is rejected for an unknown operation', async () => {
    await using shop = await start();
    const { faults } = shop.sandbox;
    faults.next('GET /v1/products', { status: 500 });
    faults.clear();
    expect((await raw(shop.sandbox, '/v1/products')).status).toBe(200);
    expect(() => faults.next('GET /v1/teapots', 'hang')).toThrow(
      "Unknown operation: 'GET /v1/teapots'",
    );
  });

  test('can affect every request until cleared, after those set for the next ones', async () => {
    await using shop = await start();
    const { faults } = shop.sandbox;
    faults.always('*', { status: 503 });
    faults.next('GET /v1/prices', { status: 429 });
    const ask = async (path: string) => (await raw(shop.sandbox, path)).status;
    expect([await ask('/v1/prices'), await ask('/v1/prices')]).toEqual([429, 503]);
    expect(await ask('/v1/products')).toBe(503);
    expect(faults.active()).toEqual([{ operation: '*', fault: { status: 503 }, times: null }]);
    faults.clear();
    expect(await ask('/v1/products')).toBe(200);
  });

  test('can respond later than the caller’s timeout', async () => {
    await using shop = await start();
    shop.sandbox.faults.next('POST /v1/products', { delayMs: 150 });
    const impatient = { timeout: 30, maxNetworkRetries: 0 };
    await expect(shop.stripe.products.create({ name: 'A' }, impatient)).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    shop.sandbox.faults.next('POST /v1/products', { delayMs: 30 });
    expect((await shop.stripe.products.create({ name: 'B' })).name).toBe('B');
  });

  test('does nothing and never responds when it hangs', async () => {
    await using shop = await start();
    shop.sandbox.faults.next('POST /v1/products', 'hang');
    const waiting = shop.stripe.products.create(
      { name: 'A' },
      { timeout: 50, maxNetworkRetries: 0 },
    );
    await expect(waiting).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect((await shop.stripe.products.list()).data).toEqual([]);
  });
});

test('records requests only when asked to', async () => {
  await using shop = await start({ record: false });
  await shop.stripe.products.list();
  expect(shop.sandbox.requests()).toEqual([]);
});

/** Reads the port from the first line that the sandbox prints. */
async function portOf(output: ReadableStream<Uint8Array>): Promise<number> {
  const reader = output.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!/:\d+ with/.test(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error('The sandbox did not start');
    text += decoder.decode(value, { stream: true });
  }
  reader.releaseLock();
  return Number(/:(\d+) with/.exec(text)?.[1]);
}
