import { expect, test } from 'bun:test';
import type Stripe from 'stripe';
import { aSession, pay } from '../testing/purchase.ts';
import { start } from '../testing/start.ts';
import { aRegistration, startTax } from '../testing/taxes.ts';

const PARIS = { country: 'FR', line1: '1 Rue de la Paix', city: 'Paris', postalCode: '75002' };

test('the buyer says where they are before they see the total and pay', async () => {
  await using shop = await start();
  const session = await aTaxedSession(shop.stripe);
  expect(session).toMatchObject({ automatic_tax: { status: 'requires_location_inputs' } });
  expect(await pageOf(session)).not.toContain('Card number');
  expect((await pay(session)).status).toBe(422);

  await enter(session, PARIS);
  const page = await pageOf(session);
  expect(page).toContain('<strong>$34.80</strong> per month</p>');
  expect(page).toMatch(/VAT \(20%\)<\/dt><dd>\$5\.80[\s\S]+Total due today<\/dt><dd>\$34\.80/);
  expect((await pay(session)).status).toBe(303);

  const paid = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['customer'] });
  expect(paid).toMatchObject({
    amount_total: 3480,
    customer_details: { address: { country: 'FR', line1: '1 Rue de la Paix' } },
    customer: { address: { city: 'Paris' }, name: 'Ada Lovelace' },
  });
});

test('a business with a tax ID of another country is charged no tax', async () => {
  await using shop = await start();
  const session = await aTaxedSession(shop.stripe, { tax_id_collection: { enabled: true } });
  await enter(session, { ...PARIS, businessName: 'Boulangerie', taxId: 'FR12345678901' });
  expect(await pageOf(session)).toMatch(/VAT \(reverse charge\)<\/dt><dd>\$0\.00/);
  await pay(session);

  const { customer, invoice } = await shop.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['customer', 'invoice'],
  });
  expect(customer).toMatchObject({ name: 'Boulangerie' });
  expect(invoice).toMatchObject({
    total: 2900,
    customer_tax_ids: [{ type: 'eu_vat', value: 'FR12345678901' }],
  });
  const hosted = await fetch((invoice as Stripe.Invoice).hosted_invoice_url ?? '');
  const page = await hosted.text();
  expect(page).toContain('Reverse charge: tax is to be paid by the customer.');
  expect(page).toContain('VAT number: FR12345678901');
  expect(page).toContain('From Test sandbox, Am Markt 1, Bremen, DE');
});

test.each([
  [{ country: '' }, 'Choose your country.'],
  [{ country: 'US' }, 'Enter a ZIP code with five digits.'],
  [{ country: 'FR', taxId: 'FR1' }, 'doesn’t have the format that your country uses'],
])('refuses the details %j', async (details, message) => {
  await using shop = await start();
  const session = await aTaxedSession(shop.stripe, { tax_id_collection: { enabled: true } });
  const refused = await enter(session, details);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(message);
});

async function aTaxedSession(stripe: Stripe, params: Stripe.Checkout.SessionCreateParams = {}) {
  await startTax(stripe);
  await aRegistration(stripe);
  return aSession(stripe, { automatic_tax: { enabled: true }, ...params });
}

function enter({ url }: Stripe.Checkout.Session, details: Record<string, string>) {
  const body = new URLSearchParams(details);
  return fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
}

async function pageOf({ url }: Stripe.Checkout.Session): Promise<string> {
  return (await fetch(url ?? '')).text();
}
