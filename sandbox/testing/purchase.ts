import type Stripe from 'stripe';

export const SUCCESS_URL = 'https://shop.test/checkout/success?session_id={CHECKOUT_SESSION_ID}';
export const CANCEL_URL = 'https://shop.test/checkout/product/1';

export async function aPrice(stripe: Stripe, cents = 2900): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name: 'Bakery website' });
  return stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'month' },
  });
}

/** A promotion code of a new coupon, with a generated text unless one is given. */
export async function aPromotionCode(
  stripe: Stripe,
  coupon: Stripe.CouponCreateParams,
  code?: string,
): Promise<Stripe.PromotionCode> {
  const { id } = await stripe.coupons.create(coupon);
  const promotion = { type: 'coupon', coupon: id } as const;
  return stripe.promotionCodes.create({ promotion, ...(code && { code }) });
}

export async function aSession(
  stripe: Stripe,
  overrides: Stripe.Checkout.SessionCreateParams = {},
): Promise<Stripe.Checkout.Session> {
  const price = await aPrice(stripe);
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: SUCCESS_URL,
    cancel_url: CANCEL_URL,
    ...overrides,
  });
}

/** Submits the hosted checkout page. */
export function pay(
  session: Stripe.Checkout.Session,
  overrides: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams({
    email: 'ada@example.com',
    cardNumber: '4242 4242 4242 4242',
    cardExpiry: '12 / 44',
    cardCvc: '123',
    billingName: 'Ada Lovelace',
    ...overrides,
  });
  return fetch(session.url ?? '', { method: 'POST', body, redirect: 'manual' });
}

/** Completes the bank's authentication. */
export function authenticate(session: Stripe.Checkout.Session): Promise<Response> {
  const body = new URLSearchParams({ challenge: 'complete' });
  return fetch(session.url ?? '', { method: 'POST', body, redirect: 'manual' });
}
