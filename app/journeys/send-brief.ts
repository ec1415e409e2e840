import type { Page } from 'playwright-core';

/** Sends a brief with one answer and one file. */
export async function sendBrief(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Business name', { exact: true }).fill('Ada’s Kitchen');
  await page.getByText('Saved', { exact: true }).waitFor();
  await sendUnfinished(page, link);
}

/** Adds a file to a brief and sends it with the answers that it has. */
export async function sendUnfinished(page: Page, link: string): Promise<void> {
  await page.goto(`${link}?step=pages`);
  await page
    .getByLabel('Other files')
    .setInputFiles({ name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Soup') });
  await page.getByRole('link', { name: /menu\.txt/ }).waitFor();
  await page.goto(`${link}?step=review`);
  await page.getByRole('button', { name: 'Send unfinished brief' }).click();
  await page.getByText('Brief sent').first().waitFor();
}
