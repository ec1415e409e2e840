import { describe, expect, test } from 'bun:test';
import { dashboardHtml, press } from '../testing/dashboard.ts';
import { start } from '../testing/start.ts';
import { aSubscription } from '../testing/subscription.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';

const startDesk = () => start({ now: () => new Date('2026-01-15T12:00:00Z') });

describe('the controls', () => {
  test('set and clear API faults, which the page shows', async () => {
    await using shop = await startDesk();
    await press(shop, 'fault', { operation: '*', fault: '500', times: 'always' });
    await press(shop, 'fault', {
      operation: 'GET /v1/prices',
      fault: 'latency',
      ms: '20',
      times: '2',
    });
    const shown = await dashboardHtml(shop);
    expect(shown).toMatch(/All requests<\/code>\s*<span>Returns 500</);
    expect(shown).toContain('Responds 20 ms late');
    await expect(shop.stripe.products.list()).rejects.toMatchObject({ statusCode: 500 });
    const state = await fetch(`${shop.sandbox.url}/_controls`);
    expect(await state.json()).toMatchObject({
      faults: [
        { operation: '*', fault: { status: 500 }, times: null },
        { operation: 'GET /v1/prices', fault: { delayMs: 20 }, times: 2 },
      ],
    });
    const cleared = await press(shop, 'fault', { clear: 'all' });
    expect(cleared.headers.get('location')).toBe('/?pressed=clear');
    expect((await shop.stripe.products.list()).data).toEqual([]);
  });

  test('turn webhook faults on and off, which the page shows', async () => {
    await using shop = await startDesk();
    const names = ['hold', 'twice', 'drop', 'reverse', 'missign', 'delay', 'age'];
    for (const mischief of names) await press(shop, 'webhooks', { mischief, on: 'on' });
    expect(shop.sandbox.webhooks.deliveryFaults()).toEqual({
      held: true,
      twice: true,
      dropped: true,
      reversed: true,
      missigned: true,
      delayMs: 10_000,
      ageMs: 600_000,
    });
    expect((await dashboardHtml(shop)).match(/aria-pressed="true"\s/g)).toHaveLength(names.length);
    for (const mischief of names) await press(shop, 'webhooks', { mischief, on: 'off' });
    expect((await dashboardHtml(shop)).match(/aria-pressed="false"\s/g)).toHaveLength(names.length);
  });

  test('open and close a dispute', async () => {
    await using shop = await startDesk();
    const { latest_invoice } = await aSubscription(shop.stripe);
    expect(await dashboardHtml(shop)).toContain('Dispute payment');
    await press(shop, 'dispute', { invoice: String(latest_invoice) });
    const shown = await dashboardHtml(shop);
    expect(shown).toContain('needs response');
    expect(shown).not.toContain('Dispute payment');
    const [dispute] = (await shop.stripe.disputes.list()).data;
    await press(shop, 'dispute', { dispute: dispute?.id ?? '', outcome: 'lost' });
    expect((await shop.stripe.disputes.list()).data[0]?.status).toBe('lost');
  });

  test('set automatic tax up, which the page shows, and undo it', async () => {
    await using shop = await startDesk();
    const ask = (country: string, postal_code: string) =>
      shop.stripe.tax.calculations.create({
        currency: 'usd',
        customer_details: { address: { country, postal_code }, address_source: 'billing' },
        line_items: [{ amount: 10_000 }],
      });
    await press(shop, 'tax', { set: 'on', country: 'DE' });
    expect(await dashboardHtml(shop)).toContain('Set up for a shop in DE.');
    const rates = [
      ...[await ask('DE', ''), await ask('FR', ''), await ask('GB', ''), await ask('JP', '')],
      ...[await ask('US', '10001'), await ask('US', '90001'), await ask('CA', 'M5V 3L9')],
    ].map(({ tax_amount_exclusive }) => tax_amount_exclusive);
    // Websites aren't taxed in California.
    expect(rates).toEqual([1900, 2000, 2000, 1000, 888, 0, 1300]);
    await press(shop, 'tax', { set: 'off' });
    await expect(ask('DE', '')).rejects.toMatchObject({ code: 'stripe_tax_inactive' });
  });

  test('resend an event', async () => {
    using receiver = startWebhookReceiver();
    await using shop = await start({ webhook: { url: receiver.url, secret: 'whsec_test' } });
    await shop.stripe.products.create({ name: 'A' });
    await shop.sandbox.webhooks.settled();
    await press(shop, 'resend', { event: receiver.received[0]?.event.id ?? '' });
    await shop.sandbox.webhooks.settled();
    expect(receiver.types()).toEqual(['product.created', 'product.created']);
  });
});
