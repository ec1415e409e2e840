import { describe, expect, test } from 'bun:test';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { shopUnderTest } from './shop-under-test.ts';
import { adminPassword, signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

/** Each code works once. `later` generates the next one, which is accepted 30 seconds early. */
function generateCode(secret: string, { later = false } = {}): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + (later ? 30_000 : 0) });
}

async function openSecurity(page: Page) {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
}

async function logOut(page: Page) {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Sitewright Admin' }).waitFor();
}

async function typePassword(page: Page) {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const onDashboard = (page: Page) =>
  page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();

describe('Admins', () => {
  test(
    'turn on two-factor authentication, sign in with app and recovery codes, and turn it off',
    async () => {
      const { page, troubles, leave } = await shop().visit();
      await signInAsAdmin(page, shop().dataDir);

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
      await page.getByLabel('Your password').fill(adminPassword);
      await page.getByRole('dialog').getByLabel('Code').fill(lastCode);
      await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
      await page.getByRole('button', { name: 'Set up' }).waitFor();

      await logOut(page);
      await typePassword(page);
      await onDashboard(page);
      // The browser logs the expected 401s: two requests for a code and a wrong code.
      expect(troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
      await leave();
    },
    journeyMs,
  );
});
