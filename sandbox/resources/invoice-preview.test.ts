import { describe, expect, test } from 'bun:test';
import { itemOf, linesOf, startMidPeriod } from '../testing/mid-period.ts';
import { dayOf } from '../testing/subscription.ts';

describe('a preview', () => {
  test('shows what the change will cost and stores nothing', async () => {
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

  test('shows the whole next invoice for a change billed at renewal', async () => {
    await using shop = await startMidPeriod();
    const preview = await shop.preview(6200);
    expect(linesOf(preview)).toEqual([
      [-2000, true],
      [4000, true],
      [6200, false],
    ]);
    expect(dayOf(preview.next_payment_attempt)).toBe('2026-02-01');
  });

  test('shows the next renewal without a change, and fails if there is none', async () => {
    await using shop = await startMidPeriod();
    const { customer } = await shop.stripe.subscriptions.retrieve(shop.id);
    const next = await shop.stripe.invoices.createPreview({ customer: String(customer) });
    expect(linesOf(next)).toEqual([[3100, false]]);
    await shop.stripe.subscriptions.update(shop.id, { cancel_at_period_end: true });
    const none = shop.stripe.invoices.createPreview({ subscription: shop.id });
    await expect(none).rejects.toMatchObject({ code: 'invoice_upcoming_none' });
  });

  test('stores no inline price', async () => {
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
