import { expect, test } from 'bun:test';
import { boughtAt, createProviderOrder } from './testing/provider.ts';

async function aCustomer() {
  const order = await createProviderOrder();
  const { customer } = await order.stripe.subscriptions.retrieve(order.subscriptionId);
  return { ...order, customerId: String(customer) };
}

const all = { refundIds: [], most: 100 };
const refund = { reason: 'requested_by_customer', cents: 1000 } as const;

test('lists invoices newest first, with links to view and pay them', async () => {
  await using order = await aCustomer();
  const { customerId, provider, subscriptionId, invoiceId } = order;
  order.until('2026-02-28T12:30:00Z');
  const [draft, first] = await provider.invoices({ ...all, customerId });
  expect(draft).toMatchObject({
    state: 'draft',
    number: null,
    url: null,
    pdfUrl: null,
    cents: 2900,
  });
  expect(first).toEqual({
    invoiceId,
    subscriptionId,
    number: expect.stringMatching(/-0001$/),
    issuedAt: boughtAt,
    totalCents: 2900,
    creditCents: 0,
    cents: 2900,
    discountCents: 0,
    taxCents: 0,
    taxRate: null,
    reverseCharge: false,
    refundedCents: 0,
    state: 'paid',
    url: expect.stringContaining(`/i/${invoiceId}`),
    pdfUrl: expect.stringContaining(`/i/${invoiceId}/pdf`),
  });
});

test('matches refunds to their invoices', async () => {
  await using order = await aCustomer();
  const { customerId, provider, invoiceId } = order;
  order.until('2026-03-01T00:00:00Z');
  const refunds = [
    await provider.refund({ ...refund, invoiceId, idempotencyKey: 'a' }),
    await provider.refund({ ...refund, invoiceId, idempotencyKey: 'b' }),
  ];
  const ids = [...refunds.map(({ refundId }) => refundId), 're_none'];
  const told = await provider.invoices({ ...all, customerId, refundIds: ids });
  const back = told.map(({ refundedCents }) => refundedCents);
  expect(back).toEqual([0, 2000]);
});

test('keeps an invoice open after a declined card and requests no payment for a credit', async () => {
  await using order = await aCustomer();
  const { customerId, provider, subscriptionId, sandbox } = order;
  const cheaper = await provider.createPrice({
    item: 'website',
    key: 'website',
    title: 'Website',
    currency: 'usd',
    interval: 'month',
    cents: 900,
    providerProductId: null,
  });
  const [item] = (await provider.subscription(subscriptionId))?.items ?? [];
  const items = [{ itemId: item?.itemId ?? '', priceId: cheaper.priceId }];
  const request = { subscriptionId, items, pricedAt: null };
  await provider.changePlan(request, { idempotencyKey: 'plan:1' });
  sandbox.cards.decline(subscriptionId, true);
  order.until('2026-06-01T00:00:00Z');
  const told = await provider.invoices({ ...all, customerId });
  const of = (state: string) => told.filter((invoice) => invoice.state === state);
  expect(of('open')[0]).toMatchObject({ url: expect.any(String) });
  expect(of('paid').find(({ totalCents }) => totalCents < 0)).toMatchObject({ cents: 0 });
});

test('returns the newest invoices up to the limit, across provider pages', async () => {
  await using order = await aCustomer();
  const { customerId, provider, invoiceId } = order;
  for (const year of [2028, 2030, 2032, 2034, 2036]) order.until(`${year}-01-31T12:00:00Z`);
  const newest = await provider.invoices({ ...all, customerId, most: 2 });
  const further = await provider.invoices({ ...all, customerId, most: 101 });
  const every = await provider.invoices({ ...all, customerId, most: 1000 });
  expect([newest.length, further.length]).toEqual([2, 101]);
  expect(every.slice(0, 101)).toEqual(further);
  expect(further.slice(0, 2)).toEqual(newest);
  expect(every.at(-1)?.invoiceId).toBe(invoiceId);
});

test('returns no invoices for an unknown customer', async () => {
  await using order = await aCustomer();
  expect(await order.provider.invoices({ ...all, customerId: 'cus_none' })).toEqual([]);
});
