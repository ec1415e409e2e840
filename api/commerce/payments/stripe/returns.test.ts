import { describe, expect, test } from 'bun:test';
import { boughtAt, createProviderOrder } from './testing/provider.ts';

const key = { reason: 'requested_by_customer', idempotencyKey: 'refund:1' } as const;
const dayLater = '2026-02-02T00:00:00Z';

describe('refunds and disputes of a payment', () => {
  test('are empty at first and for an unknown invoice', async () => {
    await using order = await createProviderOrder();
    const nothing = { refunds: [], disputes: [] };
    expect(await order.provider.returns(order.invoiceId)).toEqual(nothing);
    expect(await order.provider.returns('in_none')).toEqual(nothing);
  });

  test('list each refund with its request, oldest first', async () => {
    await using order = await createProviderOrder();
    const { provider, invoiceId } = order;
    const mine = { ...key, invoiceId, cents: 100, requestId: 'mine' };
    const first = await provider.refund(mine);
    const second = await provider.refund({ ...key, invoiceId, cents: 50, idempotencyKey: 'two' });
    expect(first).toMatchObject({ requestId: 'mine', hasLeft: true, cameBackAt: null });
    expect(second.requestId).toBeNull();
    expect((await provider.returns(invoiceId)).refunds).toEqual([first, second]);
  });

  test('include when the bank rejected a refund', async () => {
    await using order = await createProviderOrder({ cardNumber: '4000 0000 0000 5126' });
    const { provider, invoiceId } = order;
    expect((await provider.refund({ ...key, invoiceId, cents: null })).status).toBe('succeeded');
    order.until(dayLater);
    expect((await provider.returns(invoiceId)).refunds).toMatchObject([
      { status: 'failed', hasLeft: true, cameBackAt: new Date('2026-02-01T12:00:00Z') },
    ]);
    expect((await provider.charge(invoiceId))?.refundedCents).toBe(0);
  });

  test('include a refund that is pending at the bank', async () => {
    await using order = await createProviderOrder({ cardNumber: '4000 0000 0000 7726' });
    const { provider, invoiceId } = order;
    const made = await provider.refund({ ...key, invoiceId, cents: null });
    expect(made).toMatchObject({ status: 'pending', hasLeft: true });
    order.until(dayLater);
    expect((await provider.returns(invoiceId)).refunds).toEqual([{ ...made, status: 'succeeded' }]);
  });

  test.each(['won', 'lost'] as const)('include a dispute and that it was %s', async (outcome) => {
    await using order = await createProviderOrder();
    const { provider, invoiceId, sandbox } = order;
    const disputeId = sandbox.disputes.open(invoiceId);
    const open = { disputeId, invoiceId, cents: 2900, status: 'open', takenAt: boughtAt };
    const [told] = (await provider.returns(invoiceId)).disputes;
    expect(told).toMatchObject({ ...open, cameBackAt: null });
    expect(told?.respondBy).toEqual(new Date('2026-02-14T12:00:00Z'));
    expect((await provider.charge(invoiceId))?.wasDisputed).toBe(true);
    sandbox.disputes.close(disputeId, outcome);
    const cameBackAt = outcome === 'won' ? boughtAt : null;
    expect((await provider.returns(invoiceId)).disputes).toMatchObject([
      { ...open, status: outcome, cameBackAt },
    ]);
  });
});

test('finds the invoice of a payment', async () => {
  await using order = await createProviderOrder();
  const { data } = await order.stripe.invoicePayments.list({ invoice: order.invoiceId });
  const paymentId = String(data[0]?.payment.payment_intent);
  expect(await order.provider.invoiceOf(paymentId)).toBe(order.invoiceId);
  expect(await order.provider.invoiceOf('pi_none')).toBeNull();
});

test('returns the amount due, its date and a payment link', async () => {
  await using order = await createProviderOrder({ cardNumber: '4000 0000 0000 0341' });
  order.until('2026-02-28T13:00:00Z');
  const { latestInvoiceId } = (await order.provider.subscription(order.subscriptionId)) ?? {};
  expect(await order.provider.bill(latestInvoiceId ?? '')).toEqual({
    invoiceId: latestInvoiceId ?? '',
    isOpen: true,
    attempts: 1,
    dueCents: 2900,
    payUrl: expect.stringContaining('/i/in_'),
    owedSince: new Date('2026-02-28T13:00:00Z'),
  });
  expect(await order.provider.bill(order.invoiceId)).toMatchObject({ isOpen: false, dueCents: 0 });
  expect(await order.provider.bill('in_none')).toBeNull();
});
