import { describe, expect, test } from 'bun:test';
import { LATER_DECLINED } from 'payment-sandbox/testing/subscription';
import { ProviderRefused, ProviderUnavailable } from '../provider/failures.ts';
import type { PaymentProvider } from '../provider.ts';
import { boughtAt, createProviderOrder } from './testing/provider.ts';

const request = { reason: 'requested_by_customer', idempotencyKey: 'refund:1' } as const;

function refusalOf(
  provider: PaymentProvider,
  refund: Parameters<PaymentProvider['refund']>[0],
): Promise<unknown> {
  return provider.refund(refund).then(
    () => 'not refused',
    (error) => (error instanceof ProviderRefused ? error.reason : error),
  );
}

describe('a charge', () => {
  test('is found by its invoice, with the period it pays for', async () => {
    await using order = await createProviderOrder();
    expect(await order.provider.charge(order.invoiceId)).toEqual({
      invoiceId: order.invoiceId,
      subscriptionId: order.subscriptionId,
      cents: 2900,
      number: expect.stringMatching(/\d$/),
      url: expect.stringContaining('/i/in_'),
      discountCents: 0,
      taxCents: 0,
      taxRate: null,
      reverseCharge: false,
      creditCents: 0,
      card: { brand: 'visa', last4: '4242' },
      refundedCents: 0,
      wasDisputed: false,
      currency: 'usd',
      paidAt: boughtAt,
      periodStartsAt: boughtAt,
      periodEndsAt: new Date('2026-02-28T12:00:00Z'),
    });
  });

  test('covers the new period when a renewal also settles a plan change', async () => {
    await using order = await createProviderOrder();
    order.until('2026-02-14T12:00:00Z');
    const { items } = await order.stripe.subscriptions.retrieve(order.subscriptionId);
    await order.stripe.subscriptions.update(order.subscriptionId, {
      items: [{ id: items.data[0]?.id ?? '', quantity: 2 }],
      proration_behavior: 'create_prorations',
    });
    order.until('2026-03-01T00:00:00Z');
    const renewal = (await order.provider.subscription(order.subscriptionId))?.latestInvoiceId;
    const { lines } = await order.stripe.invoices.retrieve(renewal ?? '');
    expect(lines.data).toHaveLength(3);
    const charge = await order.provider.charge(renewal ?? '');
    expect(charge?.periodStartsAt).toEqual(new Date('2026-02-28T12:00:00Z'));
    expect(charge?.periodEndsAt).toEqual(new Date('2026-03-31T12:00:00Z'));
  });

  test('tells the tax in it', async () => {
    await using order = await createProviderOrder();
    const { stripe, subscriptionId } = order;
    const { id } = await stripe.taxRates.create({
      display_name: 'VAT',
      percentage: 19,
      inclusive: true,
    });
    await stripe.subscriptions.update(subscriptionId, { default_tax_rates: [id] });
    order.until('2026-03-01T00:00:00Z');
    const renewal = (await order.provider.subscription(subscriptionId))?.latestInvoiceId;
    expect(await order.provider.charge(renewal ?? '')).toMatchObject({
      cents: 2900,
      taxCents: 463,
      taxRate: { name: 'VAT', percentage: '19', inclusive: true },
    });
  });

  test('is null for an unknown or unpaid invoice', async () => {
    await using order = await createProviderOrder();
    expect(await order.provider.charge('in_none')).toBeNull();
    order.until('2026-02-28T12:00:00Z');
    const [draft] = (await order.stripe.invoices.list({ status: 'draft' })).data;
    expect(await order.provider.charge(draft?.id ?? '')).toBeNull();
  });
});

describe('charges after a given time', () => {
  test('are sorted oldest first and exclude earlier payments', async () => {
    await using order = await createProviderOrder();
    const { provider, subscriptionId } = order;
    order.until('2026-05-01T00:00:00Z');
    const after = async (instant: string) =>
      (await provider.chargesAfter(subscriptionId, new Date(instant))).map(({ paidAt }) =>
        paidAt.toISOString(),
      );
    const renewals = [
      '2026-02-28T13:00:00.000Z',
      '2026-03-31T13:00:00.000Z',
      '2026-04-30T13:00:00.000Z',
    ];
    expect(await after('2026-01-31T12:00:00Z')).toEqual(renewals);
    expect(await after('2026-02-28T12:00:00Z')).toEqual(renewals);
    expect(await after('2026-02-28T13:00:00Z')).toEqual(renewals.slice(1));
    expect(await after('2026-06-01T00:00:00Z')).toEqual([]);
  });

  test('are selected by payment date, not billing date', async () => {
    await using order = await createProviderOrder({ cardNumber: LATER_DECLINED });
    order.until('2026-02-28T13:00:00Z');
    order.sandbox.cards.decline(order.subscriptionId, false);
    order.until('2026-03-04T00:00:00Z');
    const after = new Date('2026-03-01T00:00:00Z');
    const [charge] = await order.provider.chargesAfter(order.subscriptionId, after);
    expect(charge?.paidAt).toEqual(new Date('2026-03-03T13:00:00Z'));
  });

  test('include charges beyond the first page', async () => {
    await using order = await createProviderOrder();
    for (const year of [2028, 2031, 2034, 2035]) order.until(`${year}-01-01T00:00:00Z`);
    const { provider, subscriptionId } = order;
    expect(await provider.chargesAfter(subscriptionId, boughtAt)).toHaveLength(107);
  });
});

describe('a refund', () => {
  test('returns the full amount and shows on the charge', async () => {
    await using order = await createProviderOrder();
    const { provider, invoiceId } = order;
    expect(await provider.refund({ ...request, invoiceId, cents: null })).toEqual({
      refundId: expect.stringMatching(/^re_/),
      invoiceId,
      cents: 2900,
      status: 'succeeded',
      hasLeft: true,
      cameBackAt: null,
      requestId: null,
      createdAt: boughtAt,
    });
    expect((await provider.charge(invoiceId))?.refundedCents).toBe(2900);
  });

  test('returns part of the amount once per key, even if the response was lost', async () => {
    await using order = await createProviderOrder();
    const { provider, invoiceId } = order;
    const part = { ...request, invoiceId, cents: 1000 };
    order.sandbox.faults.next('POST /v1/refunds', 'reset');
    const first = await provider.refund(part);
    expect(await provider.refund(part)).toEqual(first);
    expect((await provider.charge(invoiceId))?.refundedCents).toBe(1000);
    await provider.refund({ ...part, idempotencyKey: 'refund:2' });
    expect((await provider.charge(invoiceId))?.refundedCents).toBe(2000);
  });

  test('is refused when it exceeds the amount left or nothing was charged', async () => {
    await using order = await createProviderOrder();
    const { provider, invoiceId } = order;
    const ask = (cents: number | null, idempotencyKey: string, invoice = invoiceId) =>
      refusalOf(provider, { ...request, invoiceId: invoice, cents, idempotencyKey });
    expect(await ask(2901, 'a')).toBe('more_than_left');
    expect(await ask(null, 'b', 'in_none')).toBe('not_charged');
    await provider.refund({ ...request, invoiceId, cents: null });
    expect(await ask(null, 'c')).toBe('already_refunded');
    expect((await provider.charge(invoiceId))?.refundedCents).toBe(2900);
  });

  test('is rejected, not refused for its amount, when a key is reused with another one', async () => {
    await using order = await createProviderOrder();
    const { provider, invoiceId } = order;
    await provider.refund({ ...request, invoiceId, cents: 100 });
    expect(await refusalOf(provider, { ...request, invoiceId, cents: 200 })).toBe('rejected');
  });

  test('succeeds on retry after the provider failed', async () => {
    await using order = await createProviderOrder();
    const { provider, invoiceId } = order;
    const whole = { ...request, invoiceId, cents: null };
    order.sandbox.faults.next('POST /v1/refunds', { status: 500 });
    await expect(provider.refund(whole)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect((await provider.refund(whole)).cents).toBe(2900);
    expect((await provider.charge(invoiceId))?.refundedCents).toBe(2900);
  });
});

test('refunds only the charges made after a cancellation request', async () => {
  await using order = await createProviderOrder();
  const { provider, subscriptionId } = order;
  const known = await provider.subscription(subscriptionId);
  order.until('2026-03-01T00:00:00Z');
  await provider.endAtPeriodEnd(subscriptionId, { idempotencyKey: 'cancellation:1' });
  for (const charge of await provider.chargesAfter(
    subscriptionId,
    known?.currentPeriodEnd ?? boughtAt,
  )) {
    const { invoiceId } = charge;
    await provider.refund({ ...request, invoiceId, cents: null, idempotencyKey: invoiceId });
  }
  const [renewal] = await provider.chargesAfter(subscriptionId, boughtAt);
  expect(renewal).toMatchObject({ cents: 2900, refundedCents: 2900 });
  expect((await provider.charge(order.invoiceId))?.refundedCents).toBe(0);
});
