import { expect, test } from 'bun:test';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { shopUnderTest } from './shop-under-test.ts';
import { adminPassword, readGeneratedPassword } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

/** Each code works once. `later` generates the next one, which is accepted 30 seconds early. */
function generateCode(secret: string, { later = false } = {}): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + (later ? 30_000 : 0) });
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Sitewright Admin' }).waitFor();
}

async function typePassword(page: Page, password = adminPassword) {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const onDashboard = (page: Page) =>
  page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();

async function openSecurity(page: Page) {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
}

async function replacePassword() {
  const { page, troubles, leave } = await shop().visit();
  const generated = readGeneratedPassword(shop().dataDir) ?? '';
  await page.goto('/admin/login');
  await typePassword(page, generated);
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.goto('/admin');
  await page.getByLabel('Current password').fill(generated);
  await page.getByLabel('New password').fill(adminPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await onDashboard(page);
  expect(new URL(page.url()).pathname).toBe('/admin');

  await logOut(page);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Complete Product Catalog' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  await page.goto('/admin?tab=orders&q=ACC-2026');
  await typePassword(page);
  await page.getByRole('tab', { name: 'Orders', selected: true }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('ACC-2026');
  await logOut(page);
  // A link from elsewhere leads to no other site.
  await page.goto('/admin/login?next=//elsewhere.example/admin');
  await typePassword(page);
  await onDashboard(page);
  expect(new URL(page.url()).pathname).toBe('/admin');
  expect(troubles).toEqual([]);
  await leave();
}

async function useTwoFactor() {
  const { page, troubles, leave } = await shop().visit();
  await page.goto('/admin/login');
  await typePassword(page);
  await onDashboard(page);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  const secret = await page.getByRole('textbox', { name: 'Key' }).inputValue();
  await page.getByRole('button', { name: 'Next' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  const [recoveryCode = '', lastCode = ''] = await codes.allTextContents();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download recovery codes' }).click();
  expect((await download).suggestedFilename()).toBe('sitewright-recovery-codes.txt');
  await page.getByRole('checkbox', { name: 'I saved these codes' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(generateCode(secret));
  await page.keyboard.press('Enter');
  await page.getByText('10 of 10', { exact: true }).waitFor();

  await page.goto('/admin');
  await logOut(page);
  await typePassword(page);
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.waitFor();
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(generateCode(secret).replace(/./g, '0'));
  await page.keyboard.press('Enter');
  await page.getByText(/^That code is wrong/).waitFor();
  const next = generateCode(secret, { later: true });
  await page.keyboard.type(`${next.slice(0, 3)} ${next.slice(3)}`);
  await page.keyboard.press('Enter');
  await onDashboard(page);

  await logOut(page);
  await typePassword(page);
  await code.fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await onDashboard(page);

  await openSecurity(page);
  await page.getByText('9 of 10', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByLabel('Your password').fill(adminPassword);
  await dialog.getByLabel('Code').fill(lastCode);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Set up' }).waitFor();
  // The browser logs the expected 401s: two requests for a code and a wrong code.
  expect(troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
  await leave();
}

test(
  'The first admin replaces the generated password, comes back by a link, and uses two-factor authentication',
  async () => {
    await replacePassword();
    await useTwoFactor();
  },
  journeyMs,
);
