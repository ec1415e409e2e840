import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { products } from '#db/schema/products';
import { accessibilityViolations } from './accessibility-violations.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/** The titles that a shopper sees at an address, top to bottom. */
async function shelf(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  return page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
}

test(
  'An owner arranges the catalog: a category, the order, what is featured and archived, and shoppers see it',
  async () => {
    await shop()
      .db.update(products)
      .set({ active: true })
      .where(eq(products.title, 'Marlow House'));
    const { page, troubles, leave } = await shop().visit();
    const { page: shopper, leave: shopperLeaves } = await shop().visit();
    await signInAsAdmin(page, shop().dataDir);
    await page.goto('/admin?tab=products');

    await press(page, 'Edit Fivebar');
    const category = page.getByRole('combobox', { name: /^Category/ });
    await category.fill('Startups');
    await page.getByRole('option', { name: /Startups/ }).click();
    await press(page, 'Update Product');
    await page.getByText('Product updated successfully', { exact: true }).waitFor();
    await row(page, 'Fivebar').getByText('Startups').waitFor();
    expect(await shelf(shopper, '/products?category=startups')).toEqual(['Fivebar']);
    await shopper.getByRole('heading', { level: 1, name: 'Startups' }).waitFor();

    const more = page.getByRole('main').getByRole('button', { name: 'List options' });
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Reorder' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reorder catalog' });
    const places = dialog.getByRole('listitem');
    await dialog.getByRole('button', { name: 'Move up: Fivebar' }).focus();
    for (const place of [6, 5]) {
      await page.keyboard.press('Enter');
      await dialog.getByText(`Fivebar moved to position ${place} of 9`).waitFor();
    }
    // The focus follows the row.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.getByText('Fivebar moved to position 4 of 9').waitFor();
    await places.filter({ hasText: 'Alder Joinery' }).dragTo(places.first());
    await dialog.getByText('Alder Joinery moved to position 1 of 9').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await more.and(page.locator(':focus')).waitFor();
    const ordered = ['Alder Joinery', 'Saltmarsh', 'Crane & Hollis', 'Ebbe', 'Fivebar'];
    expect((await shelf(shopper, '/products')).slice(0, 5)).toEqual(ordered);

    await page.getByRole('checkbox', { name: 'Feature Fivebar' }).check();
    const told =
      'The home page shows the first four in catalog order: Saltmarsh, Crane & Hollis, Ebbe, and Fivebar. Not shown: Ines Varga.';
    await page.getByText(told, { exact: true }).first().waitFor();
    await row(page, 'Ines Varga').getByText('Not shown').waitFor();
    const table = page.getByRole('table', { name: 'Products' }).locator('..');
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect((await shelf(shopper, '/')).slice(0, 4)).toEqual([
      'Saltmarsh',
      'Crane & Hollis',
      'Ebbe',
      'Fivebar',
    ]);

    await press(page, 'Edit Ebbe');
    await press(page, 'More');
    await page.getByRole('menuitem', { name: 'Archive', exact: true }).click();
    await page
      .getByText(/^Ebbe is no longer offered\./)
      .first()
      .waitFor();
    await row(page, 'Ebbe').waitFor({ state: 'detached' });
    await row(page, 'Ines Varga').getByText('Not shown').waitFor({ state: 'detached' });
    expect(await shelf(shopper, '/products')).not.toContain('Ebbe');
    expect((await shelf(shopper, '/')).slice(0, 4)).toContain('Ines Varga');

    await page.goto('/admin?tab=products&status=archived');
    await press(page, 'Edit Ebbe');
    await press(page, 'More');
    await page.getByRole('menuitem', { name: 'Unarchive', exact: true }).click();
    await page.getByText('Ebbe is for sale again.', { exact: true }).first().waitFor();
    expect((await shelf(shopper, '/products')).slice(0, 5)).toEqual(ordered);

    // The audit log leads to what was changed.
    await page.getByRole('link', { name: 'System', exact: true }).click();
    await page.getByRole('link', { name: 'Audit log', exact: true }).click();
    await page.getByRole('link', { name: 'Fivebar' }).first().click();
    await page.getByRole('button', { name: 'Edit Fivebar' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('Fivebar');
    expect(troubles).toEqual([]);
    await shopperLeaves();
    await leave();
  },
  journeyMs,
);
