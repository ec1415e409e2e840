import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const newPassword = 'a long quiet evening';

function readGeneratedPassword(): string {
  const text = readFileSync(join(shop().dataDir, 'first-admin.txt'), 'utf8');
  return /^password: (.+)$/m.exec(text)?.[1] ?? '';
}

async function signIn(page: Page, password: string) {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

describe('Admins', () => {
  test(
    'replace the generated password at the first sign-in',
    async () => {
      const { page, troubles, leave } = await shop().visit();
      await signIn(page, readGeneratedPassword());
      await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
      await page.goto('/admin');
      await page.getByLabel('Current password').fill(readGeneratedPassword());
      await page.getByLabel('New password').fill(newPassword);
      await page.getByRole('button', { name: 'Save password' }).click();
      await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin');
      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );

  test(
    'change a project’s status, which is kept after a reload',
    async () => {
      const { page, troubles, leave } = await shop().visit();
      await signIn(page, newPassword);
      await page.getByRole('searchbox').fill('Kestrel');
      const status = page.getByRole('combobox', { name: /^Status of ACC-/ });
      await page.getByText('1–1', { exact: true }).waitFor();
      await status.selectOption('Completed');
      await page.getByText('Project status updated successfully', { exact: true }).waitFor();
      await page.reload();
      await page.getByRole('rowheader', { name: 'Kestrel Cycles' }).waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('Kestrel');
      expect(await status.inputValue()).toBe('completed');
      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );

  test(
    'open a project’s details by keyboard and return to its row',
    async () => {
      const { page, leave } = await shop().visit();
      await signIn(page, newPassword);
      const details = page.getByRole('button', { name: /^View Details of/ }).first();
      await details.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Project Timeline' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await details.evaluate((button) => button === document.activeElement)).toBe(true);
      await leave();
    },
    journeyMs,
  );

  test(
    'switch through all six tabs by keyboard and go back in history',
    async () => {
      const { page, troubles, leave } = await shop().visit();
      await signIn(page, newPassword);
      await page.getByRole('tab', { name: 'Projects' }).focus();
      for (const [name, tab] of [
        ['Support Tickets', 'support'],
        ['Analytics', 'analytics'],
        ['Products', 'products'],
        ['Orders', 'orders'],
        ['Cancellations', 'cancellations'],
      ] as const) {
        await page.keyboard.press('ArrowRight');
        await page.getByRole('tab', { name, selected: true }).waitFor();
        await page.waitForURL(`**/admin?tab=${tab}`);
        await page.getByRole('tabpanel').locator(':is(table, dl)').first().waitFor();
      }
      await page.goBack();
      await page.getByRole('tab', { name: 'Orders', selected: true }).waitFor();
      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );

  test(
    'log out to the sign-in page and lose access',
    async () => {
      const { page, leave } = await shop().visit();
      await signIn(page, newPassword);
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('heading', { name: 'Sitewright Admin' }).waitFor();
      await page.goto('/admin');
      await page.getByRole('heading', { name: 'Complete Product Catalog' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await leave();
    },
    journeyMs,
  );
});
