import { describe, expect, test } from 'bun:test';
import { LATER_DECLINED } from 'payment-sandbox/testing/subscription';
import { ProviderRefused, ProviderUnavailable, type RefusalReason } from '../provider/failures.ts';
import { boughtAt, createProviderOrder, testOrigin } from './testing/provider.ts';

const periodEnd = new Date('2026-02-28T12:00:00Z');
const key = { idempotencyKey: 'cancellation:1' };

describe('a subscription', () => {
  test('is returned with its status, order and period end', async () => {
    await using order = await createProviderOrder();
    expect(await order.provider.subscription(order.subscriptionId)).toEqual({
      subscriptionId: order.subscriptionId,
      origin: testOrigin,
      items: [{ itemId: expect.stringMatching(/^si_/), priceId: expect.stringMatching(/^price_/) }],
      status: 'active',
      currentPeriodEnd: periodEnd,
      cancelAtPeriodEnd: false,
      endsAt: null,
      endedAt: null,
      discount: null,
      card: { brand: 'visa', last4: '4242' },
      latestInvoiceId: order.invoiceId,
    });
  });

  test('is past due after a declined card and cancelled when retries fail', async () => {
    await using order = await createProviderOrder({ cardNumber: LATER_DECLINED });
    order.until('2026-02-28T13:00:00Z');
    const owing = await order.provider.subscription(order.subscriptionId);
    expect(owing).toMatchObject({ status: 'past_due', endedAt: null });
    order.until('2026-04-01T00:00:00Z');
    const ended = await order.provider.subscription(order.subscriptionId);
    expect(ended?.status).toBe('cancelled');
    expect(ended?.endedAt).toEqual(new Date('2026-03-15T13:00:00Z'));
  });

  test('returns null for an unknown subscription', async () => {
    await using order = await createProviderOrder();
    expect(await order.provider.subscription('sub_none')).toBeNull();
  });
});

describe('ending with the period', () => {
  test('returns the end date and ends then without another charge', async () => {
    await using order = await createProviderOrder();
    const { provider, subscriptionId } = order;
    const ending = await provider.endAtPeriodEnd(subscriptionId, key);
    expect(ending).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, endedAt: null });
    expect(ending.endsAt).toEqual(periodEnd);
    order.until('2026-05-01T00:00:00Z');
    const ended = await provider.subscription(subscriptionId);
    expect(ended).toMatchObject({ status: 'cancelled', endedAt: periodEnd, endsAt: periodEnd });
    expect(await provider.chargesAfter(subscriptionId, boughtAt)).toEqual([]);
  });

  test('happens once despite repeated requests and a lost response', async () => {
    await using order = await createProviderOrder();
    order.sandbox.faults.next('POST /v1/subscriptions/{id}', 'reset');
    const first = await order.provider.endAtPeriodEnd(order.subscriptionId, key);
    expect(await order.provider.endAtPeriodEnd(order.subscriptionId, key)).toEqual(first);
    const events = await order.stripe.events.list({ type: 'customer.subscription.updated' });
    expect(events.data).toHaveLength(1);
  });

  test('succeeds on retry after the provider failed, with the same key', async () => {
    await using order = await createProviderOrder();
    order.sandbox.faults.next('POST /v1/subscriptions/{id}', { status: 500 });
    const first = order.provider.endAtPeriodEnd(order.subscriptionId, key);
    await expect(first).rejects.toBeInstanceOf(ProviderUnavailable);
    const { endsAt } = await order.provider.endAtPeriodEnd(order.subscriptionId, key);
    expect(endsAt).toEqual(periodEnd);
  });

  test('returns the end date of an ended subscription', async () => {
    await using order = await createProviderOrder();
    await order.stripe.subscriptions.cancel(order.subscriptionId);
    const ended = await order.provider.endAtPeriodEnd(order.subscriptionId, key);
    expect(ended).toMatchObject({ status: 'cancelled', endsAt: boughtAt, endedAt: boughtAt });
  });
});

describe('withdrawing a scheduled end', () => {
  test('removes the scheduled end, so that it renews', async () => {
    await using order = await createProviderOrder();
    const { provider, subscriptionId } = order;
    await provider.endAtPeriodEnd(subscriptionId, key);
    const kept = await provider.keep(subscriptionId, { idempotencyKey: 'keep:1' });
    expect(kept).toMatchObject({ cancelAtPeriodEnd: false, endsAt: null });
    order.until('2026-03-01T00:00:00Z');
    expect(await provider.chargesAfter(subscriptionId, periodEnd)).toHaveLength(1);
  });

  test('removes an end that was set as a date', async () => {
    await using order = await createProviderOrder();
    const cancel_at = Date.UTC(2026, 2, 31, 12) / 1000;
    await order.stripe.subscriptions.update(order.subscriptionId, { cancel_at });
    const dated = await order.provider.subscription(order.subscriptionId);
    expect(dated?.endsAt).toEqual(new Date('2026-03-31T12:00:00Z'));
    const kept = await order.provider.keep(order.subscriptionId, { idempotencyKey: 'keep:1' });
    expect(kept.endsAt).toBeNull();
  });

  test('does nothing without a scheduled end', async () => {
    await using order = await createProviderOrder();
    await order.provider.keep(order.subscriptionId, { idempotencyKey: 'keep:1' });
    const asked = order.sandbox.requests().map(({ operation }) => operation);
    expect(asked).not.toContain('POST /v1/subscriptions/{id}');
  });

  test('is refused once the subscription has ended', async () => {
    await using order = await createProviderOrder();
    await order.provider.endAtPeriodEnd(order.subscriptionId, key);
    order.until('2026-02-28T12:00:00Z');
    const late = order.provider.keep(order.subscriptionId, { idempotencyKey: 'keep:1' });
    const refusal = await late.catch((error) => error);
    expect(refusal).toBeInstanceOf(ProviderRefused);
    expect(refusal).toBeInstanceOf(ProviderUnavailable);
    expect(refusal.reason).toBe('ended');
  });
});

describe('ending now', () => {
  test('ends immediately and is idempotent', async () => {
    await using order = await createProviderOrder();
    const ended = await order.provider.endNow(order.subscriptionId);
    expect(ended).toMatchObject({ status: 'cancelled', endedAt: boughtAt, endsAt: boughtAt });
    expect(await order.provider.endNow(order.subscriptionId)).toEqual(ended);
    // A tax rate has no renewal anymore, which is no failure.
    await order.provider.setTaxRate({ subscriptionId: order.subscriptionId, taxRateId: null });
  });

  test('succeeds despite a lost response', async () => {
    await using order = await createProviderOrder();
    order.sandbox.faults.next('DELETE /v1/subscriptions/{id}', 'reset');
    expect((await order.provider.endNow(order.subscriptionId)).status).toBe('cancelled');
  });
});

describe('an unexpected provider response', () => {
  test.each(['endAtPeriodEnd', 'keep', 'endNow'] as const)(
    'to %s for an unknown subscription is a refusal, without personal data',
    async (method) => {
      await using order = await createProviderOrder();
      const failure = await order.provider[method]('sub_none', key).catch((error) => error);
      expect(failure).toBeInstanceOf(ProviderRefused);
      expect(failure.message).toMatch(
        /^The provider refused: 404: \w+ resource_missing \w+ req_\w+$/,
      );
    },
  );

  test.each<[number, RefusalReason | null]>([
    [400, 'rejected'],
    [401, 'not_authorized'],
    [402, 'rejected'],
    [403, 'not_authorized'],
    [409, null],
    [429, null],
    [500, null],
    [503, null],
  ])('with status %d is a refusal for the reason %p', async (status, reason) => {
    await using order = await createProviderOrder();
    order.sandbox.faults.always('GET /v1/subscriptions/{id}', { status });
    const failure = await order.provider.subscription(order.subscriptionId).catch((error) => error);
    expect(failure).toBeInstanceOf(ProviderUnavailable);
    expect(failure instanceof ProviderRefused ? failure.reason : null).toBe(reason);
  });
});
