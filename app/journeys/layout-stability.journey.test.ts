import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
/** Far below 0.1, which counts as good. The account's name appearing in the bar causes the rest. */
const most = 0.005;
const sizes = [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

declare global {
  interface Window {
    shifted: number;
  }
}

test.each(sizes)(
  'Customers on %s see no layout shift while their data loads',
  async (_size, viewport) => {
    const { context, page, leave } = await shop().visit({ viewport });
    await register(page, `ada-${viewport.width}@example.com`);
    const asked = await page.request.post('/api/customer/support/tickets', {
      data: { subject: 'Opening hours', message: 'From seven on.\n'.repeat(40) },
    });
    const { ticketId } = await asked.json();
    await context.addInitScript(measureShifts);
    const tickets = '/dashboard/support';
    for (const [path, words] of [
      ['/dashboard', 'No subscriptions yet'],
      [tickets, 'Opening hours'],
      [`${tickets}?new`, 'Opening hours'],
      [`${tickets}/${ticketId}`, 'Opening hours'],
    ] as const) {
      await delayData(page);
      await page.goto(path);
      await page.getByRole('button', { name: 'My Account: Ada' }).waitFor();
      await page.getByRole('main').getByText(words).first().waitFor();
      expect(await shifted(page)).toBeLessThan(most);
    }
    await leave();
  },
  journeyMs,
);

test.each([360, 768, 1280])(
  'Customers with several deliveries see no layout shift at %d pixels',
  async (width) => {
    const { context, page, leave } = await shop().visit({ viewport: { width, height: 800 } });
    const email = `several-${width}@example.com`;
    await register(page, email);
    for (let bought = 0; bought < 3; bought++) await subscribeToSaltmarsh(shop(), page, email);
    await context.addInitScript(measureShifts);
    await delayData(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'My Account: Ada' }).waitFor();
    await page.getByText('Step 1 of 4').nth(2).waitFor();
    expect(await shifted(page)).toBeLessThan(most);
    await page.unroute('**/api/customer/**');
    await page.goto('/checkout/product/1');
    await page.getByRole('button', { name: 'My Account: Ada' }).waitFor();
    await page.waitForFunction(() => {
      const field = document.querySelector<HTMLInputElement>('[name=customerEmail]');
      return field?.value !== '';
    });
    expect(await shifted(page)).toBeLessThan(most);
    await leave();
  },
  journeyMs,
);

test.each([360, 412, 768, 1280])(
  'Visitors see nothing move when the fonts arrive late at %d pixels',
  async (width) => {
    const { context, page, leave } = await shop().visit({ viewport: { width, height: 800 } });
    await context.addInitScript(measureShifts);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      await route.continue();
    });
    for (const path of ['/', '/products', '/products/1', '/checkout/product/1']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await shifted(page)).toBeLessThan(0.0005);
    }
    await leave();
  },
  journeyMs,
);

test.each([360, 768])(
  'Visitors see nothing move when a picture of a product arrives late at %d pixels',
  async (width) => {
    const { context, page, leave } = await shop().visit({ viewport: { width, height: 800 } });
    await context.addInitScript(measureShifts);
    const { promise: seen, resolve: see } = Promise.withResolvers<void>();
    await page.route('**/saltmarsh-book-phone-*', async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto('/products/1');
    const picture = page.locator('img[src*=saltmarsh-book-phone]');
    await picture.scrollIntoViewIfNeeded();
    const before = await picture.boundingBox();
    see();
    await page.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
      await picture.elementHandle(),
    );
    expect(await shifted(page)).toBeLessThan(0.0005);
    const { width: shownWidth, height } = (await picture.boundingBox()) ?? {};
    expect([shownWidth, height]).toEqual([before?.width, before?.height]);
    await leave();
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
