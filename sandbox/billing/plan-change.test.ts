import { describe, expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { itemOf, linesOf, startMidPeriod } from '../testing/mid-period.ts';
import { dayOf, eventsSince, periodOf } from '../testing/subscription.ts';

describe('a price with the same interval', () => {
  test('adds its prorations to the next renewal', async () => {
    await using shop = await startMidPeriod();
    const after = await shop.to(6200);
    expect(periodOf(after)).toEqual(['2026-01-01', '2026-02-01']);
    expect(await shop.invoices()).toHaveLength(1);

    shop.sandbox.time.advanceToNextRenewal();
    const [renewal] = await shop.invoices();
    expect(renewal && linesOf(renewal)).toEqual([
      [-2000, true],
      [4000, true],
      [6200, false],
    ]);
    expect(renewal).toMatchObject({ total: 8200, status: 'paid', amount_paid: 8200 });
    shop.sandbox.time.advanceToNextRenewal();
    expect((await shop.invoices())[0]?.total).toBe(6200);
  });

  test('is invoiced immediately if the shop asks for it', async () => {
    await using shop = await startMidPeriod();
    const after = await shop.to(6200, { proration_behavior: 'always_invoice' });
    const [invoice] = await shop.invoices();
    expect(after.latest_invoice).toBe(invoice?.id ?? '');
    expect(invoice).toMatchObject({
      billing_reason: 'subscription_update',
      status: 'paid',
      amount_paid: 2000,
      lines: {
        data: [
          { description: 'Unused time on Website at 3100 after 12 Jan 2026' },
          { description: 'Remaining time on Website at 6200 after 12 Jan 2026' },
        ],
      },
    });
    const told = await eventsSince(shop.stripe, shop.last);
    expect(told.filter((type) => /^(invoice|customer)\./.test(type))).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
  });

  test('is not prorated if the shop asks for none', async () => {
    await using shop = await startMidPeriod();
    await shop.to(6200, { proration_behavior: 'none' });
    shop.sandbox.time.advanceToNextRenewal();
    expect((await shop.invoices())[0]?.total).toBe(6200);
  });

  test('turns a downgrade into a credit for the next invoices', async () => {
    await using shop = await startMidPeriod();
    const { customer } = await shop.to(310, { proration_behavior: 'always_invoice' });
    const [invoice] = await shop.invoices();
    expect(invoice).toMatchObject({
      total: -1800,
      amount_due: 0,
      ending_balance: -1800,
      status: 'paid',
    });
    const balance = async () => {
      const found = await shop.stripe.customers.retrieve(String(customer));
      return found.deleted ? null : found.balance;
    };
    expect(await balance()).toBe(-1800);
    shop.sandbox.time.advanceToNextRenewal();
    expect((await shop.invoices())[0]).toMatchObject({
      total: 310,
      amount_due: 0,
      starting_balance: -1800,
      ending_balance: -1490,
    });
    expect(await balance()).toBe(-1490);
  });

  test('is priced by the proration date of its preview', async () => {
    await using shop = await startMidPeriod();
    const proration_date = Date.UTC(2026, 0, 11) / 1000;
    await shop.to(6200, { proration_behavior: 'always_invoice', proration_date });
    expect((await shop.invoices())[0]?.total).toBe(2100);
    const early = shop.to(6200, { proration_date: Date.UTC(2025, 0, 1) / 1000 });
    await expect(early).rejects.toMatchObject({ statusCode: 400, param: 'proration_date' });
  });
});

describe('a price with another interval', () => {
  test('starts a new period that is invoiced immediately, less unused time', async () => {
    await using shop = await startMidPeriod();
    const yearly = await shop.price(31_000, 'year');
    const { id } = await itemOf(shop.stripe, shop.id);
    const after = await shop.stripe.subscriptions.update(shop.id, {
      items: [{ id, price: yearly.id }],
    });
    expect(periodOf(after)).toEqual(['2026-01-12', '2027-01-12']);
    expect(dayOf(after.billing_cycle_anchor)).toBe('2026-01-12');
    const [invoice] = await shop.invoices();
    expect(invoice && linesOf(invoice)).toEqual([
      [-2000, true],
      [31_000, false],
    ]);
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 29_000 });
  });

  test('moves a cancellation at period end to the new period’s end', async () => {
    await using shop = await startMidPeriod();
    await shop.stripe.subscriptions.update(shop.id, { cancel_at_period_end: true });
    const yearly = await shop.price(31_000, 'year');
    const { id } = await itemOf(shop.stripe, shop.id);
    const after = await shop.stripe.subscriptions.update(shop.id, {
      items: [{ id, price: yearly.id }],
    });
    expect(dayOf(after.cancel_at)).toBe('2027-01-12');
  });
});

describe('items', () => {
  test('are added, changed in quantity and removed', async () => {
    await using shop = await startMidPeriod();
    const support = await shop.price(5000);
    const { id: first } = await itemOf(shop.stripe, shop.id);
    const both = await shop.stripe.subscriptions.update(shop.id, {
      items: [
        { id: first, quantity: 2 },
        { price: support.id, metadata: { kind: 'support' } },
      ],
      proration_behavior: 'none',
    });
    expect(both.items.data.map(({ quantity }) => quantity)).toEqual([2, 1]);
    const alone = await shop.stripe.subscriptions.update(shop.id, {
      items: [{ id: both.items.data[1]?.id, deleted: true }],
      proration_behavior: 'none',
    });
    expect(alone.items.data.map(({ id }) => id)).toEqual([first]);
  });

  test('are rejected if invalid, without changing anything', async () => {
    await using shop = await startMidPeriod();
    const { id } = await itemOf(shop.stripe, shop.id);
    const yearly = await shop.price(5000, 'year');
    const { id: inactive } = await shop.price(6000);
    await shop.stripe.prices.update(inactive, { active: false });
    const refusals: [Stripe.SubscriptionUpdateParams.Item[], string][] = [
      [[{ id: 'si_none', quantity: 2 }], 'items[0][id]'],
      [[{ id, price: 'price_none' }], 'items[0][price]'],
      [[{ id, price: inactive }], 'items[0][price]'],
      [[{ id, deleted: true }], 'items'],
      [[{ price: yearly.id }], 'items'],
    ];
    for (const [items, param] of refusals) {
      const update = shop.stripe.subscriptions.update(shop.id, { items });
      await expect(update).rejects.toMatchObject({ statusCode: 400, param });
    }
    expect((await itemOf(shop.stripe, shop.id)).price.unit_amount).toBe(3100);
  });
});

test('credits unused time of an immediate cancellation if the shop asks for it', async () => {
  await using shop = await startMidPeriod();
  const ended = await shop.stripe.subscriptions.cancel(shop.id, {
    prorate: true,
    invoice_now: true,
  });
  const [last] = await shop.invoices();
  expect(ended.latest_invoice).toBe(last?.id ?? '');
  expect(last).toMatchObject({ total: -2000, amount_due: 0, status: 'paid' });
});
