import { describe, expect, test } from 'bun:test';
import { CARD } from '../testing/portal.ts';
import { type StartedSandbox, start } from '../testing/start.ts';
import { aSubscription, LATER_DECLINED } from '../testing/subscription.ts';

async function startOwing(): Promise<StartedSandbox & { id: string; url: string }> {
  const shop = await start({ now: () => new Date('2026-01-15T12:00:00Z') });
  const { id } = await aSubscription(shop.stripe, { cardNumber: LATER_DECLINED });
  shop.sandbox.time.advanceToNextRenewal();
  const [open] = (await shop.stripe.invoices.list({ subscription: id, status: 'open' })).data;
  return { ...shop, id, url: open?.hosted_invoice_url ?? '' };
}

function post(url: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}

describe('the hosted invoice page', () => {
  test('shows the lines and that it is paid', async () => {
    await using shop = await start();
    const { latest_invoice } = await aSubscription(shop.stripe);
    const { hosted_invoice_url, number } = await shop.stripe.invoices.retrieve(
      String(latest_invoice),
    );
    const page = await (await fetch(hosted_invoice_url ?? '')).text();
    expect(page).toContain(`<h1>Invoice ${number}</h1>`);
    expect(page).toContain('1 × Bakery website (at $29.00 / month)');
    expect(page).toMatch(/Amount paid<\/dt><dd>\$29\.00/);
    expect(page).not.toContain('Card number');
  });

  test('accepts another card for an open invoice, once', async () => {
    await using shop = await startOwing();
    expect(await (await fetch(shop.url)).text()).toContain('>Pay $29.00</button>');
    expect((await post(shop.url, CARD)).status).toBe(303);
    expect((await post(shop.url, CARD)).status).toBe(303);
    expect((await shop.stripe.subscriptions.retrieve(shop.id)).status).toBe('active');
    expect((await shop.stripe.events.list({ type: 'invoice.paid' })).data).toHaveLength(2);
  });

  test('shows why a card was declined', async () => {
    await using shop = await startOwing();
    for (const cardNumber of ['4000 0000 0000 9995', LATER_DECLINED]) {
      const refused = await post(shop.url, { ...CARD, cardNumber });
      expect(refused.status).toBe(402);
      expect(await refused.text()).toMatch(/<p class="error" id="cardNumber-error">Your card/);
    }
    expect((await post(shop.url, { ...CARD, cardCvc: '' })).status).toBe(422);
  });

  test('asks for authentication before charging', async () => {
    await using shop = await startOwing();
    await post(shop.url, { ...CARD, cardNumber: '4000 0025 0000 3155' });
    expect(await (await fetch(shop.url)).text()).toContain('Your bank needs to verify it’s you');
    await post(shop.url, { challenge: 'complete' });
    expect((await shop.stripe.subscriptions.retrieve(shop.id)).status).toBe('active');
  });

  test('exists only for finalized invoices', async () => {
    await using shop = await start();
    await aSubscription(shop.stripe);
    shop.sandbox.time.advanceTo(new Date(shop.sandbox.time.now().getTime() + 32 * 86_400_000));
    const { data } = await shop.stripe.invoices.list();
    for (const { hosted_invoice_url, status } of data) {
      expect([status, hosted_invoice_url !== null]).toEqual([status, status !== 'draft']);
    }
    expect((await fetch(`${shop.sandbox.url}/i/in_none`)).status).toBe(404);
  });
});

describe('the invoice PDF', () => {
  test('has a cross-reference table that points to each object', async () => {
    await using shop = await start();
    const { latest_invoice } = await aSubscription(shop.stripe);
    const { invoice_pdf, number } = await shop.stripe.invoices.retrieve(String(latest_invoice));
    const response = await fetch(invoice_pdf ?? '');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(file).toStartWith('%PDF-1.4');
    expect(file).toContain(`(Invoice number ${number})`);
    expect(file).toContain('($29.00)');
    const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(table)).toStartWith('xref\n');
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)];
    expect(offsets.length).toBeGreaterThan(5);
    for (const [index, [, offset]] of offsets.entries()) {
      expect(file.slice(Number(offset))).toStartWith(`${index + 1} 0 obj\n`);
    }
    const streams = [...file.matchAll(/\/Length (\d+) >>\nstream\n(.*?)\nendstream/gs)];
    for (const [, length, stream = ''] of streams) expect(stream).toHaveLength(Number(length));
  });

  test('escapes names, replaces characters it cannot show, and ends with the footer', async () => {
    await using shop = await start();
    const { id, customer, items } = await aSubscription(shop.stripe);
    const footer = `Ebbe GmbH\n${'Hafenstraße 1, '.repeat(8)}Hamburg`;
    await shop.stripe.customers.update(String(customer), { invoice_settings: { footer } });
    const product = String(items.data[0]?.price.product);
    await shop.stripe.products.update(product, { name: 'Bäckerei (alt) \\ 面包 😀' });
    shop.sandbox.time.advanceToNextRenewal();
    const [invoice] = (await shop.stripe.invoices.list({ subscription: id })).data;
    const response = await fetch(invoice?.invoice_pdf ?? '');
    const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(file).toContain('B\u00e4ckerei \\(alt\\) \\\\ ?? ?');
    expect(file).toContain('(Ebbe GmbH)');
    expect(file).toContain('Hamburg)');
  });
});
