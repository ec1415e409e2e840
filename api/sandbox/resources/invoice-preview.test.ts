import { describe, expect, test } from 'bun:test';
import { itemOf, linesOf, startMidPeriod } from '../testing/mid-period.ts';
import { dayOf } from '../testing/subscription.ts';

describe('a preview', () => {
  test('says what the change then costs, and leaves no trace', async () => {
    await using shop = await startMidPeriod();
    const behaviour = { proration_behavior: 'always_invoice' } as const;
    const preview = await shop.preview(6200, behaviour);
    expect(preview).toMatchObject({ status: 'draft', amount_due: 2000 });
    expect(preview.id).toStartWith('upcoming_in_');
    expect(await shop.invoices()).toHaveLength(1);
    await shop.to(6200, behaviour);
    const [invoice] = await shop.invoices();
    expect(invoice && linesOf(invoice)).toEqual(linesOf(preview));
  });

  test('of a change that waits is the whole next invoice', async () => {
    await using shop = await startMidPeriod();
    const preview = await shop.preview(6200);
    expect(linesOf(preview)).toEqual([
      [-2000, true],
      [4000, true],
      [6200, false],
    ]);
    expect(dayOf(preview.next_payment_attempt)).toBe('2026-02-01');
  });

  test('without a change is the next renewal, and with an end there is none', async () => {
    await using shop = await startMidPeriod();
    const { customer } = await shop.stripe.subscriptions.retrieve(shop.id);
    const next = await shop.stripe.invoices.createPreview({ customer: String(customer) });
    expect(linesOf(next)).toEqual([[3100, false]]);
    await shop.stripe.subscriptions.update(shop.id, { cancel_at_period_end: true });
    const none = shop.stripe.invoices.createPreview({ subscription: shop.id });
    await expect(none).rejects.toMatchObject({ code: 'invoice_upcoming_none' });
  });

  test('with a price of its own keeps no price', async () => {
    await using shop = await startMidPeriod();
    const item = await itemOf(shop.stripe, shop.id);
    const price_data = {
      currency: 'usd',
      product: String(item.price.product),
      recurring: { interval: 'month' },
      unit_amount: 9300,
    } as const;
    const preview = await shop.stripe.invoices.createPreview({
      subscription: shop.id,
      subscription_details: { items: [{ id: item.id, price_data }] },
    });
    expect(preview.total).toBe(-2000 + 6000 + 9300);
    const { data } = await shop.stripe.prices.list({ limit: 100 });
    expect(data.map(({ unit_amount }) => unit_amount)).not.toContain(9300);
  });
});
