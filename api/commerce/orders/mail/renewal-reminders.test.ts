import { afterEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { aCancellation, anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { type OrderRow, orders } from '#db/schema/orders';

const shop = testShop();
const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const remind = () => shop().jobs.run('renewal-reminders');

afterEach(() => {
  shop().clock.shiftMs = 0;
});

function anAnnualOrder(values: Partial<typeof orders.$inferInsert> = {}): Promise<OrderRow> {
  return anOrder(shop().db, {
    customerEmail: `${crypto.randomUUID()}@example.com`,
    billingInterval: 'year',
    intervalTotal: 19900,
    nextChargeAt: inDays(29),
    ...values,
  });
}

async function remindersTo({ customerEmail }: OrderRow): Promise<string[]> {
  return (await shop().mailsTo(customerEmail)).map(({ kind, text }) => `${kind}: ${text}`);
}

describe('annual renewal reminders', () => {
  test('are sent once, 30 days before, with price and date', async () => {
    const order = await anAnnualOrder({ nextChargeAt: inDays(31) });
    await remind();
    expect(await remindersTo(order)).toEqual([]);
    shop().clock.shiftMs = 1.5 * dayMs;
    await remind();
    await remind();
    const [reminder = '', ...more] = await remindersTo(order);
    expect(more).toEqual([]);
    expect(reminder).toStartWith('renewal-reminder: ');
    expect(reminder).toContain('$199.00');
    expect(reminder).toContain('/dashboard/subscriptions');
  });

  test('are sent again the next year', async () => {
    const order = await anAnnualOrder();
    await remind();
    const nextChargeAt = inDays(365 + 29);
    await shop().db.update(orders).set({ nextChargeAt }).where(eq(orders.id, order.id));
    shop().clock.shiftMs = 365 * dayMs;
    await remind();
    expect(await remindersTo(order)).toHaveLength(2);
  });

  test('are sent for all orders, in several batches', async () => {
    const customerEmail = `${crypto.randomUUID()}@example.com`;
    const all = [];
    for (let count = 0; count < 101; count += 1) all.push(await anAnnualOrder({ customerEmail }));
    await remind();
    expect(new Set(await remindersTo(all[0] as OrderRow)).size).toBe(101);
  });
});

describe('no renewal reminder is sent for', () => {
  test.each<[string, Partial<typeof orders.$inferInsert>]>([
    ['a monthly renewal', { billingInterval: 'month' }],
    ['a subscription that ends', { cancelAt: inDays(29) }],
    ['a subscription that has ended', { subscriptionStatus: 'cancelled' }],
    ['a charge that is over', { nextChargeAt: inDays(-1) }],
  ])('%s', async (_, values) => {
    const order = await anAnnualOrder(values);
    await remind();
    expect(await remindersTo(order)).toEqual([]);
  });

  test('a subscription with a requested cancellation', async () => {
    const { id: customerId } = await shop().signIn();
    const order = await anAnnualOrder({ customerId });
    await aCancellation(shop().db, order);
    await remind();
    expect(await remindersTo(order)).toEqual([]);
  });
});
