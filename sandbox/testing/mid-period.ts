import type Stripe from 'stripe';
import { start } from './start.ts';
import { aSubscription, lastEvent } from './subscription.ts';

const bought = new Date('2026-01-01T00:00:00Z');

/** A website at $31 a month, so that a day in January costs a dollar. Eleven days have passed. */
export async function startMidPeriod() {
  const shop = await start({ now: () => bought });
  const { stripe, sandbox } = shop;
  const price = (cents: number, interval: 'month' | 'year' = 'month') =>
    stripe.prices.create({
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval },
      product_data: { name: `Website at ${cents}` },
    });
  const { id, items } = await aSubscription(stripe, { price: (await price(3100)).id });
  sandbox.time.advanceTo(new Date('2026-01-12T00:00:00Z'));
  const item = items.data[0]?.id ?? '';
  return {
    ...shop,
    id,
    price,
    last: await lastEvent(stripe),
    to: async (cents: number, params: Stripe.SubscriptionUpdateParams = {}) =>
      stripe.subscriptions.update(id, {
        items: [{ id: item, price: (await price(cents)).id }],
        ...params,
      }),
    preview: async (
      cents: number,
      details: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails = {},
    ) =>
      stripe.invoices.createPreview({
        subscription: id,
        subscription_details: { items: [{ id: item, price: (await price(cents)).id }], ...details },
      }),
    invoices: async () => (await stripe.invoices.list({ subscription: id })).data,
  };
}

export async function itemOf(stripe: Stripe, id: string): Promise<Stripe.SubscriptionItem> {
  const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
  if (item === undefined) throw new Error('It has an item');
  return item;
}

/** Each line's amount, and whether it is a proration. */
export function linesOf({ lines }: Stripe.Invoice): [number, boolean][] {
  return lines.data.map(({ amount, parent }) => [
    amount,
    parent?.subscription_item_details?.proration ?? false,
  ]);
}
