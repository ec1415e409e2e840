import { expect, test } from 'bun:test';
import { type StartedSandbox, start } from '../testing/start.ts';
import { openInbox } from '../testing/webhook-receiver.ts';

const SECRET = 'whsec_test_secret';

function listening(url: string, retryDelaysMs: number[] = []): Promise<StartedSandbox> {
  return start({ webhook: { url, secret: SECRET }, retryDelaysMs });
}

test('sends the newest first', async () => {
  using inbox = openInbox();
  await using shop = await listening(inbox.url);
  const { webhooks } = shop.sandbox;
  webhooks.hold();
  for (const name of ['A', 'B', 'C']) await shop.stripe.products.create({ name });
  webhooks.reverse(true);
  await webhooks.release();
  expect(inbox.letters.map(({ event }) => event.data.object)).toMatchObject([
    { name: 'C' },
    { name: 'B' },
    { name: 'A' },
  ]);
});

test('signs with a wrong secret, or as long ago, so that nobody should take it', async () => {
  using inbox = openInbox();
  await using shop = await listening(inbox.url);
  const { webhooks } = shop.sandbox;
  const lastIsTaken = async () => {
    await webhooks.settled();
    const { body = '', signature = '' } = inbox.letters.at(-1) ?? {};
    const read = shop.stripe.webhooks.constructEventAsync(body, signature, SECRET);
    return read.then(
      () => 'taken',
      (error: Error) => error.message.split('.')[0],
    );
  };
  webhooks.missign(true);
  const { id } = await shop.stripe.products.create({ name: 'A' });
  expect(await lastIsTaken()).toStartWith('No signatures found matching');
  webhooks.missign(false);
  webhooks.age(301_000);
  await shop.stripe.products.update(id, { name: 'B' });
  expect(await lastIsTaken()).toBe('Timestamp outside the tolerance zone');
  webhooks.age(0);
  webhooks.resend(inbox.letters[0]?.event.id ?? '');
  expect(await lastIsTaken()).toBe('taken');
});

test('keeps events until their delay is over', async () => {
  using inbox = openInbox();
  await using shop = await listening(inbox.url);
  const { webhooks } = shop.sandbox;
  webhooks.delay(60_000);
  await shop.stripe.products.create({ name: 'A' });
  expect([webhooks.pending(), inbox.letters.length]).toEqual([1, 0]);
  webhooks.delay(0);
  await webhooks.settled();
  expect(inbox.letters).toHaveLength(1);
});

test('whoever waits for a later try waits no more once all is held', async () => {
  using inbox = openInbox();
  await using shop = await listening(inbox.url, [60_000]);
  const { webhooks } = shop.sandbox;
  inbox.answerWith(500);
  webhooks.hold();
  await shop.stripe.products.create({ name: 'A' });
  await webhooks.release();
  expect([webhooks.pending(), inbox.letters.length]).toEqual([1, 1]);
  const settled = webhooks.settled();
  webhooks.hold();
  await settled;
  expect(webhooks.pending()).toBe(1);
});
