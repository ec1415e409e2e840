import { expect, test } from 'bun:test';
import { type StartedSandbox, start } from '../testing/start.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';

const SECRET = 'whsec_test_secret';

function listening(url: string, retryDelaysMs: number[] = []): Promise<StartedSandbox> {
  return start({ webhook: { url, secret: SECRET }, retryDelaysMs });
}

test('sends the newest events first', async () => {
  using receiver = startWebhookReceiver();
  await using shop = await listening(receiver.url);
  const { webhooks } = shop.sandbox;
  webhooks.hold();
  for (const name of ['A', 'B', 'C']) await shop.stripe.products.create({ name });
  webhooks.reverse(true);
  await webhooks.release();
  expect(receiver.received.map(({ event }) => event.data.object)).toMatchObject([
    { name: 'C' },
    { name: 'B' },
    { name: 'A' },
  ]);
});

test('signs with a wrong secret or backdates signatures, so that receivers reject them', async () => {
  using receiver = startWebhookReceiver();
  await using shop = await listening(receiver.url);
  const { webhooks } = shop.sandbox;
  const lastIsTaken = async () => {
    await webhooks.settled();
    const { body = '', signature = '' } = receiver.received.at(-1) ?? {};
    const read = shop.stripe.webhooks.constructEventAsync(body, signature, SECRET);
    return read.then(
      () => 'taken',
      (error: Error) => error.message.split('.')[0],
    );
  };
  webhooks.signWithWrongSecret(true);
  const { id } = await shop.stripe.products.create({ name: 'A' });
  expect(await lastIsTaken()).toStartWith('No signatures found matching');
  webhooks.signWithWrongSecret(false);
  webhooks.backdateSignatures(301_000);
  await shop.stripe.products.update(id, { name: 'B' });
  expect(await lastIsTaken()).toBe('Timestamp outside the tolerance zone');
  webhooks.backdateSignatures(0);
  webhooks.resend(receiver.received[0]?.event.id ?? '');
  expect(await lastIsTaken()).toBe('taken');
});

test('delays events', async () => {
  using receiver = startWebhookReceiver();
  await using shop = await listening(receiver.url);
  const { webhooks } = shop.sandbox;
  webhooks.delay(60_000);
  await shop.stripe.products.create({ name: 'A' });
  expect([webhooks.pending(), receiver.received.length]).toEqual([1, 0]);
  webhooks.delay(0);
  await webhooks.settled();
  expect(receiver.received).toHaveLength(1);
});

test('stops waiting for retries once deliveries are held', async () => {
  using receiver = startWebhookReceiver();
  await using shop = await listening(receiver.url, [60_000]);
  const { webhooks } = shop.sandbox;
  receiver.answerWith(500);
  webhooks.hold();
  await shop.stripe.products.create({ name: 'A' });
  await webhooks.release();
  expect([webhooks.pending(), receiver.received.length]).toEqual([1, 1]);
  const settled = webhooks.settled();
  webhooks.hold();
  await settled;
  expect(webhooks.pending()).toBe(1);
});
