import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

/** Copies the details of a project, with and without leave of the browser. */
async function copyDetails(page: Page) {
  const copy = page.getByRole('button', { name: 'Copy All Details' });
  await page.evaluate(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = () => {
      clipboard.writeText = write;
      return Promise.reject(new Error('Not allowed'));
    };
  });
  await copy.click();
  await page.getByText('Unable to copy to clipboard', { exact: true }).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await page.getByRole('button', { name: 'Copied!' }).waitFor();
  await copy.waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Business name: Kestrel Cycles');
}

async function changeProject() {
  const { page, context, leave } = await shop().visit();
  await signInAsAdmin(page, shop().dataDir);
  await page.goto('/admin');
  await page.getByRole('searchbox').fill('Kestrel');
  await page.getByText('1–1', { exact: true }).waitFor();
  const status = page.getByRole('combobox', { name: /^Status of ACC-/ });
  const before = await status.inputValue();
  await context.setOffline(true);
  await status.selectOption('Completed');
  await page
    .getByText('We could not reach the server. Check your connection and try again.')
    .first()
    .waitFor();
  await status.and(page.locator(`select:has([value="${before}"]:checked)`)).waitFor();
  await context.setOffline(false);
  await status.selectOption('Completed');
  await page.getByText('Project status updated successfully', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('rowheader', { name: 'Kestrel Cycles' }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('Kestrel');
  expect(await status.inputValue()).toBe('completed');

  const details = page.getByRole('button', { name: /^View Details of/ }).first();
  await details.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Project Timeline' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await details.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await copyDetails(page);
  await page.reload();

  const saving = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: 'List options' }).click();
  await page.getByRole('menuitem', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^projects-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.trimEnd().split('\r\n')).toEqual([
    expect.stringMatching(/^\uFEFFProject ID,/),
    expect.stringContaining('Kestrel Cycles'),
  ]);
  await leave();
}

async function moveAround() {
  const { page, troubles, leave } = await shop().visit();
  await signInAsAdmin(page, shop().dataDir);
  await page.goto('/admin');
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
  await page.getByRole('searchbox').fill('Mara');
  await page.waitForURL('**/admin?tab=orders&q=Mara');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Cancelled');
  await page.keyboard.press('Escape');
  const chip = page.getByRole('button', { name: 'Status: Cancelled, remove filter' });
  await chip.waitFor();
  await page.getByRole('button', { name: 'Amount' }).click();
  await page.waitForURL(/&status=cancelled&sort=totalAmount%3Adesc$/);
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/admin?tab=orders&q=Mara');
  await chip.waitFor({ state: 'detached' });
  expect(await page.getByRole('searchbox').inputValue()).toBe('Mara');
  await page.goForward();
  await page.getByText('1–1', { exact: true }).waitFor();

  // It is folded in what the server sends, before any script of the app.
  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  await page.getByRole('button', { name: 'Expand navigation' }).waitFor();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/admin/audit');
  await page.getByRole('heading', { name: 'Audit log' }).waitFor();
  expect((await navigation(page).boundingBox())?.width).toBe(56);
  await page.unroute('**/assets/*.js');
  await page.goto('/admin/audit');
  await page.getByRole('button', { name: 'Expand navigation' }).waitFor();
  await page.getByRole('table').waitFor();
  expect((await navigation(page).boundingBox())?.width).toBe(56);

  // On a phone, it is a bar at the bottom, and a drawer that closes behind its links.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await navigation(page).getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('tab', { name: 'Orders', selected: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(troubles.filter((trouble) => !trouble.includes('ERR_FAILED'))).toEqual([]);
  await leave();
}

test(
  'An admin finds and changes a project, and moves through tabs, filters, history and the navigation',
  async () => {
    await changeProject();
    await moveAround();
  },
  journeyMs,
);
