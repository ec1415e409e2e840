import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import {
  invoicesOf,
  movementsOf,
  refundElsewhere,
  renew,
  revenueOf,
  timelineOf,
} from '#api/testing/money';
import { openFlagsOf } from '#api/testing/order-flags';
import { buy, cards, findOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { brand } from '#contract/brand';
import type { OrderRow } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { stripeOf } from '../reconciliation/testing/books.ts';
import { createProviderEvents } from './service.ts';

setDefaultTimeout(20_000);

const shop = testShop();

afterEach(() => {
  shop().sandbox.webhooks.drop(false);
  shop().sandbox.webhooks.reverse(false);
});

const present = (order: OrderRow) => findOrder(shop(), order.orderId);
const statusOf = async (order: OrderRow) => (await present(order)).paymentStatus;
const settled = () => shop().sandbox.webhooks.settled();

async function anOrder(card?: string) {
  const order = await buy(shop(), '', {}, card);
  const [invoiceId = ''] = await invoicesOf(shop(), order);
  return { order, invoiceId };
}

async function advanceDays(days: number) {
  const { time } = shop().sandbox;
  time.advanceTo(new Date(time.now().getTime() + days * 24 * 3_600_000));
  await settled();
}

describe('a refund made at the provider', () => {
  test('is recorded and shown on the order', async () => {
    const { order, invoiceId } = await anOrder();
    const before = await revenueOf(shop());
    await refundElsewhere(shop(), invoiceId, 700);
    expect(await statusOf(order)).toBe('partially_refunded');
    await refundElsewhere(shop(), invoiceId, null);
    expect(await statusOf(order)).toBe('refunded');
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'refund 700', 'refund 1200']);
    expect(await revenueOf(shop())).toBe(before - 19);
    expect(await timelineOf(shop(), order)).toEqual(['ordered', 'paid', 'refunded', 'refunded']);
    expect((await present(order)).subscriptionStatus).toBe('active');
  });

  test('returns the tax of a taxed payment with its last third', async () => {
    const { order } = await anOrder();
    const stripe = stripeOf(shop());
    const { id } = await stripe.taxRates.create({
      display_name: 'VAT',
      percentage: 19,
      inclusive: true,
    });
    await stripe.subscriptions.update(order.stripeSubscriptionId ?? '', {
      default_tax_rates: [id],
    });
    await renew(shop(), order);
    const [, renewal = ''] = await invoicesOf(shop(), order);
    for (const cents of [633, 633, null]) await refundElsewhere(shop(), renewal, cents);
    const rows = await shop().db.query.payments.findMany({ where: eq(payments.orderId, order.id) });
    const taxes = (kind: 'paid' | 'refund') =>
      rows.filter((row) => row.kind === kind).map(({ tax }) => tax);
    expect(taxes('paid')).toEqual([0, 303]);
    expect(taxes('refund')).toEqual([101, 101, 101]);
  });

  test('becomes a partial refund once the next period is paid', async () => {
    const { order, invoiceId } = await anOrder();
    await refundElsewhere(shop(), invoiceId, null);
    await renew(shop(), order);
    expect(await statusOf(order)).toBe('partially_refunded');
  });

  test('is reversed and flagged when the bank rejects it', async () => {
    const { order, invoiceId } = await anOrder(cards.refundFails);
    const before = await revenueOf(shop());
    const { refundId } = await refundElsewhere(shop(), invoiceId, null);
    expect(await statusOf(order)).toBe('refunded');
    await advanceDays(2);
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'refund 1900', 'paid 1900']);
    expect(await statusOf(order)).toBe('paid');
    expect(await openFlagsOf(shop().db, order)).toEqual([
      { code: 'refund_failed', params: { refundId } },
    ]);
    expect(await revenueOf(shop())).toBe(before);
    expect((await timelineOf(shop(), order)).slice(-1)).toEqual(['refund_failed']);
  });

  test('is reversed even if earlier events were missed', async () => {
    const { order, invoiceId } = await anOrder(cards.refundFails);
    shop().sandbox.webhooks.drop(true);
    await refundElsewhere(shop(), invoiceId, null);
    shop().sandbox.webhooks.drop(false);
    await advanceDays(2);
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'refund 1900', 'paid 1900']);
    expect(await statusOf(order)).toBe('paid');
  });
});

describe('a disputed payment', () => {
  test('marks the order, emails the shop once and is not a loss yet', async () => {
    const { order, invoiceId } = await anOrder();
    const before = await revenueOf(shop());
    shop().sandbox.webhooks.sendTwice(true);
    shop().sandbox.disputes.open(invoiceId);
    await settled();
    shop().sandbox.webhooks.sendTwice(false);
    expect(await statusOf(order)).toBe('disputed');
    expect(await revenueOf(shop())).toBe(before);
    const told = (await shop().mailsTo(brand.supportEmail)).filter(({ subject }) =>
      subject.includes(order.orderId),
    );
    expect(told.map(({ kind }) => kind)).toEqual(['payment-disputed']);
  });

  test('counts as refunded when lost', async () => {
    const { order, invoiceId } = await anOrder();
    const before = await revenueOf(shop());
    shop().sandbox.disputes.close(shop().sandbox.disputes.open(invoiceId), 'lost');
    await settled();
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'dispute 1900', 'refund 1900']);
    expect(await statusOf(order)).toBe('refunded');
    expect(await revenueOf(shop())).toBe(before - 19);
    const told = await timelineOf(shop(), order);
    expect(told).toEqual(['ordered', 'paid', 'disputed', 'dispute_lost']);
  });

  test('has no effect when won', async () => {
    const { order, invoiceId } = await anOrder();
    const before = await revenueOf(shop());
    await refundElsewhere(shop(), invoiceId, 400);
    const dispute = shop().sandbox.disputes.open(invoiceId);
    await settled();
    expect(await statusOf(order)).toBe('disputed');
    shop().sandbox.disputes.close(dispute, 'won');
    await settled();
    expect(await statusOf(order)).toBe('partially_refunded');
    expect(await revenueOf(shop())).toBe(before - 4);
    expect((await timelineOf(shop(), order)).slice(-2)).toEqual(['disputed', 'dispute_won']);
  });

  test('is recorded even if its event arrives before the payment’s', async () => {
    shop().sandbox.webhooks.hold();
    const order = await buy(shop(), '', {}, cards.disputed);
    expect(order.paymentStatus).toBe('pending');
    shop().sandbox.webhooks.reverse(true);
    await shop().sandbox.webhooks.release();
    await settled();
    expect(await present(order)).toMatchObject({
      paymentStatus: 'disputed',
      subscriptionStatus: 'active',
    });
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'dispute 1900']);
    const mails = await shop().mailsTo(order.customerEmail);
    expect(mails.map(({ kind }) => kind)).toEqual(['receipt']);
  });
});

test('accepts and ignores payment events without an order', async () => {
  const event = {
    id: `evt_${crypto.randomUUID()}`,
    type: 'charge.refunded',
    apiVersion: null,
    createdAt: new Date(),
    checkoutSessionId: null,
    customerId: null,
    subscriptionId: null,
    invoiceId: null,
    paymentId: 'pi_nothing',
  };
  const before = await revenueOf(shop());
  const { db, provider, mail, clock, log } = shop();
  const line = (text: string) => log.push(text);
  await createProviderEvents({ db, provider, mail, now: clock.now, log: line }).take(event);
  expect(await revenueOf(shop())).toBe(before);
  expect(shop().log).toContainEqual(
    `event ${event.id} is about a subscription that doesn’t match any order`,
  );
});
