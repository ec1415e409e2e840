import { expect } from 'bun:test';
import { defaultTax } from '#contract/settings/tax';
import type { TestShop } from './shop.ts';

export const german = { country: 'DE', name: 'VAT', percentage: '19', inclusive: true };
export const british = { country: 'GB', name: 'VAT', percentage: '20', inclusive: false };

const seller = {
  sellerName: 'Sitewright',
  sellerAddress: 'Hafenstraße 1',
  sellerCountry: 'DE',
  sellerNumber: 'DE811569869',
};

/** Saves the tax settings: by default of a shop in Germany that charges by its own rates. */
export async function saveTax(shop: TestShop, values: object = {}, version = 0): Promise<void> {
  const { cookie } = await shop.signIn({ isAdmin: true });
  const value = { ...defaultTax, ...seller, mode: 'rates', ...values };
  const body = { section: 'tax', version, value };
  const saved = await shop.send('PATCH', '/api/admin/settings', body, { cookie });
  expect(saved.status).toBe(200);
}

export async function addTaxRate(shop: TestShop, values: object): Promise<void> {
  const { cookie } = await shop.signIn({ isAdmin: true });
  expect((await shop.post('/api/admin/tax-rates', values, { cookie })).status).toBe(201);
}
