import { describe, expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { aSession, pay } from '../testing/purchase.ts';
import { start } from '../testing/start.ts';

const ASKS_ONCE = '4000 0025 0000 3155';
const ASKS_EACH_TIME = '4000 0027 6000 3184';

function answer(session: Stripe.Checkout.Session, challenge: string): Promise<Response> {
  const body = new URLSearchParams({ challenge });
  return fetch(session.url ?? '', { method: 'POST', body, redirect: 'manual' });
}

describe('a card that requires authentication', () => {
  test('is charged after authentication succeeds', async () => {
    await using shop = await start();
    const session = await aSession(shop.stripe);
    const asked = await pay(session, { cardNumber: ASKS_ONCE });
    expect(asked.headers.get('location')).toBe(new URL(session.url ?? '').pathname);
    const page = await (await fetch(session.url ?? '')).text();
    expect(page).toContain('Your bank needs to verify it’s you');
    expect(page).toContain('You’re about to pay $29.00.');
    const open = await shop.stripe.checkout.sessions.retrieve(session.id);
    expect(open).toMatchObject({ status: 'open', payment_status: 'unpaid' });

    const done = await answer(session, 'complete');
    expect(done.headers.get('location')).toContain('/checkout/success');
    const { data } = await shop.stripe.events.list({ type: 'payment_intent.*' });
    expect(data.map(({ type }) => type).toReversed()).toEqual([
      'payment_intent.created',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
    ]);
    shop.sandbox.time.advanceToNextRenewal();
    expect((await shop.stripe.invoices.list({ status: 'paid' })).data).toHaveLength(2);
  });

  test('is not charged after authentication fails, and another card can be tried', async () => {
    await using shop = await start();
    const session = await aSession(shop.stripe);
    await pay(session, { cardNumber: ASKS_ONCE });
    const failed = await answer(session, 'fail');
    expect(failed.status).toBe(402);
    expect(await failed.text()).toContain('We are unable to authenticate your payment method.');
    const { data } = await shop.stripe.events.list({ type: 'payment_intent.payment_failed' });
    expect(data[0]?.data.object).toMatchObject({
      last_payment_error: {
        code: 'payment_intent_authentication_failure',
        doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
      },
      next_action: null,
    });
    expect((await pay(session)).status).toBe(303);
    expect((await shop.stripe.subscriptions.list()).data).toHaveLength(1);
  });

  test('is declined off session if it requires authentication every time', async () => {
    await using shop = await start();
    const session = await aSession(shop.stripe);
    await pay(session, { cardNumber: ASKS_EACH_TIME });
    await answer(session, 'complete');
    shop.sandbox.time.advanceToNextRenewal();
    const { data } = await shop.stripe.events.list({ type: 'invoice.payment_action_required' });
    expect(data).toHaveLength(1);
    const [subscription] = (await shop.stripe.subscriptions.list()).data;
    expect(subscription?.status).toBe('past_due');
  });
});
