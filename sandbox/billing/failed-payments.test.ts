import { describe, expect, test } from 'bun:test';
import type Stripe from 'stripe';
import type { SandboxOptions } from '../options.ts';
import { start } from '../testing/start.ts';
import {
  aSubscription,
  eventsSince,
  LATER_DECLINED,
  lastEvent,
  periodOf,
} from '../testing/subscription.ts';

const bought = new Date('2026-01-15T12:00:00Z');
const declined = { cardNumber: LATER_DECLINED };

async function startFailing(options: Partial<SandboxOptions> = {}) {
  const shop = await start({ now: () => bought, ...options });
  const { id } = await aSubscription(shop.stripe, declined);
  return {
    ...shop,
    id,
    last: await lastEvent(shop.stripe),
    until: (moment: string) => shop.sandbox.time.advanceTo(new Date(moment)),
    subscription: () => shop.stripe.subscriptions.retrieve(id),
    invoice: async () => (await shop.stripe.invoices.list({ subscription: id })).data[0],
  };
}

describe('a card that is declined after its first payment', () => {
  test('leaves the invoice open and the subscription past due, and emits the events', async () => {
    await using shop = await startFailing();
    shop.until('2026-02-15T13:00:00Z');
    expect(await shop.invoice()).toMatchObject({
      status: 'open',
      amount_paid: 0,
      attempted: true,
      attempt_count: 1,
      auto_advance: true,
      next_payment_attempt: Date.UTC(2026, 1, 18, 13) / 1000,
    });
    expect((await shop.subscription()).status).toBe('past_due');
    expect((await eventsSince(shop.stripe, shop.last)).slice(2)).toEqual([
      'invoice.finalized',
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ]);
  });

  test('is retried after three, five and seven days in the same payment intent', async () => {
    await using shop = await startFailing({ afterFinalAttempt: 'unpaid' });
    const tries = [];
    for (const day of ['02-15', '02-18', '02-23', '03-02']) {
      shop.until(`2026-${day}T13:00:00Z`);
      const invoice = await shop.invoice();
      tries.push([invoice?.attempt_count, dayAndMonth(invoice?.next_payment_attempt)]);
    }
    expect(tries).toEqual([
      [1, '02-18'],
      [2, '02-23'],
      [3, '03-02'],
      [4, null],
    ]);
    const intents = await shop.stripe.events.list({ type: 'payment_intent.payment_failed' });
    const ids = intents.data.map(({ data }) => 'id' in data.object && data.object.id);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(4);
  });

  test('reactivates the subscription if a retry succeeds', async () => {
    await using shop = await startFailing();
    shop.until('2026-02-15T13:00:00Z');
    shop.sandbox.cards.decline(shop.id, false);
    const last = await lastEvent(shop.stripe);
    shop.until('2026-02-18T13:00:00Z');
    expect(await shop.subscription()).toMatchObject({ status: 'active' });
    expect(await shop.invoice()).toMatchObject({ status: 'paid', attempt_count: 2 });
    expect((await eventsSince(shop.stripe, last)).at(-1)).toBe('customer.subscription.updated');
  });

  test('cancels the subscription after the final attempt', async () => {
    await using shop = await startFailing();
    shop.until('2026-03-02T13:00:00Z');
    expect(await shop.subscription()).toMatchObject({
      status: 'canceled',
      ended_at: Date.UTC(2026, 2, 2, 13) / 1000,
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(await shop.invoice()).toMatchObject({ status: 'open', auto_advance: false });
    expect((await eventsSince(shop.stripe, shop.last)).at(-1)).toBe(
      'customer.subscription.deleted',
    );
    shop.until('2026-06-01T00:00:00Z');
    expect((await shop.stripe.invoices.list({ subscription: shop.id })).data).toHaveLength(2);
  });

  test('leaves the subscription unpaid if set to: invoices are drafted and not collected', async () => {
    await using shop = await startFailing({ afterFinalAttempt: 'unpaid' });
    shop.until('2026-03-02T13:00:00Z');
    expect(await shop.subscription()).toMatchObject({ status: 'unpaid', ended_at: null });
    shop.until('2026-03-20T00:00:00Z');
    const after = await shop.subscription();
    expect([after.status, ...periodOf(after)]).toEqual(['unpaid', '2026-03-15', '2026-04-15']);
    expect(await shop.invoice()).toMatchObject({ status: 'draft', auto_advance: false });
  });

  test('is not retried after the subscription has ended', async () => {
    await using shop = await startFailing();
    shop.until('2026-02-15T13:00:00Z');
    const last = await lastEvent(shop.stripe);
    await shop.stripe.subscriptions.cancel(shop.id);
    expect(await shop.invoice()).toMatchObject({ status: 'open', next_payment_attempt: null });
    shop.until('2026-04-01T00:00:00Z');
    expect(await eventsSince(shop.stripe, last)).toEqual([
      'invoice.updated',
      'customer.subscription.deleted',
    ]);
  });
});

test('a card can be declined from any time on', async () => {
  await using shop = await start({ now: () => bought });
  const { id } = await aSubscription(shop.stripe);
  const { cards, time } = shop.sandbox;
  cards.decline(id, true);
  expect(cards.declines(id)).toBe(true);
  time.advanceToNextRenewal();
  expect(await statusOf(shop.stripe, id)).toBe('past_due');
  expect(() => cards.decline('sub_none', true)).toThrow(RangeError);
});

async function statusOf(stripe: Stripe, id: string): Promise<string> {
  return (await stripe.subscriptions.retrieve(id)).status;
}

function dayAndMonth(seconds: number | null | undefined): string | null {
  return seconds ? new Date(seconds * 1000).toISOString().slice(5, 10) : null;
}
