import { describe, expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { start } from '../testing/start.ts';
import { aSubscription, eventsSince, lastEvent } from '../testing/subscription.ts';

const bought = new Date('2026-01-31T12:00:00Z');
const boughtAt = bought.getTime() / 1000;
const periodEndsAt = Date.UTC(2026, 1, 28, 12) / 1000;

async function startSubscribed() {
  const shop = await start({ now: () => bought });
  const { id } = await aSubscription(shop.stripe);
  return {
    ...shop,
    id,
    last: await lastEvent(shop.stripe),
    update: (params: Stripe.SubscriptionUpdateParams) =>
      shop.stripe.subscriptions.update(id, params),
    subscription: () => shop.stripe.subscriptions.retrieve(id),
    until: (moment: string) => shop.sandbox.time.advanceTo(new Date(moment)),
  };
}

describe('canceling at period end', () => {
  test('is scheduled right away and takes effect later', async () => {
    await using shop = await startSubscribed();
    const updated = await shop.update({
      cancel_at_period_end: true,
      cancellation_details: { comment: 'Moving on', feedback: 'unused' },
    });
    expect(updated).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: periodEndsAt,
      canceled_at: boughtAt,
      ended_at: null,
      cancellation_details: {
        comment: 'Moving on',
        feedback: 'unused',
        reason: 'cancellation_requested',
      },
    });
    const [told] = (await shop.stripe.events.list({ limit: 1 })).data;
    expect(told?.type).toBe('customer.subscription.updated');
    expect(told?.data.previous_attributes).toMatchObject({
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
    });
  });

  test('takes effect at period end without another invoice', async () => {
    await using shop = await startSubscribed();
    await shop.update({ cancel_at_period_end: true });
    const last = await lastEvent(shop.stripe);
    shop.until('2026-04-01T00:00:00Z');
    expect(await shop.subscription()).toMatchObject({
      status: 'canceled',
      ended_at: periodEndsAt,
      canceled_at: boughtAt,
      cancel_at_period_end: true,
    });
    expect(await eventsSince(shop.stripe, last)).toEqual(['customer.subscription.deleted']);
    expect((await shop.stripe.invoices.list({ subscription: shop.id })).data).toHaveLength(1);
  });

  test('can be withdrawn', async () => {
    await using shop = await startSubscribed();
    await shop.update({ cancel_at_period_end: true });
    expect(await shop.update({ cancel_at_period_end: false })).toMatchObject({
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { reason: null },
    });
    shop.until('2026-03-01T00:00:00Z');
    expect((await shop.subscription()).status).toBe('active');
    expect((await shop.stripe.invoices.list({ subscription: shop.id })).data).toHaveLength(2);
  });

  test('emits nothing if nothing changes', async () => {
    await using shop = await startSubscribed();
    await shop.update({ cancel_at_period_end: false });
    expect(await eventsSince(shop.stripe, shop.last)).toEqual([]);
  });
});

describe('canceling at a date', () => {
  test('can be the end of a later period, with renewals until then', async () => {
    await using shop = await startSubscribed();
    const cancel_at = Date.UTC(2026, 2, 31, 12) / 1000;
    expect(await shop.update({ cancel_at })).toMatchObject({ cancel_at_period_end: false });
    shop.until('2026-06-01T00:00:00Z');
    expect(await shop.subscription()).toMatchObject({ status: 'canceled', ended_at: cancel_at });
    expect((await shop.stripe.invoices.list({ subscription: shop.id })).data).toHaveLength(2);
  });

  test('can be named by the period, and unset by an empty value', async () => {
    await using shop = await startSubscribed();
    const ending = await shop.update({ cancel_at: 'min_period_end' });
    expect([ending.cancel_at, ending.cancel_at_period_end]).toEqual([periodEndsAt, false]);
    expect((await shop.update({ cancel_at_period_end: false })).cancel_at).toBe(periodEndsAt);
    expect(await shop.update({ cancel_at: '' })).toMatchObject({ cancel_at: null });
  });

  test('can be within the paid period without proration', async () => {
    await using shop = await startSubscribed();
    const cancel_at = boughtAt + 60;
    await expect(shop.update({ cancel_at })).rejects.toMatchObject({ param: 'cancel_at' });
    await shop.update({ cancel_at, proration_behavior: 'none' });
    shop.until('2026-01-31T12:01:00Z');
    expect(await shop.subscription()).toMatchObject({ status: 'canceled', ended_at: cancel_at });
  });

  test.each<[string, Stripe.SubscriptionUpdateParams]>([
    ['in the past', { cancel_at: boughtAt - 1 }],
    [
      'in the middle of a later period',
      { cancel_at: periodEndsAt + 60, proration_behavior: 'none' },
    ],
    ['beyond five years', { cancel_at: boughtAt + 6 * 366 * 86_400 }],
    ['named twice', { cancel_at: periodEndsAt, cancel_at_period_end: true }],
  ])('is rejected %s', async (_, params) => {
    await using shop = await startSubscribed();
    await expect(shop.update(params)).rejects.toMatchObject({
      statusCode: 400,
      param: 'cancel_at',
    });
    expect((await shop.subscription()).cancel_at).toBeNull();
  });
});

describe('canceling immediately', () => {
  test('is final and returns the subscription', async () => {
    await using shop = await startSubscribed();
    const ended = await shop.stripe.subscriptions.cancel(shop.id, {
      cancellation_details: { comment: 'Now, please' },
    });
    expect(ended).toMatchObject({
      status: 'canceled',
      ended_at: boughtAt,
      canceled_at: boughtAt,
      cancel_at_period_end: false,
      cancellation_details: { comment: 'Now, please', reason: 'cancellation_requested' },
    });
    expect(await eventsSince(shop.stripe, shop.last)).toEqual(['customer.subscription.deleted']);
    expect((await shop.stripe.subscriptions.list()).data).toHaveLength(0);
    expect((await shop.stripe.subscriptions.list({ status: 'canceled' })).data).toHaveLength(1);
  });

  test('is 404 the second time', async () => {
    await using shop = await startSubscribed();
    await shop.stripe.subscriptions.cancel(shop.id);
    await expect(shop.stripe.subscriptions.cancel(shop.id)).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: `No such subscription: '${shop.id}'`,
    });
    await expect(shop.stripe.subscriptions.cancel('sub_none')).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  test('leaves only metadata and cancellation details editable', async () => {
    await using shop = await startSubscribed();
    await shop.stripe.subscriptions.cancel(shop.id);
    const said = await shop.update({
      metadata: { why: 'tests' },
      cancellation_details: { feedback: 'other' },
    });
    expect(said).toMatchObject({
      metadata: { why: 'tests' },
      cancellation_details: { feedback: 'other', reason: 'cancellation_requested' },
    });
    await expect(shop.update({ cancel_at_period_end: false })).rejects.toMatchObject({
      statusCode: 400,
      code: 'invalid_canceled_subscription_fields',
    });
  });
});

test('rejects unsupported parameters by name', async () => {
  await using shop = await startSubscribed();
  const change = shop.update({ pause_collection: { behavior: 'void' } });
  await expect(change).rejects.toMatchObject({ statusCode: 400, param: 'pause_collection' });
});
