import { beforeAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { products } from '#db/schema/products';
import { accessibilityViolations } from './accessibility-violations.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { tabTo } from './tab-to.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const phone = { width: 360, height: 740 };

/** With the ninth website, the catalog has filters. */
beforeAll(async () => {
  await shop().db.update(products).set({ active: true }).where(eq(products.title, 'Marlow House'));
});

const results = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const filter = (page: Page, name: string) => page.getByRole('combobox', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search websites' });
const counted = (page: Page, count: string) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${count}$`) })
    .waitFor();

/** The address changes before the list does. */
async function expectResults(page: Page, titles: readonly string[]) {
  for (const [index, title] of titles.entries()) {
    await results(page).nth(index).filter({ hasText: title }).waitFor();
  }
  await results(page).nth(titles.length).waitFor({ state: 'detached' });
}

async function openFilters(page: Page) {
  if (!(await filter(page, 'Billing').isVisible())) await page.getByText(/^Filters/).click();
}

async function expectSound(page: Page) {
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
}

async function expectKept(page: Page, plan: string) {
  await counted(page, '2 of 9 websites');
  await openFilters(page);
  await filter(page, 'Billing')
    .and(page.locator(`:has(option[value="${plan}"]:checked)`))
    .waitFor();
  expect(await search(page).inputValue()).toBe('for');
  const values = ['Billing', 'Price', 'Sort by'].map((name) => filter(page, name).inputValue());
  expect(await Promise.all(values)).toEqual([plan, '40', 'price']);
}

test(
  'A shopper narrows the catalog by keyboard, finds the choice again after Back, and gets out of an empty search',
  async () => {
    const { page, troubles, leave } = await shop().visit({ viewport: phone });
    await page.goto('/products');
    await page.waitForFunction(() => window.earlyEvents?.replay);
    await counted(page, '9 websites');
    await tabTo(page, 'Search websites');
    await page.keyboard.type('for');
    await page.waitForURL(/\?q=for$/);
    await page.getByRole('link', { name: 'Food and drink' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/category=Food\+and\+drink/);
    await counted(page, '2 of 9 websites');
    await tabTo(page, 'Filters');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Price');
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/price=20/);
    await page.getByText('No websites match your filters').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/price=40/);
    await expectResults(page, ['Saltmarsh', 'Rye & Ember']);
    await tabTo(page, 'Sort by');
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/sort=price$/);
    const sorted = ['Rye & Ember', 'Saltmarsh'];
    await expectResults(page, sorted);
    await expectSound(page);

    await tabTo(page, 'Billing', 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/plan=annual/);
    const chosen = '?category=Food+and+drink&q=for&plan=annual&price=40&sort=price';
    expect(new URL(page.url()).search).toBe(chosen);
    await page.reload();
    await page.waitForFunction(() => window.earlyEvents?.replay);
    await expectKept(page, 'annual');
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('plan='));
    await expectKept(page, 'monthly');
    await expectResults(page, sorted);
    await tabTo(page, 'Rye & Ember');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Rye & Ember' }).waitFor();
    await page.goBack();
    await expectKept(page, 'monthly');

    await tabTo(page, 'Search websites', 'Shift+Tab');
    await page.keyboard.type('zeppelin');
    await page.getByRole('heading', { name: 'No websites match your filters' }).waitFor();
    await counted(page, '0 of 9 websites');
    await expectSound(page);
    await page.getByRole('link', { name: 'Clear filters' }).waitFor();
    await tabTo(page, 'Clear filters');
    await page.keyboard.press('Enter');
    await counted(page, '9 websites');
    expect(await search(page).inputValue()).toBe('');
    expect(await search(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('dental');
    await counted(page, '1 of 9 websites');
    await page.keyboard.press('Escape');
    await counted(page, '9 websites');
    expect(new URL(page.url()).search).toBe('');
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);
