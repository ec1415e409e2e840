import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** What the first admin chooses instead of the password that the shop has made. */
export const adminPassword = 'a long quiet evening';

/** The very first sign-in of a shop's first admin, up to the dashboard. */
export async function enterAsAdmin(page: Page, dataDir: string): Promise<void> {
  const file = readFileSync(join(dataDir, 'first-admin.txt'), 'utf8');
  const made = /^password: (.+)$/m.exec(file)?.[1] ?? '';
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(made);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Current password').fill(made);
  await page.getByLabel('New password').fill(adminPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
}
