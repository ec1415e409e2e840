import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const picture = join(import.meta.dir, '../public/social-card.jpg');

/** Enters prices as people write them: what can mean two amounts is refused, not guessed. */
async function enterPrices(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  const price = dialog.getByLabel('Price', { exact: true });
  const annual = dialog.getByLabel(/^Annual price/);
  const error = dialog.getByRole('paragraph').filter({ hasText: /like 12\.50/ });
  const rewrite = async (field: typeof price, amount: string) => {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(amount);
  };
  const paste = async (amount: string) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), amount);
    await price.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
  };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const put of [(amount: string) => rewrite(price, amount), paste]) {
    await put('12,50');
    await page.keyboard.press('Tab');
    expect(await price.inputValue()).toBe('12.50');
  }
  for (const amount of ['1,200.5', '1.200,50', '1e3']) {
    await rewrite(price, amount);
    await page.keyboard.press('Enter');
    await error.waitFor();
    await rewrite(price, '.5');
    await error.waitFor({ state: 'detached' });
  }
  for (const refused of ['1,200.50', '1.2.3', '$5']) {
    await rewrite(price, '49');
    await paste(refused);
    await error.waitFor();
    expect(await price.inputValue()).toBe('49');
  }
  // The browser gives no text that it can't read, and no text would mean no annual price.
  await rewrite(annual, '.');
  await page.keyboard.press('Enter');
  await error.waitFor();
  await rewrite(annual, '290');
  await rewrite(price, '29.5');
  await page.keyboard.press('ArrowUp');
  await price.hover();
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('Tab');
  expect(await price.inputValue()).toBe('29.51');
}

test(
  'An owner adds a product with a picture, edits its price and deletes it: shoppers see it, the audit log says it',
  async () => {
    const { page, troubles, leave } = await shop().visit();
    await signInAsAdmin(page, shop().dataDir);
    const shopper = await shop().visit({ viewport: { width: 360, height: 740 } });
    const card = shopper.page.getByRole('article').filter({ hasText: 'Lantern' });

    await page.goto('/admin?tab=products');
    await page.getByRole('button', { name: 'Add Product' }).click();
    await page.keyboard.type('Lantern');
    await page.getByRole('textbox', { name: 'Description' }).fill('For small theatres.');
    await page.getByRole('textbox', { name: 'Demo URL' }).fill('/demos/saltmarsh/');
    const field = page.getByLabel(/Choose image…/);
    const note = Buffer.from('Not a picture');
    await field.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: note });
    await page.getByText('We can’t read this image.').waitFor();
    await field.setInputFiles(picture);
    await page.getByText('social-card.jpg uploaded', { exact: true }).waitFor();
    const address = await page.getByRole('textbox', { name: /Thumbnail URL/ }).inputValue();
    expect(address).toMatch(/^\/uploads\/[0-9a-f]{32}-960\.webp$/);
    await page.getByRole('textbox', { name: 'Title' }).press('Enter');
    await page.getByText('Price must be at least $0.50', { exact: true }).waitFor();
    await page.keyboard.type('29.5');
    await page.keyboard.press('Enter');
    await page.getByText('Product created successfully', { exact: true }).waitFor();
    const row = page.getByRole('row', { name: /Lantern/ });
    await row.getByText('$29.50').waitFor();
    await shopper.page.goto('/');
    await card.getByText('For small theatres.').waitFor();
    const shown = await card.locator('img').evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      await image.decode();
      return new URL(image.currentSrc).pathname;
    });
    expect(shown).toMatch(new RegExp(`^${address.replace(/960.*/, '(480|720|960)')}\\.webp$`));

    await page.getByRole('button', { name: 'Edit Lantern' }).click();
    await enterPrices(page);
    await page.getByRole('textbox', { name: 'Title' }).fill(`Lantern ${'hall'.repeat(40)}`);
    await page.keyboard.press('Enter');
    await page.getByText('Product updated successfully', { exact: true }).waitFor();
    await shopper.page.reload();
    await card.getByText('For small theatres.').waitFor();
    expect(await shopper.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await page.getByRole('button', { name: /^Delete Lantern/ }).click();
    await page.getByText(/This action cannot be undone\.$/).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Product deleted successfully', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add Product' }).and(page.locator(':focus')).waitFor();
    await shopper.page.reload();
    await shopper.page.getByRole('article').filter({ hasText: 'Saltmarsh' }).first().waitFor();
    expect(await card.count()).toBe(0);

    await page.getByRole('link', { name: 'System', exact: true }).click();
    await page.getByRole('link', { name: 'Audit log', exact: true }).click();
    const entries = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await entries.filter({ hasText: 'Signed in' }).waitFor();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Products');
    await page.keyboard.press('Escape');
    await entries.filter({ hasText: 'Signed in' }).waitFor({ state: 'detached' });
    expect(await entries.allTextContents()).toEqual([
      expect.stringContaining('Deleted product Lantern'),
      expect.stringContaining('Updated product Lantern'),
      expect.stringContaining('Created product Lantern'),
    ]);
    await page.getByRole('button', { name: /^View Details of “Updated product/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Updated product Lantern/ });
    await dialog.getByText('$29.51').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const saving = page.waitForEvent('download');
    await page.getByRole('main').getByRole('button', { name: 'List options' }).click();
    await page.getByRole('menuitem', { name: 'Download CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(readFileSync(await file.path(), 'utf8')).toContain(',admin,,Products,Updated product,');

    // The browser logs the 400 of the file that was not an image.
    expect(troubles.filter((trouble) => !trouble.includes('400'))).toEqual([]);
    expect(shopper.troubles).toEqual([]);
    await shopper.leave();
    await leave();
  },
  journeyMs,
);
