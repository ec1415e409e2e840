import { describe, expect, test } from 'bun:test';
import { isLocalPeer } from '../controls/local.ts';
import { dashboardHtml, press } from '../testing/dashboard.ts';
import { start } from '../testing/start.ts';
import { aSubscription, LATER_DECLINED } from '../testing/subscription.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';

const bought = new Date('2026-01-15T12:00:00Z');
const startDesk = () => start({ now: () => bought });

describe('the page', () => {
  test('shows each subscription with its status and renewal date', async () => {
    await using shop = await startDesk();
    expect(await dashboardHtml(shop)).toContain(
      'No subscriptions yet. Buy something in the shop to create one.',
    );
    await aSubscription(shop.stripe);
    const shown = await dashboardHtml(shop);
    expect(shown).toMatch(/<h3>Bakery website <span[^>]*>active<\/span><\/h3>/);
    expect(shown).toContain('ada@example.com · $29.00 per month');
    expect(shown).toContain(
      'Renews on <time datetime="2026-02-15T12:00:00.000Z">Feb 15, 2026, 12:00',
    );
    expect(shown).toContain('Same as real time.');
  });

  test('shows how a subscription ends, fails and has ended', async () => {
    await using shop = await startDesk();
    const { stripe, sandbox } = shop;
    const ending = await aSubscription(stripe);
    await stripe.subscriptions.update(ending.id, { cancel_at_period_end: true });
    await aSubscription(stripe, { cardNumber: LATER_DECLINED });
    expect(await dashboardHtml(shop)).toContain('Ends on <time');
    sandbox.time.advanceTo(new Date('2026-02-15T13:00:00Z'));
    const shown = await dashboardHtml(shop);
    expect(shown).toMatch(/past due[\s\S]*Next payment attempt on <time[^>]*>Feb 18, 2026/);
    expect(shown).toMatch(/canceled[\s\S]*Ended on <time[^>]*>Feb 15, 2026/);
    expect(shown).toContain('31 days and 1 hour ahead of real time.');
  });

  test('shows which events were delivered', async () => {
    using receiver = startWebhookReceiver();
    await using shop = await start({ webhook: { url: receiver.url, secret: 'whsec_test' } });
    shop.sandbox.webhooks.hold();
    await shop.stripe.products.create({ name: 'A' });
    expect(await dashboardHtml(shop)).toMatch(/product\.created<\/code>\s*<span>Pending/);
    await shop.sandbox.webhooks.release();
    expect(await dashboardHtml(shop)).toMatch(/product\.created<\/code>\s*<span>Delivered/);
  });

  test('escapes names that the shop provided', async () => {
    await using shop = await startDesk();
    const { id } = await aSubscription(shop.stripe);
    const { items } = await shop.stripe.subscriptions.retrieve(id);
    const product = String(items.data[0]?.price.product);
    await shop.stripe.products.update(product, { name: '<script>alert(1)</script>' });
    expect(await dashboardHtml(shop)).not.toContain('<script');
  });

  test('loads only its own style and submits only to itself', async () => {
    await using shop = await startDesk();
    const response = await fetch(shop.sandbox.url);
    const policy = response.headers.get('content-security-policy') ?? '';
    const [, css = ''] = /<style>(.*)<\/style>/s.exec(await response.text()) ?? [];
    const hash = new Bun.CryptoHasher('sha256').update(css).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).toContain("form-action 'self';");
  });
});

describe('the controls', () => {
  test('advance a day or to the next renewal, and return focus to the button', async () => {
    await using shop = await startDesk();
    const { id } = await aSubscription(shop.stripe);
    const day = await press(shop, 'advance', { by: 'day' });
    expect([day.status, day.headers.get('location')]).toEqual([303, '/?pressed=day']);
    expect(shop.sandbox.time.now()).toEqual(new Date('2026-01-16T12:00:00Z'));

    const renewal = await press(shop, 'advance', { by: 'renewal' });
    expect(await dashboardHtml(shop, renewal.headers.get('location') ?? '')).toMatch(
      /value="renewal" autofocus>Advance to next renewal/,
    );
    const [invoice] = (await shop.stripe.invoices.list({ subscription: id })).data;
    expect(invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle' });
  });

  test('advance to the end of a canceled subscription', async () => {
    await using shop = await startDesk();
    const { id } = await aSubscription(shop.stripe);
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await press(shop, 'advance', { by: 'renewal' });
    expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(shop.sandbox.time.now()).toEqual(new Date('2026-02-15T12:00:00Z'));
  });

  test('charge a pending draft before the next period', async () => {
    await using shop = await startDesk();
    await aSubscription(shop.stripe);
    await press(shop, 'advance', { to: '2026-02-15T12:10:00Z' });
    await press(shop, 'advance', { by: 'renewal' });
    expect(shop.sandbox.time.now()).toEqual(new Date('2026-02-15T13:00:00Z'));
  });

  test('return JSON to programs', async () => {
    await using shop = await startDesk();
    const accept = { Accept: 'application/json' };
    const advanced = await press(shop, 'advance', { to: '2026-02-01' }, accept);
    expect(await advanced.json()).toMatchObject({ now: '2026-02-01T00:00:00.000Z', faults: [] });
  });

  test('decline card payments and accept them again', async () => {
    await using shop = await startDesk();
    const { id: subscription } = await aSubscription(shop.stripe);
    await press(shop, 'card', { subscription, declines: 'on' });
    expect(await dashboardHtml(shop)).toContain('Accept card payments');
    await press(shop, 'advance', { by: 'renewal' });
    expect((await shop.stripe.subscriptions.retrieve(subscription)).status).toBe('past_due');
    await press(shop, 'card', { subscription, declines: 'off' });
    expect(shop.sandbox.cards.declines(subscription)).toBe(false);
  });

  test.each([
    ['advance', { to: 'soon' }],
    ['advance', { to: '2026-01-14' }],
    ['advance', { by: 'magic' }],
    ['advance', {}],
    ['card', { subscription: 'sub_none', declines: 'on' }],
    ['card', { declines: 'perhaps' }],
    ['fault', { operation: 'GET /v1/teapots', fault: '500' }],
    ['fault', { operation: '*', fault: '200' }],
    ['fault', { operation: '*', fault: 'latency', ms: 'long' }],
    ['fault', { operation: '*', fault: '500', times: '0' }],
    ['webhooks', { mischief: 'burn', on: 'on' }],
    ['webhooks', { mischief: 'hold', on: 'perhaps' }],
    ['webhooks', { mischief: 'delay', on: 'on', ms: '-1' }],
    ['resend', { event: 'evt_none' }],
    ['dispute', { invoice: 'in_none' }],
    ['dispute', { dispute: 'dp_none', outcome: 'won' }],
    ['dispute', { outcome: 'drawn' }],
    ['tax', { set: 'on', country: 'Germany' }],
  ] as const)('%s with %p is rejected with a message', async (action, fields) => {
    await using shop = await startDesk();
    const response = await press(shop, action, fields);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/\.\n$/);
    expect(shop.sandbox.time.now()).toEqual(bought);
  });

  test("can't be used by another site", async () => {
    await using shop = await startDesk();
    for (const [header, value] of [
      ['Origin', 'http://localhost:3000'],
      ['Origin', 'null'],
      ['Sec-Fetch-Site', 'same-site'],
      ['Sec-Fetch-Site', 'cross-site'],
    ] as const) {
      const pressed = await press(shop, 'advance', { by: 'day' }, { [header]: value });
      expect(pressed.status).toBe(403);
    }
    const own = { Origin: shop.sandbox.url, 'Sec-Fetch-Site': 'same-origin' };
    expect((await press(shop, 'advance', { by: 'day' }, own)).status).toBe(303);
  });

  test('accept only POST', async () => {
    await using shop = await startDesk();
    expect((await fetch(`${shop.sandbox.url}/_controls/advance`)).status).toBe(405);
  });
});

describe('connections from other machines', () => {
  test.each<[string, Record<string, string>]>([
    ['under another host name', { Host: 'sandbox.example' }],
    ['through a proxy', { 'X-Forwarded-For': '127.0.0.1' }],
    ['through a proxy that sends Forwarded', { Forwarded: 'for=127.0.0.1' }],
    ['through a proxy that names itself only', { Via: '1.1 proxy' }],
    ['through a proxy with a header of its own', { 'X-Real-IP': '127.0.0.1' }],
  ])('get a 404 %s', async (_, headers) => {
    await using shop = await startDesk();
    expect((await fetch(shop.sandbox.url, { headers })).status).toBe(404);
    expect((await press(shop, 'advance', { by: 'day' }, headers)).status).toBe(404);
    expect(shop.sandbox.time.now()).toEqual(bought);
  });

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.0.7', false],
    ['127.0.0.1.evil.test', false],
    ['', false],
  ])('are recognized from the address %p: %p', (peer, local) => {
    expect(isLocalPeer(peer)).toBe(local);
  });
});
