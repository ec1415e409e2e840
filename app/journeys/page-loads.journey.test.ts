import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { pageBudgets } from '#api/pages/testing/page-budgets';
import { findFiles, readManifest } from '#api/pages/testing/page-weight';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

/** Loads a page until it is hydrated, and returns its HTML and what it requested for itself. */
async function load(page: Page, path: string) {
  const requested: string[] = [];
  // What the demo in the frame of the product page loads belongs to the demo.
  const note = (request: { frame(): unknown; url(): string }) => {
    if (request.frame() === page.mainFrame()) requested.push(new URL(request.url()).pathname);
  };
  page.on('request', note);
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  const rendered = await page.getByRole('main').textContent();
  // The page hydrates at the first key instead of when the browser is idle.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return { html: (await response?.text()) ?? '', rendered, requested };
}

async function loadWithinBudgets() {
  const { page, context, leave } = await shop().visit();
  await page.goto('/');
  const picture = page.locator('main img').first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await page.waitForFunction(() => window.earlyEvents?.replay);
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const requests = performance.getEntriesByType('resource');
    return requests.filter(({ startTime }) => startTime < (paint?.startTime ?? 0));
  });
  expect(early.map(({ name }) => new URL(name).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/hanken-grotesk-.*woff2$/),
    expect.stringMatching(/^\/assets\/young-serif-.*woff2$/),
  ]);

  // The budgets are calculated without a browser, so a browser has to agree with them.
  const manifest = await readManifest();
  for (const { page: publicPage } of Object.values(pageBudgets)) {
    const visitor = await context.newPage();
    const { html, requested } = await load(visitor, publicPage.path);
    const { scripts, styles } = findFiles(publicPage, { manifest, html });
    const loaded = [...new Set(requested)].filter((path) => /\.(js|css)$/.test(path));
    expect([publicPage.path, ...loaded.toSorted()]).toEqual([
      publicPage.path,
      ...[...scripts, ...styles].toSorted(),
    ]);
    await visitor.close();
  }
  await leave();
}

/** Also at addresses that lead nowhere. */
async function keepRenderedPages() {
  const { page, troubles, leave } = await shop().visit();
  for (const [path, api, title] of [
    ['/products/none', '/api/products/', 'Product Not Found'],
    ['/checkout/product/none', '/api/products/', 'Product Not Found'],
    ['/CHECKOUT/product/m%C3%A4rz/', '/api/products/', 'Product Not Found'],
    ['/support/tickets/AAAAAQAAAAE-wrong', '/api/products', ''],
    ['/support/', '/api/products', ''],
  ] as const) {
    const { rendered, requested } = await load(page, path);
    expect(rendered).toContain(title);
    expect(await page.getByRole('main').textContent()).toBe(rendered);
    expect(requested.some((url) => url.endsWith('.js'))).toBe(true);
    expect(requested.filter((url) => url.startsWith(api))).toEqual([]);
  }
  expect(troubles.filter((text) => !text.includes('404'))).toEqual([]);
  await leave();
}

test(
  'A visitor loads what the budget of a page counts, after its text, and keeps the page that the server rendered',
  async () => {
    await loadWithinBudgets();
    await keepRenderedPages();
  },
  journeyMs,
);
