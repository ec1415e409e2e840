import { expect, test } from 'bun:test';
import { raw, type StartedSandbox, start } from '../testing/start.ts';
import { aSubscription, dayOf, eventsSince, lastEvent, periodOf } from '../testing/subscription.ts';
import { aTemporaryFile } from '../testing/temporary-file.ts';

const frozen = Date.UTC(2030, 0, 31, 12) / 1000;
const day = 24 * 60 * 60;

async function aClock({ stripe }: StartedSandbox) {
  const clock = await stripe.testHelpers.testClocks.create({
    frozen_time: frozen,
    name: 'Renewals',
  });
  const customer = await stripe.customers.create({
    email: 'ada@example.com',
    test_clock: clock.id,
  });
  return { id: clock.id, customer: customer.id };
}

test('gives its customers a separate time', async () => {
  await using shop = await start();
  const { id, customer } = await aClock(shop);
  const subscription = await aSubscription(shop.stripe, { customer });
  expect(subscription.test_clock).toBe(id);
  expect(periodOf(subscription)).toEqual(['2030-01-31', '2030-02-28']);
  const filtered = await shop.stripe.subscriptions.list({ test_clock: id });
  expect(filtered.data.map((found) => found.id)).toEqual([subscription.id]);
  expect((await shop.stripe.customers.list({ test_clock: id })).data).toHaveLength(1);
});

test('hides its customers and subscriptions from lists that do not name it', async () => {
  await using shop = await start();
  const { stripe } = shop;
  const { customer } = await aClock(shop);
  const clocked = await aSubscription(stripe, { customer });
  const other = await aSubscription(stripe);
  const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
  expect(ids(await stripe.customers.list())).toEqual([String(other.customer)]);
  expect(ids(await stripe.subscriptions.list())).toEqual([other.id]);
  expect(ids(await stripe.subscriptions.list({ customer }))).toEqual([clocked.id]);
});

test('has at most three customers', async () => {
  await using shop = await start();
  const { customers } = shop.stripe;
  const { id } = await aClock(shop);
  for (const _ of [2, 3]) await customers.create({ test_clock: id });
  await expect(customers.create({ test_clock: id })).rejects.toMatchObject({
    statusCode: 400,
    param: 'test_clock',
  });
  expect((await customers.list({ test_clock: id })).data).toHaveLength(3);
  await customers.create({ email: 'ada@example.com' });
});

test('is advancing at first, and ready once everything was processed', async () => {
  await using shop = await start();
  const { stripe } = shop;
  const { id, customer } = await aClock(shop);
  const subscription = await aSubscription(stripe, { customer });
  const elsewhere = await aSubscription(stripe);
  const last = await lastEvent(stripe);

  const target = frozen + 40 * day;
  const advancing = await stripe.testHelpers.testClocks.advance(id, { frozen_time: target });
  expect(advancing).toMatchObject({
    status: 'advancing',
    frozen_time: frozen,
    status_details: { advancing: { target_frozen_time: target } },
  });
  const ready = await stripe.testHelpers.testClocks.retrieve(id);
  expect(ready).toMatchObject({ status: 'ready', frozen_time: target, status_details: {} });

  const { data } = await stripe.invoices.list({ subscription: subscription.id });
  expect(data.map(({ created, status }) => [dayOf(created), status])).toEqual([
    ['2030-02-28', 'paid'],
    ['2030-01-31', 'paid'],
  ]);
  expect((await stripe.invoices.list({ subscription: elsewhere.id })).data).toHaveLength(1);
  const types = await eventsSince(stripe, last);
  expect([types[0], types.at(-1)]).toEqual([
    'test_helpers.test_clock.advancing',
    'test_helpers.test_clock.ready',
  ]);
});

test('ignores the sandbox’s time, and dates changes to its subscriptions', async () => {
  await using shop = await start();
  const { stripe, sandbox } = shop;
  const { customer } = await aClock(shop);
  const { id } = await aSubscription(stripe, { customer });
  sandbox.time.advanceTo(new Date(sandbox.time.now().getTime() + 90 * day * 1000));
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  expect((await stripe.subscriptions.cancel(id)).ended_at).toBe(frozen);
});

test('keeps advancing after a restart', async () => {
  using file = aTemporaryFile();
  const before = await start({ file: file.path });
  const { id } = await aClock(before);
  await before.stripe.testHelpers.testClocks.advance(id, { frozen_time: frozen + day });
  await before.sandbox.stop();
  await using after = await start({ file: file.path });
  expect(await after.stripe.testHelpers.testClocks.retrieve(id)).toMatchObject({
    status: 'ready',
    frozen_time: frozen + day,
  });
});

test('rejects moving back, or further than the provider allows', async () => {
  await using shop = await start();
  const { id, customer } = await aClock(shop);
  const { testClocks } = shop.stripe.testHelpers;
  const advance = (frozen_time: number) => testClocks.advance(id, { frozen_time });
  const refusal = { statusCode: 400, param: 'frozen_time' };
  await expect(advance(frozen)).rejects.toMatchObject(refusal);
  await expect(advance(frozen + 3 * 366 * day)).rejects.toMatchObject(refusal);
  await aSubscription(shop.stripe, { customer });
  await expect(advance(frozen + 62 * day)).rejects.toMatchObject(refusal);
  const timeless = await raw(shop.sandbox, '/v1/test_helpers/test_clocks', { method: 'POST' });
  expect(await timeless.json()).toMatchObject({ error: { code: 'parameter_missing' } });
  await expect(shop.stripe.customers.create({ test_clock: 'clock_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('deletes everything that uses it', async () => {
  await using shop = await start();
  const { stripe, sandbox } = shop;
  const { id, customer } = await aClock(shop);
  const subscription = await aSubscription(stripe, { customer });
  const elsewhere = await aSubscription(stripe);
  expect(await stripe.testHelpers.testClocks.del(id)).toMatchObject({ id, deleted: true });
  for (const gone of [
    () => stripe.testHelpers.testClocks.retrieve(id),
    () => stripe.customers.retrieve(customer),
    () => stripe.subscriptions.retrieve(subscription.id),
  ]) {
    await expect(gone()).rejects.toMatchObject({ statusCode: 404 });
  }
  sandbox.time.advanceToNextRenewal();
  expect((await stripe.invoices.list({ subscription: elsewhere.id })).data).toHaveLength(2);
});

test('also determines when refunds, disputes and balance transactions come due', async () => {
  await using shop = await start();
  const { stripe, sandbox } = shop;
  const { id, customer } = await aClock(shop);
  await aSubscription(stripe, { customer, cardNumber: '4000 0000 0000 0259' });
  sandbox.time.advanceTo(new Date(Date.UTC(2029, 0, 1)));
  const state = async () => [
    (await stripe.disputes.list()).data[0]?.status,
    (await stripe.balanceTransactions.list({ type: 'charge' })).data[0]?.status,
  ];
  expect(await state()).toEqual(['needs_response', 'pending']);
  await stripe.testHelpers.testClocks.advance(id, { frozen_time: frozen + 15 * day });
  expect(await state()).toEqual(['lost', 'available']);
});
