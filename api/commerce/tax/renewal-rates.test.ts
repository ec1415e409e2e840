import { afterEach, beforeAll, expect, test } from 'bun:test';
import { and, eq, isNull } from 'drizzle-orm';
import { chargesOf, renew } from '#api/testing/money';
import { buy, findOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { addTaxRate, british, german, saveTax } from '#api/testing/taxes';
import { orderTaxes } from '#db/schema/order-taxes';
import { type OrderRow, orders } from '#db/schema/orders';
import { taxRates } from '#db/schema/tax-rates';
import { stripeOf } from '../reconciliation/testing/books.ts';
import { createRenewalRates } from './renewal-rates.ts';

const shop = testShop();
const minuteMs = 60_000;
const setRate = 'POST /v1/subscriptions/{id}';
const ontario = { ...british, country: 'CA', name: 'HST', percentage: '13', region: 'ON' };

beforeAll(async () => {
  await saveTax(shop());
  for (const rate of [german, british, { ...ontario, region: null, percentage: '5' }, ontario]) {
    await addTaxRate(shop(), rate);
  }
});

afterEach(() => shop().sandbox.faults.clear());

const present = ({ orderId }: OrderRow) => findOrder(shop(), orderId);

/** Runs the job some minutes before an order renews. Returns what it logged. */
async function passBefore(
  { nextChargeAt }: OrderRow,
  minutes = 60,
  provider = shop().provider,
): Promise<string[]> {
  const log: string[] = [];
  const at = new Date((nextChargeAt?.getTime() ?? 0) - minutes * minuteMs);
  const { db, services } = shop();
  const { providerTaxRates } = services;
  const now = () => at;
  await createRenewalRates({
    db,
    provider,
    providerTaxRates,
    now,
    log: (line) => log.push(line),
  })();
  return log;
}

/** Ends the rate in force of a place, and lets another one follow. */
async function replaceRate(
  { country, region = null }: { country: string; region?: string | null },
  percentage: string | null,
  at: Date,
): Promise<void> {
  const isRegion = region === null ? isNull(taxRates.region) : eq(taxRates.region, region);
  const [ended] = await shop()
    .db.update(taxRates)
    .set({ endsAt: at })
    .where(and(eq(taxRates.country, country), isRegion, isNull(taxRates.endsAt)))
    .returning();
  if (!ended) throw new Error(`${country} has no rate in force`);
  const { name, inclusive } = ended;
  const next = { country, region, name, inclusive, startsAt: at };
  if (percentage)
    await shop()
      .db.insert(taxRates)
      .values({ ...next, percentage });
}

const minutesBefore = ({ nextChargeAt }: OrderRow, minutes: number) =>
  new Date((nextChargeAt?.getTime() ?? 0) - minutes * minuteMs);

async function nextAmountOf({ stripeSessionId }: OrderRow): Promise<string> {
  return (await (await shop().get(`/api/checkout/sessions/${stripeSessionId}`)).json()).nextAmount;
}

/** The percentages that an order's subscription has at the provider. */
async function ratesAtProvider({ stripeSubscriptionId }: OrderRow): Promise<number[]> {
  const found = await stripeOf(shop()).subscriptions.retrieve(stripeSubscriptionId ?? '');
  return (found.default_tax_rates ?? []).map(({ percentage }) => percentage);
}

// Twelve renewals of $19.00 in Ontario: 13% is $2.47, 14% is $2.66.
test('a year of renewals is charged at the rate in force by then', async () => {
  let order = await buy(shop(), '', { taxCountry: 'CA', taxRegion: 'ON' });
  for (let month = 1; month <= 12; month += 1) {
    // It starts between the last run and the renewal.
    if (month === 7) await replaceRate(ontario, '14', minutesBefore(order, 30));
    expect(await nextAmountOf(order)).toBe(month <= 7 ? '21.47' : '21.66');
    expect(await passBefore(order)).toEqual([]);
    expect(await nextAmountOf(order)).toBe(month < 7 ? '21.47' : '21.66');
    await renew(shop(), order);
    order = await present(order);
  }
  expect(await chargesOf(shop(), order)).toEqual([
    ...Array(7).fill('paid 2147, 247, 13'),
    ...Array(6).fill('paid 2166, 266, 14'),
  ]);
  expect(await ratesAtProvider(order)).toEqual([14]);
});

test('without a rate in force, renewals have no tax until there is another one', async () => {
  const order = await buy(shop(), '', { taxCountry: 'GB' });
  await replaceRate(british, null, minutesBefore(order, 24 * 60));
  await passBefore(order);
  expect(await ratesAtProvider(order)).toEqual([]);
  await renew(shop(), order);
  const renewed = await present(order);
  expect(await nextAmountOf(renewed)).toBe('19.00');

  const startsAt = minutesBefore(renewed, 24 * 60);
  await shop()
    .db.insert(taxRates)
    .values({ ...british, percentage: '17.5', startsAt });
  await passBefore(renewed);
  await renew(shop(), renewed);
  // 17.5% of $19.00 is $3.325.
  expect(await chargesOf(shop(), order)).toEqual([
    'paid 2280, 380, 20',
    'paid 1900, 0, null',
    'paid 2233, 333, 17.5',
  ]);
});

test('what the provider refuses, or isn’t written, is set an hour later', async () => {
  const [refused, lost] = [
    await buy(shop(), '', { taxCountry: 'DE' }),
    await buy(shop(), '', { taxCountry: 'DE' }),
  ];
  await replaceRate(german, '21', minutesBefore(refused, 24 * 60));
  shop().sandbox.faults.next(setRate, { status: 400 });
  const { provider } = shop();
  const log = await passBefore(refused, 119, {
    ...provider,
    async setTaxRate(request) {
      await provider.setTaxRate(request);
      if (request.subscriptionId === lost.stripeSubscriptionId) throw new Error('Stopped');
    },
  });
  expect(log).toEqual([
    expect.stringContaining(`the tax rate of ${refused.orderId} wasn’t set`),
    expect.stringContaining(`the tax rate of ${lost.orderId} wasn’t set`),
  ]);
  expect(log.join()).not.toContain('@');
  expect(await Promise.all([refused, lost].map(ratesAtProvider))).toEqual([[19], [21]]);
  expect(await nextAmountOf(lost)).toBe('19.00');
  expect(await passBefore(refused, 59)).toEqual([]);
  for (const order of [refused, lost]) {
    expect(await ratesAtProvider(order)).toEqual([21]);
    await renew(shop(), order);
    // 21% within $19.00 is $3.30.
    expect(await chargesOf(shop(), order)).toEqual(['paid 1900, 303, 19', 'paid 1900, 330, 21']);
  }
});

test('orders that were sold at no rate keep none, and ended subscriptions what they had', async () => {
  const [untaxed, business, ended] = [
    await buy(shop(), '', { taxCountry: 'US' }),
    await buy(shop(), '', { taxCountry: 'FR', taxNumber: 'FR40303265045' }),
    await buy(shop(), '', { taxCountry: 'CA', taxRegion: 'OTHER' }),
  ];
  await shop()
    .db.update(orders)
    .set({ subscriptionStatus: 'cancelled' })
    .where(eq(orders.id, ended.id));
  await addTaxRate(shop(), { ...british, country: 'US' });
  await addTaxRate(shop(), { ...german, country: 'FR' });
  await replaceRate({ country: 'CA' }, '6', minutesBefore(ended, 24 * 60));
  expect(await passBefore(ended)).toEqual([]);
  expect(await Promise.all([untaxed, business, ended].map(ratesAtProvider))).toEqual([[], [], [5]]);
  const kept = await shop().db.query.orderTaxes.findFirst({
    where: eq(orderTaxes.orderId, ended.id),
  });
  expect(kept?.percentage).toBe('5');
});
