import { describe, expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { itemOf, linesOf, startMidPeriod } from '../testing/mid-period.ts';

const billed = { proration_behavior: 'always_invoice' } as const;

function creditedBy({ parent }: Stripe.InvoiceLineItem) {
  return parent?.subscription_item_details?.proration_details?.credited_items;
}

describe('a proration credit', () => {
  test('is a share of the debit, not of the current price', async () => {
    await using shop = await startMidPeriod();
    const [first] = await shop.invoices();
    await shop.to(6200, { proration_behavior: 'none' });
    await shop.to(9300, billed);
    const [invoice] = await shop.invoices();
    expect(invoice && linesOf(invoice)).toEqual([
      [-2000, true],
      [6000, true],
    ]);
    const [credit, debit] = invoice?.lines.data ?? [];
    expect(credit).toMatchObject({
      description: 'Unused time on Website at 3100 after 12 Jan 2026',
      pricing: first?.lines.data[0]?.pricing,
    });
    expect(credit && creditedBy(credit)).toEqual({
      invoice: first?.id ?? '',
      invoice_line_items: [first?.lines.data[0]?.id ?? ''],
    });
    expect(debit && creditedBy(debit)).toBeNull();
  });

  test('refers to a pending debit on the next invoice', async () => {
    await using shop = await startMidPeriod();
    await shop.to(6200);
    shop.sandbox.time.advanceTo(new Date('2026-01-22T00:00:00Z'));
    await shop.to(9300);
    const preview = await shop.stripe.invoices.createPreview({ subscription: shop.id });
    shop.sandbox.time.advanceToNextRenewal();
    const [renewal] = await shop.invoices();
    const amounts = [-2000, 4000, -2000, 3000, 9300];
    for (const invoice of [preview, renewal]) {
      const lines = invoice?.lines.data ?? [];
      expect(lines.map(({ amount }) => amount)).toEqual(amounts);
      const [, debit, credit] = lines;
      expect(credit && creditedBy(credit)).toEqual({
        invoice: invoice?.id ?? '',
        invoice_line_items: [debit?.id ?? ''],
      });
    }
  });

  test('does not exist without a debit', async () => {
    await using shop = await startMidPeriod();
    const support = await shop.price(5000);
    const { items } = await shop.stripe.subscriptions.update(shop.id, {
      items: [{ price: support.id }],
      proration_behavior: 'none',
    });
    const added = items.data.find(({ price }) => price.id === support.id);
    const removal = { items: [{ id: added?.id, deleted: true }], ...billed };
    await shop.stripe.subscriptions.update(shop.id, removal);
    expect(await shop.invoices()).toHaveLength(1);
  });

  test('covers the quantity that was debited', async () => {
    await using shop = await startMidPeriod();
    const { id } = await itemOf(shop.stripe, shop.id);
    const count = (quantity: number, params: Stripe.SubscriptionUpdateParams) =>
      shop.stripe.subscriptions.update(shop.id, { items: [{ id, quantity }], ...params });
    await count(3, { proration_behavior: 'none' });
    await count(2, billed);
    const [credit] = (await shop.invoices())[0]?.lines.data ?? [];
    expect(credit).toMatchObject({ amount: -2000, quantity: 1 });
  });
});
