import type { Page } from 'playwright-core';
import { payByCard } from './pay-by-card.ts';

/** Buys Saltmarsh with monthly billing, from the home page to the success page. */
export async function buySaltmarsh(page: Page, email: string, card?: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Buy Now: Saltmarsh' }).click();
  await page.getByRole('heading', { name: 'Complete your website order' }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const payment = await opening;
  await payByCard(payment, card);
  await page.getByRole('heading', { name: 'Monthly Subscription Activated!' }).waitFor();
  await payment.close();
}
