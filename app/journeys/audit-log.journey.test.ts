import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

test(
  'Admins can see who did what and open the changed item',
  async () => {
    const { page, troubles, leave } = await shop().visit();
    await signInAsAdmin(page, shop().dataDir);

    await page.goto('/admin?tab=products');
    await page.getByRole('button', { name: 'Edit Saltmarsh' }).click();
    await page.getByLabel(/^Monthly Price|^Price/).fill('29.50');
    await page.getByRole('button', { name: 'Update Product' }).click();
    await page.getByText('Product updated successfully', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Audit log', exact: true }).click();
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await rows.filter({ hasText: 'Updated product Saltmarsh' }).waitFor();
    expect(await rows.allTextContents()).toEqual([
      expect.stringContaining('Updated product Saltmarsh'),
      expect.stringContaining('Changed their password'),
      expect.stringContaining('Signed in'),
    ]);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Products');
    await rows.filter({ hasText: 'Signed in' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^View Details of “Updated product/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Updated product Saltmarsh' });
    await dialog.getByText('$29.50').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(readFileSync(await file.path(), 'utf8')).toContain(
      ',admin,Products,Updated product,Saltmarsh,',
    );

    await page.getByRole('link', { name: 'Saltmarsh' }).click();
    await page.getByRole('button', { name: 'Edit Saltmarsh' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('Saltmarsh');
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);
