import { beforeAll, describe, expect, test } from 'bun:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { shopUnderTest } from './shop-under-test.ts';
import { adminPassword, signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
let known: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  const { page, context, leave } = await shop().visit();
  await signInAsAdmin(page, shop().dataDir);
  known = await context.storageState();
  await leave();
}, journeyMs);

const visitAsAdmin = (options: BrowserContextOptions = {}) =>
  shop().visit({ storageState: known, ...options });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

describe('Admins', () => {
  test(
    'fold the navigation, and find it folded before the next page is painted',
    async () => {
      const { page, troubles, leave } = await visitAsAdmin({
        viewport: { width: 1280, height: 800 },
      });
      await page.goto('/admin/mails');
      await page.getByRole('button', { name: 'Collapse navigation' }).click();
      await page.getByRole('button', { name: 'Expand navigation' }).waitFor();
      // What the server sent, before any script of the app.
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/admin/audit');
      await page.getByRole('heading', { name: 'Audit log' }).waitFor();
      const before = await navigation(page).boundingBox();
      await page.unroute('**/assets/*.js');
      await page.goto('/admin/audit');
      await page.getByRole('button', { name: 'Expand navigation' }).waitFor();
      await page.getByRole('table').waitFor();
      expect(before?.width).toBe(64);
      expect((await navigation(page).boundingBox())?.width).toBe(64);
      expect(troubles.filter((trouble) => !trouble.includes('ERR_FAILED'))).toEqual([]);
      await leave();
    },
    journeyMs,
  );

  test(
    'go to another page from the drawer on a phone',
    async () => {
      const { page, troubles, leave } = await visitAsAdmin({
        viewport: { width: 360, height: 740 },
      });
      await page.goto('/admin?tab=orders');
      await page.getByRole('button', { name: 'Admin: Orders' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Email log' }).click();
      await page.getByRole('heading', { name: 'Email log', level: 1 }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Admin: Email log' }).waitFor();
      const { scroll, width } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        width: document.documentElement.clientWidth,
      }));
      expect(scroll).toBe(width);
      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );

  test(
    'open a link while signed out, sign in and are on its page',
    async () => {
      const { page, leave } = await shop().visit();
      await page.goto('/admin?tab=orders&q=ACC-2026');
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password').fill(adminPassword);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('tab', { name: 'Orders', selected: true }).waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('ACC-2026');
      await leave();
    },
    journeyMs,
  );

  test(
    'are not led to another site after signing in',
    async () => {
      const { page, leave } = await shop().visit();
      await page.goto('/admin/login?next=//elsewhere.example/admin');
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password').fill(adminPassword);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin');
      await leave();
    },
    journeyMs,
  );
});
