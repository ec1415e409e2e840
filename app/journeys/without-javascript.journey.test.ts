import { beforeAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { products } from '#db/schema/products';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const phone = { width: 360, height: 740 };

/** With the ninth website, the catalog has filters. */
beforeAll(async () => {
  await shop().db.update(products).set({ active: true }).where(eq(products.title, 'Marlow House'));
});

/** Filters the catalog with the form that the browser sends. */
async function filterCatalog(page: Page) {
  const filter = (name: string) => page.getByRole('combobox', { name });
  const openFilters = async () => {
    if (!(await filter('Price').isVisible())) await page.getByText(/^Filters/).click();
  };
  const search = page.getByRole('searchbox', { name: 'Search websites' });
  const results = page.getByRole('main').getByRole('article').getByRole('heading');
  await page.goto('/products');
  await page.getByRole('link', { name: 'Food and drink' }).click();
  await search.fill('for');
  await openFilters();
  await filter('Price').selectOption('Up to $40/mo');
  await filter('Sort by').selectOption('Price: low to high');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await page.getByText('2 of 9 websites').waitFor();
  expect(await results.allTextContents()).toEqual(['Rye & Ember', 'Saltmarsh']);
  await page.getByText('Filters (2)').waitFor();
  await openFilters();
  const chosen = page.getByRole('link', { name: 'Food and drink' });
  expect(await chosen.getAttribute('aria-current')).toBeTruthy();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await search.fill('zeppelin');
  await search.press('Enter');
  await page.getByRole('heading', { name: 'No websites match your filters' }).waitFor();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.getByText('9 websites', { exact: true }).waitFor();
  expect(await results.count()).toBe(9);
}

/** The demo has links only, and its form the browser's own checks. */
async function tryDemo(page: Page) {
  await page.goto('/products/1');
  expect(await page.getByRole('radio', { name: 'Tablet' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Open the live demo' }).click();
  const demo = page.getByTitle('Demo of Saltmarsh').contentFrame();
  await demo.getByRole('heading').first().waitFor();

  await page.goto('/products/1-saltmarsh/demo');
  await demo.getByRole('heading').first().waitFor();
  expect(await page.getByRole('banner').getByRole('radio').count()).toBe(0);
  const links = await page.getByRole('banner').getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
    '/products/1-saltmarsh',
    '/checkout/product/1',
    '/demos/saltmarsh/',
  ]);

  await page.goto('/demos/saltmarsh/book/', { waitUntil: 'networkidle' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.getByRole('button', { name: 'Ask for this table' }).click();
  expect(sent).toEqual([]);
  const day = new Date();
  while (day.getDay() !== 5 || day.getTime() < Date.now() + 1) day.setDate(day.getDate() + 1);
  await page.getByLabel('Date').fill(day.toLocaleDateString('sv-SE'));
  await page.getByLabel('Sitting').selectOption('8:00 PM');
  await page.getByLabel('How many of you').fill('4');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Telephone').fill('207 555 0199');
  await page.getByRole('button', { name: 'Ask for this table' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByText('so nothing was sent or saved').waitFor();
  expect(sent.join()).not.toContain('Ada');
  expect(new URL(page.url()).search).toBe('');
}

async function lookAround() {
  const { page, leave } = await shop().visit({ viewport: phone, javaScriptEnabled: false });
  await filterCatalog(page);
  await tryDemo(page);

  await page.goto('/');
  await page.getByRole('link', { name: 'Buy Now: Saltmarsh' }).click();
  await page.getByText('JavaScript is required to pay.').waitFor();
  expect(await page.getByRole('button', { name: 'Continue to payment' }).count()).toBe(0);
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  const total = summary.getByText('Total per month');
  expect(await total.isVisible()).toBe(false);
  await summary.locator('summary').click();
  expect(await total.isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await summary.locator('summary').isVisible()).toBe(false);
  expect(await total.isVisible()).toBe(true);

  await page.goto('/checkout/success');
  await page.getByText('JavaScript is required to show your order.').waitFor();
  expect(await page.getByText(/^Redirecting/).isVisible()).toBe(false);

  await page.goto('/support');
  await page.getByText('This form requires JavaScript').waitFor();
  expect(await page.getByRole('button', { name: 'Submit Request' }).count()).toBe(0);
  await page.getByText('Is hosting included in the price?').click();
  await page.getByText(/1M hits\/month/).waitFor();
  const mail = page.getByRole('link', { name: /^support@/ }).first();
  expect(await mail.isVisible()).toBe(true);
  await leave();
}

async function followEveryLink() {
  const { page, leave } = await shop().visit();
  const seen = new Set<string>();
  const waiting = ['/', '/checkout/success', '/nothing-here', '/checkout/ACC-2024-0001'];
  const dead: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const response = await page.request.get(path);
    if (response.status() >= 400 && path !== '/nothing-here') dead.push(path);
    if (!response.headers()['content-type']?.includes('html')) continue;
    const html = await response.text();
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const [, found = ''] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
      const href = new URL(found.replaceAll('&amp;', '&'), `${shop().url}${path}`);
      if (href.origin !== shop().url) continue;
      waiting.push(href.pathname + href.search);
      const isHere = href.pathname === path;
      if (isHere && href.hash && !ids.has(href.hash.slice(1))) dead.push(found);
    }
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
  await leave();
}

test(
  'A shopper without JavaScript filters, tries a demo, finds how to order and where to ask, and no dead link',
  async () => {
    await lookAround();
    await followEveryLink();
  },
  journeyMs,
);
