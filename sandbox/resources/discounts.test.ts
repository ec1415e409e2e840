import { expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { exchangeViolation, objectViolation } from '../testing/conformance.ts';
import { aPrice, aPromotionCode, aSession, pay } from '../testing/purchase.ts';
import { type StartedSandbox, start } from '../testing/start.ts';

test('a coupon for three months reduces three invoices', async () => {
  await using shop = await start();
  const { subscription } = await discounted(shop, {
    percent_off: 25,
    duration: 'repeating',
    duration_in_months: 3,
  });
  for (let renewal = 1; renewal <= 3; renewal++) shop.sandbox.time.advanceToNextRenewal();

  expect(await amountsOf(shop, subscription.id)).toEqual([2175, 2175, 2175, 2900]);
  expect((await shop.stripe.subscriptions.retrieve(subscription.id)).discounts).toEqual([]);
  expect(await typesOf(shop, 'customer.discount.')).toEqual([
    'customer.discount.created',
    'customer.discount.deleted',
  ]);
  expectConformance(shop);
});

test('a coupon that applies once reduces the first invoice only', async () => {
  await using shop = await start();
  const { session, subscription } = await discounted(shop, { amount_off: 900, currency: 'usd' });
  shop.sandbox.time.advanceToNextRenewal();

  expect(session).toMatchObject({ amount_subtotal: 2900, amount_total: 2000 });
  expect(await amountsOf(shop, subscription.id)).toEqual([2000, 2900]);
  expect(subscription.discounts).toEqual([]);
});

test('a coupon without an end reduces every invoice', async () => {
  await using shop = await start();
  const { subscription } = await discounted(shop, { percent_off: 10, duration: 'forever' });
  shop.sandbox.time.advanceToNextRenewal();
  shop.sandbox.time.advanceToNextRenewal();

  expect(await amountsOf(shop, subscription.id)).toEqual([2610, 2610, 2610]);
});

test.each([[{ percent_off: 100 }], [{ amount_off: 5000, currency: 'usd' }]])(
  'nothing is charged where a coupon covers the price: %j',
  async (coupon) => {
    await using shop = await start();
    const { session, subscription } = await discounted(shop, coupon);

    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      amount_total: 0,
    });
    expect(await amountsOf(shop, subscription.id)).toEqual([0]);
    const [invoice] = (await shop.stripe.invoices.list({ subscription: subscription.id })).data;
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 0 });
    shop.sandbox.time.advanceToNextRenewal();
    expect(await amountsOf(shop, subscription.id)).toEqual([0, 2900]);
    expectConformance(shop);
  },
);

test('the reductions of the lines add up to the reduction of the total', async () => {
  await using shop = await start();
  const prices = [1999, 333, 333].map((cents) => aPrice(shop.stripe, cents));
  const line_items = (await Promise.all(prices)).map(({ id: price }) => ({ price, quantity: 1 }));
  const { session } = await discounted(shop, { percent_off: 15 }, { line_items });

  expect(session.amount_total).toBe(2665 - 400);
  const lines = await shop.stripe.checkout.sessions.listLineItems(session.id);
  expect(lines.data.reduce((sum, { amount_discount }) => sum + amount_discount, 0)).toBe(400);
  expect(lines.data.reduce((sum, { amount_total }) => sum + amount_total, 0)).toBe(2265);
});

test('a plan change credits what was paid and charges the discounted price', async () => {
  await using shop = await start();
  const { subscription } = await discounted(shop, { percent_off: 50, duration: 'forever' });
  const [item] = subscription.items.data;
  const price = await aPrice(shop.stripe, 5800);
  const change: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails = {
    items: [{ id: item?.id, price: price.id }],
    proration_behavior: 'always_invoice',
    proration_date: item?.current_period_start,
  };
  const preview = await shop.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: change,
  });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-1450, 2900]);
  expect(preview.amount_due).toBe(1450);
});

test('a change to another interval discounts the new period', async () => {
  await using shop = await start();
  const { subscription } = await discounted(shop, { percent_off: 50, duration: 'forever' });
  const [item] = subscription.items.data;
  const { product } = await aPrice(shop.stripe);
  const yearly = await shop.stripe.prices.create({
    product: String(product),
    currency: 'usd',
    unit_amount: 20_000,
    recurring: { interval: 'year' },
  });
  const preview = await shop.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item?.id, price: yearly.id }],
      proration_behavior: 'always_invoice',
      proration_date: item?.current_period_start,
    },
  });
  expect(preview).toMatchObject({ subtotal: 18_550, total: 8550 });
  expect(preview.total_discount_amounts?.map(({ amount }) => amount)).toEqual([10_000]);
});

test('counts redemptions', async () => {
  await using shop = await start();
  const { promotionCode } = await discounted(shop, { percent_off: 10 });
  const found = await shop.stripe.promotionCodes.retrieve(promotionCode.id, {
    expand: ['promotion.coupon'],
  });
  expect(found).toMatchObject({ times_redeemed: 1, promotion: { coupon: { times_redeemed: 1 } } });
});

test('counts the redemptions of sessions that were open at the same time', async () => {
  await using shop = await start();
  const { stripe } = shop;
  const { id } = await stripe.coupons.create({ percent_off: 10 });
  const opened = [
    await aSession(stripe, { discounts: [{ coupon: id }] }),
    await aSession(stripe, { discounts: [{ coupon: id }] }),
  ];
  for (const session of opened) await pay(session);
  expect(await stripe.coupons.retrieve(id)).toMatchObject({ times_redeemed: 2 });
});

test('refuses inactive promotion codes and a second active one with the same text', async () => {
  await using shop = await start();
  const { stripe } = shop;
  const { id } = await aPromotionCode(stripe, { percent_off: 10 }, 'WELCOME');
  await expect(aPromotionCode(stripe, { percent_off: 20 }, 'welcome')).rejects.toMatchObject({
    param: 'code',
  });
  await stripe.promotionCodes.update(id, { active: false });
  await expect(aSession(stripe, { discounts: [{ promotion_code: id }] })).rejects.toMatchObject({
    param: 'discounts[0][promotion_code]',
  });
});

test('refuses a coupon that leaves less than can be charged', async () => {
  await using shop = await start();
  await expect(discounted(shop, { percent_off: 99 })).rejects.toMatchObject({
    code: 'amount_too_small',
  });
});

test('refuses a coupon for more than can be charged', async () => {
  await using shop = await start();
  await expect(
    shop.stripe.coupons.create({ amount_off: 100_000_000, currency: 'usd' }),
  ).rejects.toMatchObject({ param: 'amount_off', code: 'amount_too_large' });
});

test('shows the discount on the hosted pages', async () => {
  await using shop = await start();
  const { session, subscription, page } = await discounted(shop, {
    percent_off: 25,
    name: 'Launch',
  });
  expect(page).toContain('Discount: Launch');
  expect(page).toContain('−$7.25');
  expect(page).toContain('After that, renews every month at $29.00 until canceled.');
  const { hosted_invoice_url } = await shop.stripe.invoices.retrieve(String(session.invoice));
  const invoice = await (await fetch(hosted_invoice_url ?? '')).text();
  expect(invoice).toContain('Discount');
  expect(invoice).toContain('$21.75');
  expect(subscription.status).toBe('active');
});

/** A purchase with a promotion code, paid by card. */
async function discounted(
  { stripe }: StartedSandbox,
  coupon: Stripe.CouponCreateParams,
  overrides: Stripe.Checkout.SessionCreateParams = {},
) {
  const promotionCode = await aPromotionCode(stripe, coupon);
  const discounts = [{ promotion_code: promotionCode.id }];
  const opened = await aSession(stripe, { discounts, ...overrides });
  const page = await (await fetch(opened.url ?? '')).text();
  await pay(opened);
  const session = await stripe.checkout.sessions.retrieve(opened.id);
  const subscription = await stripe.subscriptions.retrieve(String(session.subscription));
  return { promotionCode, session, subscription, page };
}

/** What the card was charged, oldest first. */
async function amountsOf({ stripe }: StartedSandbox, subscription: string): Promise<number[]> {
  const { data } = await stripe.invoices.list({ subscription, expand: ['data.discounts'] });
  return data.map(({ amount_due }) => amount_due).toReversed();
}

async function typesOf({ stripe }: StartedSandbox, prefix: string): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 });
  for (const event of data) expect([event.type, objectViolation(event)]).toEqual([event.type, '']);
  return data.flatMap(({ type }) => (type.startsWith(prefix) ? type : [])).toReversed();
}

function expectConformance({ sandbox }: StartedSandbox): void {
  expect(sandbox.requests().map(exchangeViolation).filter(Boolean)).toEqual([]);
}
