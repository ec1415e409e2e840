import { describe, expect, test } from 'bun:test';
import { type StartedSandbox, start } from '../testing/start.ts';
import { aSubscription, dayOf, eventsSince, lastEvent, periodOf } from '../testing/subscription.ts';

const bought = new Date('2026-01-31T12:00:00Z');

function startOn(now = bought): Promise<StartedSandbox> {
  return start({ now: () => now });
}

describe('a renewal', () => {
  test('is invoiced at period end and charged an hour later', async () => {
    await using shop = await startOn();
    const { stripe, sandbox } = shop;
    const { id } = await aSubscription(stripe);
    const last = await lastEvent(stripe);

    sandbox.time.advanceTo(new Date('2026-02-28T12:00:00Z'));
    const [draft] = (await stripe.invoices.list({ subscription: id })).data;
    expect(draft).toMatchObject({
      status: 'draft',
      billing_reason: 'subscription_cycle',
      number: null,
      auto_advance: true,
      automatically_finalizes_at: Date.UTC(2026, 1, 28, 13) / 1000,
      period_start: Date.UTC(2026, 0, 31, 12) / 1000,
      period_end: Date.UTC(2026, 1, 28, 12) / 1000,
    });
    expect(await eventsSince(stripe, last)).toEqual([
      'invoice.created',
      'customer.subscription.updated',
    ]);

    sandbox.time.advanceTo(new Date('2026-02-28T13:00:00Z'));
    expect(await stripe.invoices.retrieve(draft?.id ?? '')).toMatchObject({
      status: 'paid',
      amount_paid: 2900,
      attempt_count: 1,
      number: expect.stringMatching(/-0002$/),
      next_payment_attempt: null,
      automatically_finalizes_at: null,
      status_transitions: { paid_at: Date.UTC(2026, 1, 28, 13) / 1000 },
    });
    expect((await eventsSince(stripe, last)).slice(2)).toEqual([
      'invoice.finalized',
      'payment_intent.created',
      'invoice.paid',
      'invoice_payment.paid',
      'invoice.payment_succeeded',
      'payment_intent.succeeded',
      'charge.succeeded',
    ]);
  });

  test('starts the next period and reports the previous one', async () => {
    await using shop = await startOn();
    const { stripe, sandbox } = shop;
    const before = await aSubscription(stripe);
    sandbox.time.advanceToNextRenewal();
    const after = await stripe.subscriptions.retrieve(before.id);
    expect(periodOf(after)).toEqual(['2026-02-28', '2026-03-31']);
    expect(after.latest_invoice).not.toBe(before.latest_invoice);
    const [told] = (await stripe.events.list({ type: 'customer.subscription.updated' })).data;
    expect(told?.data.previous_attributes).toMatchObject({
      latest_invoice: before.latest_invoice,
      items: { data: [{ current_period_end: before.items.data[0]?.current_period_end }] },
    });
  });

  test('charges the same card for the new period', async () => {
    await using shop = await startOn();
    const { stripe, sandbox } = shop;
    const { id, default_payment_method } = await aSubscription(stripe);
    sandbox.time.advanceToNextRenewal();
    const [invoice] = (await stripe.invoices.list({ subscription: id })).data;
    expect(invoice?.lines.data[0]).toMatchObject({
      description: '1 × Bakery website (at $29.00 / month)',
      period: { start: Date.UTC(2026, 1, 28, 12) / 1000, end: Date.UTC(2026, 2, 31, 12) / 1000 },
    });
    const [paid] = (
      await stripe.invoicePayments.list({
        invoice: invoice?.id,
        expand: ['data.payment.payment_intent.latest_charge'],
      })
    ).data;
    expect(paid).toMatchObject({
      status: 'paid',
      amount_paid: 2900,
      payment: {
        payment_intent: {
          status: 'succeeded',
          description: 'Subscription update',
          payment_method: default_payment_method,
          latest_charge: { status: 'succeeded', amount: 2900 },
        },
      },
    });
  });
});

test('renews on the last day of short months, then on the original day', async () => {
  await using shop = await startOn();
  const { stripe, sandbox } = shop;
  const { id } = await aSubscription(stripe);
  sandbox.time.advanceTo(new Date('2026-06-01T00:00:00Z'));
  const { data } = await stripe.invoices.list({ subscription: id });
  const created = data.map((invoice) => dayOf(invoice.created)).toReversed();
  expect(created).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  expect(data.every(({ status }) => status === 'paid')).toBe(true);
});

test('renews yearly', async () => {
  await using shop = await startOn(new Date('2028-02-29T12:00:00Z'));
  const { stripe, sandbox } = shop;
  const { id } = await aSubscription(stripe, { interval: 'year' });
  sandbox.time.advanceTo(new Date('2029-02-28T11:00:00Z'));
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  sandbox.time.advanceToNextRenewal();
  const renewed = await stripe.subscriptions.retrieve(id);
  expect(periodOf(renewed)).toEqual(['2029-02-28', '2030-02-28']);
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
});

test('processes many renewals of several subscriptions in order', async () => {
  const clock = { now: bought };
  await using shop = await start({ now: () => clock.now });
  const { stripe, sandbox } = shop;
  const monthly = await aSubscription(stripe);
  clock.now = new Date('2026-02-03T12:00:00Z');
  const weekly = await aSubscription(stripe, { interval: 'week' });
  const before = await lastEvent(stripe);

  sandbox.time.advanceTo(new Date('2026-03-04T00:00:00Z'));
  const since = await stripe.events.list({ limit: 100, ending_before: before });
  const happened = since.data.toReversed();
  const moments = happened.map(({ created }) => created);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  const paid = happened.flatMap((event) =>
    event.type === 'invoice.paid' && event.data ? [event.data.object] : [],
  );
  const shown = paid.map(({ created, parent }) => [
    dayOf(created),
    parent?.subscription_details?.subscription === weekly.id ? 'weekly' : 'monthly',
  ]);
  expect(shown).toEqual([
    ['2026-02-10', 'weekly'],
    ['2026-02-17', 'weekly'],
    ['2026-02-24', 'weekly'],
    ['2026-02-28', 'monthly'],
    ['2026-03-03', 'weekly'],
  ]);
  expect(periodOf(await stripe.subscriptions.retrieve(monthly.id))[1]).toBe('2026-03-31');
});
