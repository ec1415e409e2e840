import { describe, expect, test } from 'bun:test';
import { ProviderRefused, ProviderUnavailable } from '../provider/failures.ts';
import { boughtAt, createProviderOrder } from './testing/provider.ts';

const periodEnd = new Date('2026-02-28T12:00:00Z');
const halfTime = new Date('2026-02-14T12:00:00Z');
const key = (name: string) => ({ idempotencyKey: `plan:${name}` });

/** $29 a month, after fourteen of twenty-eight days. */
async function halfAMonth() {
  const order = await createProviderOrder();
  const { provider, subscriptionId } = order;
  order.until(halfTime.toISOString());
  const [item] = (await provider.subscription(subscriptionId))?.items ?? [];
  if (!item) throw new Error('It has an item');
  const to = async (cents: number, interval: 'month' | 'year' = 'month') => {
    const wanted = {
      item: 'website',
      title: 'Website',
      currency: 'usd',
      interval,
      cents,
      providerProductId: null,
    } as const;
    const { priceId } = await provider.createPrice({ ...wanted, key: 'website' });
    return { subscriptionId, items: [{ itemId: item.itemId, priceId }], pricedAt: null };
  };
  return { ...order, item, to };
}

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    (error) => (error instanceof ProviderRefused ? error.reason : error),
  );

const untaxed = { taxCents: 0, taxRate: null, reverseCharge: false };

describe('a preview', () => {
  test('returns the amount due for the rest of the period and changes nothing', async () => {
    await using order = await halfAMonth();
    const quote = await order.provider.previewPlan(await order.to(5900));
    expect(quote).toEqual({
      ...untaxed,
      dueCents: 1500,
      pricedAt: halfTime,
      periodEndsAt: null,
    });
    const present = await order.provider.subscription(order.subscriptionId);
    expect(present?.items).toEqual([order.item]);
    expect(await order.provider.chargesAfter(order.subscriptionId, boughtAt)).toEqual([]);
  });

  test('returns a negative amount for a cheaper plan', async () => {
    await using order = await halfAMonth();
    const { dueCents } = await order.provider.previewPlan(await order.to(900));
    expect(dueCents).toBe(-1000);
  });

  test('starts a new period for another interval', async () => {
    await using order = await halfAMonth();
    const yearly = await order.to(19_900, 'year');
    expect(await order.provider.previewPlan(yearly)).toEqual({
      ...untaxed,
      dueCents: 18_450,
      pricedAt: halfTime,
      periodEndsAt: new Date('2027-02-14T12:00:00Z'),
    });
  });

  test('costs nothing without a change, rather than the next renewal', async () => {
    await using order = await halfAMonth();
    const { provider, subscriptionId, item } = order;
    const same = { subscriptionId, items: [item], pricedAt: null };
    expect(await provider.previewPlan(same)).toEqual({
      ...untaxed,
      dueCents: 0,
      pricedAt: null,
      periodEndsAt: null,
    });
  });
});

describe('a change', () => {
  test('is charged immediately, as of the previewed time', async () => {
    await using order = await halfAMonth();
    const { provider, subscriptionId } = order;
    const dearer = await order.to(5900);
    const { pricedAt, dueCents } = await provider.previewPlan(dearer);
    order.until('2026-02-14T12:20:00Z');
    const changed = await provider.changePlan({ ...dearer, pricedAt }, key('1'));
    expect(changed).toMatchObject({ items: dearer.items, currentPeriodEnd: periodEnd });
    const [charge] = await provider.chargesAfter(subscriptionId, boughtAt);
    expect(charge).toMatchObject({ cents: dueCents, paidAt: new Date('2026-02-14T12:20:00Z') });
  });

  test('charges nothing for a cheaper plan until the credit is used up', async () => {
    await using order = await halfAMonth();
    const { provider, subscriptionId } = order;
    await provider.changePlan(await order.to(900), key('1'));
    order.until('2026-04-01T00:00:00Z');
    const charges = await provider.chargesAfter(subscriptionId, boughtAt);
    expect(charges.map(({ cents }) => cents)).toEqual([800]);
  });

  test('is not made when the card is declined', async () => {
    await using order = await halfAMonth();
    const { provider, subscriptionId, item } = order;
    order.sandbox.cards.decline(subscriptionId, true);
    const yearly = await order.to(19_900, 'year');
    expect(await refusalOf(provider.changePlan(yearly, key('1')))).toBe('declined');
    const present = await provider.subscription(subscriptionId);
    expect(present).toMatchObject({ items: [item], status: 'active', currentPeriodEnd: periodEnd });
  });

  test('is made once even if the response was lost', async () => {
    await using order = await halfAMonth();
    const { provider, subscriptionId } = order;
    order.sandbox.faults.next('POST /v1/subscriptions/{id}', 'reset');
    await provider.changePlan(await order.to(5900), key('1'));
    expect(await provider.chargesAfter(subscriptionId, boughtAt)).toHaveLength(1);
  });

  test('is overtaken when the same key is used for another change', async () => {
    await using order = await halfAMonth();
    const { provider } = order;
    await provider.changePlan(await order.to(5900), key('same'));
    const other = provider.changePlan(await order.to(6900), key('same'));
    expect(await refusalOf(other)).toBe('overtaken');
  });

  test('reports an unknown outcome, not a refusal, while its key is in use', async () => {
    await using order = await halfAMonth();
    order.sandbox.faults.next('POST /v1/subscriptions/{id}', { status: 409 }, 2);
    const second = await refusalOf(order.provider.changePlan(await order.to(5900), key('1')));
    expect(second).toBeInstanceOf(ProviderUnavailable);
  });

  test('is overtaken by a renewal after its price was calculated', async () => {
    await using order = await halfAMonth();
    const dearer = await order.to(5900);
    order.until('2026-03-01T00:00:00Z');
    const late = order.provider.changePlan({ ...dearer, pricedAt: halfTime }, key('1'));
    expect(await refusalOf(late)).toBe('overtaken');
  });

  test('is refused for an ended subscription', async () => {
    await using order = await halfAMonth();
    const dearer = await order.to(5900);
    await order.provider.endNow(order.subscriptionId);
    expect(await refusalOf(order.provider.changePlan(dearer, key('1')))).toBe('ended');
  });

  test('succeeds on retry after the provider failed', async () => {
    await using order = await halfAMonth();
    const dearer = await order.to(5900);
    order.sandbox.faults.next('POST /v1/subscriptions/{id}', { status: 503 }, 2);
    const failed = await refusalOf(order.provider.changePlan(dearer, key('1')));
    expect(failed).toBeInstanceOf(ProviderUnavailable);
    const changed = await order.provider.changePlan(dearer, key('1'));
    expect(changed.items).toEqual(dearer.items);
  });
});
