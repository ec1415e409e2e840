import { describe, expect, test } from 'bun:test';
import { CARD, startPortal } from '../testing/portal.ts';
import { start } from '../testing/start.ts';
import { aSubscription, LATER_DECLINED } from '../testing/subscription.ts';

describe('the portal', () => {
  test('shows subscriptions, the card and invoices', async () => {
    await using shop = await startPortal();
    const page = await shop.page();
    expect(page).toContain('Bakery website');
    expect(page).toContain('$29.00 per month. Next payment on Feb 15, 2026');
    expect(page).toContain('Visa ending in 4242, expires 12/2044');
    expect(page).toMatch(/<a href="\/i\/in_\w+">[A-Z0-9]{8}-0001<\/a>/);
    expect(page).toContain('href="https://shop.test/dashboard"');
  });

  test('offers and accepts only what its configuration allows', async () => {
    await using shop = await startPortal({ features: { invoice_history: { enabled: true } } });
    const page = await shop.page();
    for (const label of ['Update payment method', 'Update information', 'Cancel subscription']) {
      expect(page).not.toContain(label);
    }
    await shop.post('/card', { ...CARD, cardNumber: LATER_DECLINED });
    await shop.post(`/cancel/${shop.id}`, { confirm: 'yes' });
    await shop.post('/details', { name: 'Mallory', email: 'mallory@example.com' });
    const subscription = await shop.subscription();
    expect(subscription.cancel_at).toBeNull();
    expect(await shop.stripe.customers.retrieve(shop.customer)).toMatchObject({
      name: 'Ada Lovelace',
      invoice_settings: { default_payment_method: null },
    });
  });

  test('protects other customers’ subscriptions', async () => {
    await using shop = await startPortal();
    const other = await aSubscription(shop.stripe);
    await shop.post(`/cancel/${other.id}`, { confirm: 'yes' });
    expect((await shop.stripe.subscriptions.retrieve(other.id)).cancel_at).toBeNull();
  });

  test('expires after an hour and links back to the shop', async () => {
    await using shop = await startPortal();
    shop.later('2026-01-15T13:00:01Z');
    const response = await fetch(shop.url);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('href="https://shop.test/dashboard"');
  });
});

describe('a new card', () => {
  test('pays a renewal that would have failed', async () => {
    await using shop = await startPortal({ cardNumber: LATER_DECLINED });
    const done = await shop.post('/card', CARD);
    expect(done.headers.get('location')).toMatch(/^\/p\/session\/bps_\w+\?done=1$/);
    expect(await shop.page('?done=1')).toContain('Your changes have been saved.');
    await shop.charge();
    shop.sandbox.time.advanceToNextRenewal();
    expect((await shop.subscription()).status).toBe('active');
  });

  test('becomes the customer’s default without replacing a subscription’s own card', async () => {
    await using shop = await startPortal({ cardNumber: LATER_DECLINED });
    const before = (await shop.subscription()).default_payment_method;
    await shop.post('/card', CARD);
    expect(await shop.chosen()).toMatch(/^pm_/);
    expect((await shop.subscription()).default_payment_method).toBe(before);
    shop.sandbox.time.advanceToNextRenewal();
    expect((await shop.subscription()).status).toBe('past_due');
  });

  test('can be attached and still fail at its first charge', async () => {
    await using shop = await startPortal();
    expect((await shop.post('/card', { ...CARD, cardNumber: LATER_DECLINED })).status).toBe(303);
    await shop.charge();
    shop.sandbox.time.advanceToNextRenewal();
    expect((await shop.subscription()).status).toBe('past_due');
  });

  test('changes nothing if it is declined', async () => {
    await using shop = await startPortal();
    const refused = await shop.post('/card', { ...CARD, cardNumber: '4000 0000 0000 0002' });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain('Your card was declined.');
    expect(await shop.chosen()).toBeNull();
  });

  test('waits for authentication if the bank requires it', async () => {
    await using shop = await startPortal();
    await shop.post('/card', { ...CARD, cardNumber: '4000 0025 0000 3155' });
    expect(await shop.page('/card')).toContain('Your bank needs to verify it’s you');
    expect(await shop.chosen()).toBeNull();
    await shop.post('/card', { challenge: 'complete' });
    expect(await shop.chosen()).toMatch(/^pm_/);
  });
});

describe('canceling in the portal', () => {
  test('takes effect at period end, stores the reason, and can be withdrawn', async () => {
    await using shop = await startPortal();
    const asked = await shop.page(`/cancel/${shop.id}`);
    expect(asked).toContain(
      'Your subscription stays active until Feb 15, 2026. You won’t be charged again.',
    );
    expect(asked).toContain('I no longer need it');
    await shop.post(`/cancel/${shop.id}`, { feedback: 'unused', comment: 'Bye' });
    expect(await shop.subscription()).toMatchObject({
      cancel_at_period_end: true,
      cancellation_details: {
        comment: 'Bye',
        feedback: 'unused',
        reason: 'cancellation_requested',
      },
    });
    expect(await shop.page()).toContain('Ends on Feb 15, 2026');
    await shop.post(`/keep/${shop.id}`, {});
    expect((await shop.subscription()).cancel_at).toBeNull();
  });

  test('takes effect immediately if the configuration says so', async () => {
    const subscription_cancel = { enabled: true, mode: 'immediately' } as const;
    await using shop = await startPortal({ features: { subscription_cancel } });
    await shop.post(`/cancel/${shop.id}`, {});
    expect((await shop.subscription()).status).toBe('canceled');
  });
});

test('updates only the allowed customer details', async () => {
  await using shop = await startPortal();
  expect((await shop.post('/details', { name: 'Ada', email: 'no' })).status).toBe(422);
  await shop.post('/details', { name: 'Ada Byron', email: 'ada@byron.example', phone: '+44' });
  expect(await shop.stripe.customers.retrieve(shop.customer)).toMatchObject({
    name: 'Ada Byron',
    email: 'ada@byron.example',
    phone: null,
  });
});

test('rejects a portal session without a customer or a configuration', async () => {
  await using shop = await start();
  const { id: customer } = await shop.stripe.customers.create({});
  const { sessions } = shop.stripe.billingPortal;
  await expect(sessions.create({ customer })).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('No configuration provided'),
  });
  await expect(sessions.create({ customer: 'cus_none' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'customer',
  });
});
