import { describe, expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { itemOf, startMidPeriod } from '../testing/mid-period.ts';
import { start } from '../testing/start.ts';
import { aSubscription } from '../testing/subscription.ts';

describe('a plan change with a declined card', () => {
  test('changes nothing if the shop asks for an error', async () => {
    await using shop = await startMidPeriod();
    shop.sandbox.cards.decline(shop.id, true);
    const change = shop.to(6200, {
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    await expect(change).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    expect((await itemOf(shop.stripe, shop.id)).price.unit_amount).toBe(3100);
    expect(await shop.invoices()).toHaveLength(1);
  });

  test('reports that authentication is required, and changes nothing', async () => {
    await using shop = await start();
    const { stripe } = shop;
    const { id, items } = await aSubscription(stripe, { cardNumber: '4000 0027 6000 3184' });
    const change = (params: Stripe.SubscriptionUpdateParams) =>
      stripe.subscriptions.update(id, {
        items: [{ id: items.data[0]?.id, quantity: 3 }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        ...params,
      });
    await expect(change({})).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'subscription_payment_intent_requires_action',
      doc_url: undefined,
      message: expect.stringContaining('requires additional user action'),
    });
    await expect(change({ off_session: true })).rejects.toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
    });
    expect((await itemOf(stripe, id)).quantity).toBe(1);
  });

  test('otherwise leaves an open invoice and a past due subscription until it is paid', async () => {
    await using shop = await startMidPeriod();
    shop.sandbox.cards.decline(shop.id, true);
    const after = await shop.to(6200, { proration_behavior: 'always_invoice' });
    expect(after.status).toBe('past_due');
    const [invoice] = await shop.invoices();
    expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 2000 });
    shop.sandbox.cards.decline(shop.id, false);
    await shop.stripe.invoices.pay(invoice?.id ?? '');
    expect((await shop.stripe.subscriptions.retrieve(shop.id)).status).toBe('active');
  });
});
