import { describe, expect, test } from 'bun:test';
import { aSession, pay } from '../testing/purchase.ts';
import { start } from '../testing/start.ts';

describe('a card that pays', () => {
  test('redirects to the success URL with the session ID', async () => {
    await using shop = await start();
    const session = await aSession(shop.stripe);
    expect(session.success_url).toContain('{CHECKOUT_SESSION_ID}');
    const response = await pay(session);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `https://shop.test/checkout/success?session_id=${session.id}`,
    );
  });

  test('creates a paid subscription for the buyer', async () => {
    await using shop = await start({ now: () => new Date('2026-01-31T12:00:00Z') });
    const metadata = { order: '1' };
    const { stripe } = shop;
    const session = await aSession(stripe, { subscription_data: { metadata } });
    await pay(session);
    const expand = ['subscription.latest_invoice', 'customer'];
    expect(await stripe.checkout.sessions.retrieve(session.id, { expand })).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      amount_total: 2900,
      currency: 'usd',
      customer: { email: 'ada@example.com', name: 'Ada Lovelace' },
      subscription: {
        status: 'active',
        metadata,
        items: { data: [{ current_period_end: Date.UTC(2026, 1, 28, 12) / 1000 }] },
        latest_invoice: {
          status: 'paid',
          billing_reason: 'subscription_create',
          amount_paid: 2900,
          number: expect.stringMatching(/^[A-Z0-9]{8}-0001$/),
          parent: { subscription_details: { metadata } },
        },
      },
    });
  });

  test('charges once, however often the button is pressed', async () => {
    await using shop = await start();
    const session = await aSession(shop.stripe);
    const presses = await Promise.all([pay(session), pay(session), pay(session)]);
    expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await pay(session)).status).toBe(303);
    expect((await shop.stripe.subscriptions.list()).data).toHaveLength(1);
    expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
    expect((await shop.stripe.customers.list()).data).toHaveLength(1);
  });

  test('charges the customer that the shop named', async () => {
    await using shop = await start();
    const customer = await shop.stripe.customers.create({ email: 'ada@example.com' });
    for (const _ of [1, 2]) await pay(await aSession(shop.stripe, { customer: customer.id }));
    const { data } = await shop.stripe.invoices.list({ customer: customer.id });
    expect(data.map(({ number }) => number?.slice(-4))).toEqual(['0002', '0001']);
    expect((await shop.stripe.customers.list()).data).toHaveLength(1);
  });
});

describe('a card that is declined', () => {
  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.', 'generic_decline'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.', 'insufficient_funds'],
  ])(
    '%s shows the decline and leaves the session open',
    async (cardNumber, sentence, decline_code) => {
      await using shop = await start();
      const session = await aSession(shop.stripe);
      const response = await pay(session, { cardNumber });
      const page = await response.text();
      expect(response.status).toBe(402);
      expect(page).toContain(`<p class="error" id="cardNumber-error">${sentence}</p>`);
      expect(page).toContain('You weren’t charged.');
      expect(page).toMatch(
        /<input id="cardNumber"[^>]+aria-describedby="cardNumber-error"[^>]+autofocus/,
      );

      const { data } = await shop.stripe.events.list({ types: ['payment_intent.payment_failed'] });
      expect(data[0]?.data.object).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: {
          code: 'card_declined',
          decline_code,
          doc_url: 'https://stripe.com/docs/error-codes/card-declined',
          message: sentence,
        },
      });
      const after = await shop.stripe.checkout.sessions.retrieve(session.id);
      expect(after).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    },
  );

  test('can be followed by a successful card in the same payment intent', async () => {
    await using shop = await start();
    const session = await aSession(shop.stripe);
    await pay(session, { cardNumber: '4000 0000 0000 0002' });
    expect((await pay(session)).status).toBe(303);
    const { data } = await shop.stripe.events.list({ type: 'payment_intent.*' });
    expect(data.map(({ type }) => type).toReversed()).toEqual([
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ]);
  });
});
