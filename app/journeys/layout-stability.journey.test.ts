import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
/** Far below 0.1, which counts as good. The account's name appearing in the bar causes the rest. */
const maxShift = 0.005;
const height = 800;

declare global {
  interface Window {
    shifted: number;
  }
}

async function visitPages() {
  const { context, page, troubles, leave } = await shop().visit();
  await context.addInitScript(measureShifts);
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
  for (const [width, paths] of [
    [320, ['/products/1']],
    [360, ['/', '/products', '/checkout/product/1', '/checkout/success', '/support']],
    [768, ['/', '/products', '/products/1', '/checkout/product/1']],
    [1280, ['/', '/products', '/products/1', '/checkout/product/1', '/support']],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await shifted(page), `${path} at ${width} px`).toBeLessThan(0.001);
      await page.waitForFunction(() => window.earlyEvents?.replay);
      expect(await shifted(page), `${path} at ${width} px`).toBeLessThan(maxShift);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }

  await page.setViewportSize({ width: 360, height });
  const { promise: measured, resolve: letPictureCome } = Promise.withResolvers<void>();
  await page.route('**/saltmarsh-book-phone-*', async (route) => {
    await measured;
    await route.continue();
  });
  await page.goto('/products/1');
  const picture = page.locator('img[src*=saltmarsh-book-phone]');
  await picture.scrollIntoViewIfNeeded();
  const before = await picture.boundingBox();
  letPictureCome();
  await page.waitForFunction(
    (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    await picture.elementHandle(),
  );
  expect(await shifted(page)).toBeLessThan(0.001);
  const after = await picture.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);

  // Other websites come in full rows.
  const cards = page.getByRole('region', { name: 'More websites' }).getByRole('article');
  for (const [width, rows] of [
    [360, [1, 1, 1]],
    [700, [2]],
    [1040, [3]],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tops = await cards.evaluateAll((all) =>
      all.filter((card) => card.checkVisibility()).map((card) => card.getBoundingClientRect().top),
    );
    const found = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
    expect([width, ...found]).toEqual([width, ...rows]);
  }
  expect(troubles).toEqual([]);
  await leave();
}

async function visitAccount() {
  const { context, page, leave } = await shop().visit();
  await register(page, 'ada@example.com');
  const asked = await page.request.post('/api/customer/support/tickets', {
    data: { subject: 'Opening hours', message: 'From seven on.\n'.repeat(40) },
  });
  const { ticketId } = await asked.json();
  await context.addInitScript(measureShifts);
  await delayData(page);
  const tickets = '/dashboard/support';
  const see = async (path: string, text: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await page.getByRole('button', { name: 'My Account: Ada' }).waitFor();
      await page.getByRole('main').getByText(text).last().waitFor();
      expect(await shifted(page), `${path} at ${width} px`).toBeLessThan(maxShift);
    }
  };
  await see('/dashboard', 'No subscriptions yet');
  for (const path of [tickets, `${tickets}?new`, `${tickets}/${ticketId}`]) {
    await see(path, 'Opening hours');
  }
  for (let bought = 0; bought < 3; bought++) {
    await subscribeToSaltmarsh(shop(), page, 'ada@example.com');
  }
  await see('/dashboard', 'Start brief');

  await page.unrouteAll();
  await page.goto('/checkout/product/1');
  await page.getByRole('button', { name: 'My Account: Ada' }).waitFor();
  await page.waitForFunction(() => {
    const field = document.querySelector<HTMLInputElement>('[name=customerEmail]');
    return field?.value !== '';
  });
  expect(await shifted(page)).toBeLessThan(maxShift);
  await leave();
}

test(
  'A visitor and a customer see nothing move while fonts, scripts, pictures and data arrive late',
  async () => {
    await visitPages();
    await visitAccount();
  },
  journeyMs,
);

/** Delays the data until the page is shown, as on a slow connection. */
async function delayData(page: Page) {
  await page.route('**/api/customer/**', async (route) => {
    await page.getByRole('navigation', { name: 'Your account' }).waitFor();
    await route.continue();
  });
}

/** Adds up layout shifts that no user input caused. */
function measureShifts() {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOwnDoing = 'hadRecentInput' in entry && entry.hadRecentInput === true;
      if (!isOwnDoing && 'value' in entry) window.shifted += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the sum of layout shifts after a few frames, so that pending ones are counted. */
function shifted(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 10; frames++) await frame();
    return window.shifted;
  });
}
