import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { movementsOf, renew } from '#api/testing/money';
import { buy, cards, findOrder, pay } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { OrderRow } from '#db/schema/orders';

setDefaultTimeout(20_000);

const shop = testShop();
const hourMs = 60 * 60 * 1000;

afterEach(() => {
  shop().sandbox.webhooks.drop(false);
  shop().sandbox.webhooks.sendTwice(false);
});

const present = (order: OrderRow) => findOrder(shop(), order.orderId);
const settled = () => shop().sandbox.webhooks.settled();

async function mailsOf({ customerEmail }: OrderRow) {
  return (await shop().mailsTo(customerEmail)).filter(({ kind }) => kind !== 'receipt');
}

async function kindsOfMail(order: OrderRow) {
  return (await mailsOf(order)).map(({ kind }) => kind);
}

async function advanceDays(days: number) {
  const { time } = shop().sandbox;
  time.advanceTo(new Date(time.now().getTime() + days * 24 * hourMs));
  await settled();
}

/** An order whose first renewal was just declined. */
async function anUnpaidRenewal() {
  const order = await buy(shop(), '', {}, cards.declinedLater);
  await renew(shop(), order);
  return order;
}

describe('a renewal that is declined', () => {
  test('marks the order past due and emails a payment link', async () => {
    shop().sandbox.webhooks.sendTwice(true);
    const order = await anUnpaidRenewal();
    const { subscriptionStatus, paymentStatus, pastDueSince } = await present(order);
    expect([subscriptionStatus, paymentStatus]).toEqual(['past_due', 'paid']);
    expect(pastDueSince).toEqual(new Date((order.nextChargeAt?.getTime() ?? 0) + hourMs));
    const [mail, ...more] = await mailsOf(order);
    expect(mail?.kind).toBe('renewal-failed');
    expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/i\/in_\w+/);
    expect(mail?.text).toContain('$19.00');
    expect(more).toEqual([]);
  });

  test('sends one email per invoice despite retries', async () => {
    const order = await anUnpaidRenewal();
    const { pastDueSince } = await present(order);
    await advanceDays(4);
    expect((await present(order)).pastDueSince).toEqual(pastDueSince);
    expect(await kindsOfMail(order)).toEqual(['renewal-failed']);
  });

  test('recovers with a receipt when a retry succeeds', async () => {
    const order = await anUnpaidRenewal();
    shop().sandbox.cards.decline(order.stripeSubscriptionId ?? '', false);
    await advanceDays(4);
    expect(await present(order)).toMatchObject({
      subscriptionStatus: 'active',
      pastDueSince: null,
    });
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'paid 1900']);
    expect(await kindsOfMail(order)).toEqual(['renewal-failed', 'payment-received']);
    expect((await mailsOf(order)).at(-1)?.text).toContain('Your subscription is up to date again.');
  });

  test('sends only the receipt if it was paid before the failure event arrived', async () => {
    const order = await buy(shop(), '', {}, cards.declinedLater);
    shop().sandbox.webhooks.hold();
    await renew(shop(), order);
    shop().sandbox.cards.decline(order.stripeSubscriptionId ?? '', false);
    await advanceDays(4);
    await shop().sandbox.webhooks.release();
    await settled();
    expect(await present(order)).toMatchObject({ subscriptionStatus: 'active' });
    expect(await kindsOfMail(order)).toEqual(['payment-received']);
  });

  test('ends the order when all retries fail', async () => {
    const order = await anUnpaidRenewal();
    await advanceDays(20);
    expect(await present(order)).toMatchObject({
      status: 'cancelled',
      subscriptionStatus: 'cancelled',
      pastDueSince: null,
    });
    expect(await kindsOfMail(order)).toEqual(['renewal-failed', 'subscription-ended']);
  });

  test('refunds an invoice paid after the end', async () => {
    const order = await anUnpaidRenewal();
    const { latestInvoiceId } =
      (await shop().provider.subscription(order.stripeSubscriptionId ?? '')) ?? {};
    const bill = await shop().provider.bill(latestInvoiceId ?? '');
    await advanceDays(20);
    expect((await pay(bill?.payUrl ?? '')).status).toBeLessThan(400);
    await settled();
    expect(await movementsOf(shop(), order)).toEqual(['paid 1900', 'paid 1900', 'refund 1900']);
    expect((await kindsOfMail(order)).slice(-2)).toEqual(['subscription-ended', 'refund-made']);
    expect((await present(order)).subscriptionStatus).toBe('cancelled');
  });
});

describe('a renewal that is paid', () => {
  test.each(['month', 'year'] as const)('sends one receipt, by the %s', async (billingInterval) => {
    shop().sandbox.webhooks.sendTwice(true);
    const order = await buy(shop(), '', { billingInterval });
    await renew(shop(), order);
    const [mail, ...more] = await mailsOf(order);
    expect(more).toEqual([]);
    expect(mail?.kind).toBe('payment-received');
    const text = mail?.text ?? '';
    expect(text).toContain(billingInterval === 'year' ? 'Paid: $199.00 on' : 'Paid: $19.00 on');
    expect(text).toMatch(/Period: \w+ \d+, \d{4} to \w+ \d+, \d{4} \(UTC\)/);
    expect(text).toContain('Card: Visa ending in 4242');
    expect(text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/i\/in_\w+/);
    expect(text).toContain('Next charge:');
  });
});

test('activates nothing until bank authentication succeeds', async () => {
  const product = await shop().aProduct();
  const opened = await shop().post('/api/orders/create-checkout', {
    productId: product.id,
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
  });
  const { url, orderId } = (await opened.json()) as { url: string; orderId: string };
  await pay(url, cards.challenged);
  await settled();
  const unpaid = { paymentStatus: 'pending', subscriptionStatus: 'pending', paidAt: null };
  expect(await findOrder(shop(), orderId)).toMatchObject(unpaid);
  const answer = (challenge: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ challenge }), redirect: 'manual' });
  await answer('fail');
  await settled();
  expect(await findOrder(shop(), orderId)).toMatchObject(unpaid);
  await pay(url, cards.challenged);
  await answer('complete');
  await settled();
  const active = { paymentStatus: 'paid', subscriptionStatus: 'active' };
  expect(await findOrder(shop(), orderId)).toMatchObject(active);
});
