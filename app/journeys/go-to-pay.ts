import type { Page } from 'playwright-core';

/** An annual plan with Regular Support. */
export async function fillInOrder(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: /^Annual/ }).check();
  await page.getByRole('radio', { name: /^Regular Support/ }).check();
}

/** Goes on to the payment page, which opens in a second tab. */
export async function goToPay(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const payment = await opening;
  await payment.getByRole('button', { name: 'Subscribe' }).waitFor();
  return payment;
}
