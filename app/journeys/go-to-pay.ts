import type { Page } from 'playwright-core';

/** Goes on to the payment page, which opens in a second tab. */
export async function goToPay(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const payment = await opening;
  await payment.getByRole('button', { name: 'Subscribe' }).waitFor();
  return payment;
}
