import type { Page } from 'playwright-core';

export async function fillInCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Cardholder name').fill('Ada Lovelace');
}

/** Pays on the provider's checkout page. */
export async function payByCard(payment: Page, number?: string): Promise<void> {
  await fillInCard(payment, number);
  await payment.getByRole('button', { name: 'Subscribe' }).click();
}
