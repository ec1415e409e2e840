import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The password that replaces the generated one. */
export const adminPassword = 'a long quiet evening';

/** Signs in as the first admin for the first time, up to the dashboard. */
export async function signInAsAdmin(page: Page, dataDir: string): Promise<void> {
  const file = readFileSync(join(dataDir, 'first-admin.txt'), 'utf8');
  const generated = /^password: (.+)$/m.exec(file)?.[1] ?? '';
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(generated);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Current password').fill(generated);
  await page.getByLabel('New password').fill(adminPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
}
