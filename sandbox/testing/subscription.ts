import type Stripe from 'stripe';
import { aPrice, aSession, authenticate, pay } from './purchase.ts';

export const LATER_DECLINED = '4000 0000 0000 0341';

interface SubscriptionOptions {
  /** Defaults to a new price of $29. */
  price?: string;
  interval?: 'day' | 'month' | 'week' | 'year';
  cardNumber?: string;
  customer?: string;
}

/** Subscribes on the hosted page and returns the subscription. */
export async function aSubscription(
  stripe: Stripe,
  {
    price,
    interval = 'month',
    cardNumber = '4242 4242 4242 4242',
    customer,
  }: SubscriptionOptions = {},
): Promise<Stripe.Subscription> {
  const opened = await aSession(stripe, {
    line_items: [{ price: price ?? (await priceOf(stripe, interval)), quantity: 1 }],
    ...(customer && { customer }),
  });
  const paid = await pay(opened, { cardNumber });
  if (paid.headers.get('location')?.startsWith('/c/pay/')) await authenticate(opened);
  const { subscription } = await stripe.checkout.sessions.retrieve(opened.id);
  return stripe.subscriptions.retrieve(String(subscription));
}

async function priceOf(
  stripe: Stripe,
  interval: NonNullable<SubscriptionOptions['interval']>,
): Promise<string> {
  const { product } = await aPrice(stripe);
  const price = await stripe.prices.create({
    product: String(product),
    currency: 'usd',
    unit_amount: 2900,
    recurring: { interval },
  });
  return price.id;
}

/** The types of newer events, oldest first. */
export async function eventsSince(stripe: Stripe, last: string | undefined): Promise<string[]> {
  const page = await stripe.events.list({ limit: 100, ...(last && { ending_before: last }) });
  return page.data.map(({ type }) => type).toReversed();
}

export async function lastEvent(stripe: Stripe): Promise<string | undefined> {
  return (await stripe.events.list({ limit: 1 })).data[0]?.id;
}

export function periodOf({ items }: Stripe.Subscription): [start: string, end: string] {
  const { current_period_start = 0, current_period_end = 0 } = items.data[0] ?? {};
  return [dayOf(current_period_start), dayOf(current_period_end)];
}

export function dayOf(seconds: number | null): string {
  return new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);
}
