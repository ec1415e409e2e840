import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const email = 'ada@example.com';
const refusal = 'You’re viewing as Ada Lovelace. Stop viewing as the customer first.';

const impersonationBar = (page: Page) =>
  page.getByRole('complementary', { name: 'View as customer' });

test(
  'An admin views the shop as a customer, and can change nothing there',
  async () => {
    const ada = await shop().visit();
    await register(ada.page, email);
    await subscribeToSaltmarsh(shop(), ada.page, email);

    const { page, troubles, leave } = await shop().visit();
    await signInAsAdmin(page, shop().dataDir);
    // A tab that was opened before the impersonation started.
    const other = await page.context().newPage();
    await other.goto('/');
    await other
      .getByRole('banner')
      .getByRole('button', { name: /account|admin/i })
      .waitFor();
    await page.goto(`/admin?tab=orders&q=${encodeURIComponent(email)}`);
    const from = page.url();
    await page.getByRole('button', { name: /^View Details/ }).click();
    await page.getByRole('button', { name: 'View as customer' }).click();

    await page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();
    await impersonationBar(page).getByText('Viewing as Ada Lovelace').waitFor();
    await impersonationBar(page).getByText('30 min left').waitFor();
    await page.getByText('Saltmarsh').first().waitFor();

    await other
      .getByRole('banner')
      .getByRole('button', { name: /account|admin/i })
      .click();
    await other.getByRole('menuitem', { name: 'Dashboard', exact: true }).click();
    await impersonationBar(other).getByText('Viewing as Ada Lovelace').waitFor();
    await other.getByText('Saltmarsh').first().waitFor();
    await other.close();

    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText(refusal, { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Billing', exact: true }).first().click();
    await page.getByRole('button', { name: /^Change card/ }).click();
    await page.getByRole('alert').getByText(refusal).waitFor();

    await page.goto('/');
    await impersonationBar(page).waitFor();
    await page.getByRole('link', { name: 'Buy Now: Saltmarsh' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText(refusal, { exact: true }).waitFor();
    await impersonationBar(page).waitFor();

    await page.goto('/admin');
    await page.waitForURL((url) => url.pathname === '/');
    await impersonationBar(page).getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(from);
    await page.getByRole('button', { name: /^View Details/ }).waitFor();
    expect(await impersonationBar(page).count()).toBe(0);

    await page.goto('/admin/audit');
    await page.getByRole('rowheader', { name: /^Stopped viewing as customer/ }).waitFor();
    await page.getByRole('rowheader', { name: /^Started viewing as customer/ }).waitFor();

    // The browser logs each expected 403.
    const others = troubles.filter((trouble) => !trouble.includes('403'));
    expect(others).toEqual([]);
    expect(shop().faults).toEqual([]);
    await ada.page.goto('/dashboard');
    expect(await impersonationBar(ada.page).count()).toBe(0);
    await ada.leave();
    await leave();
  },
  journeyMs,
);
