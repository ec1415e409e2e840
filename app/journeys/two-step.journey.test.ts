import { describe, expect, test } from 'bun:test';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { adminPassword, enterAsAdmin } from './enter-as-admin.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 90_000;

/** `later`: a code opens once, and the next one counts half a minute early. */
function codeOf(secret: string, { later = false } = {}): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + (later ? 30_000 : 0) });
}

async function openSecurity(page: Page) {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Security', exact: true }).click();
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
    'have a code asked for besides their password, get in with one or without their app, and end it',
    async () => {
      const { page, troubles, leave } = await shop().visit();
      await enterAsAdmin(page, shop().dataDir);

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
      await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
      await page.keyboard.press('Enter');
      await page.getByText('10 of 10', { exact: true }).waitFor();

      await logOut(page);
      await typePassword(page);
      const code = page.getByRole('textbox', { name: 'Code' });
      await code.waitFor();
      expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type(codeOf(secret).replace(/./g, '0'));
      await page.keyboard.press('Enter');
      await page.getByText(/^That code is wrong/).waitFor();
      const next = codeOf(secret, { later: true });
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
      // The browser notes each answer that is no yes: the two questions for a code, and the wrong one.
      expect(troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
      await leave();
    },
    journeyMs,
  );
});
