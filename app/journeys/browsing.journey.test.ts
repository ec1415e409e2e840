import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

test(
  'Users find no dead links',
  async () => {
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
  },
  journeyMs,
);

test.each([
  ['/products/none', '/api/products/', 'Product Not Found'],
  ['/checkout/product/none', '/api/products/', 'Product Not Found'],
  ['/CHECKOUT/product/m%C3%A4rz/', '/api/products/', 'Product Not Found'],
  ['/support/tickets/AAAAAQAAAAE-wrong', '/api/products', null],
  ['/support/', '/api/products', null],
])(
  'Users of %s keep the page that the server rendered',
  async (path, api, title) => {
    const { page, troubles, leave } = await shop().visit();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    const rendered = await main.textContent();
    if (title) expect(rendered).toContain(title);
    // The page hydrates at the first key instead of when the browser is idle.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    expect(await main.textContent()).toBe(rendered);
    expect(requested.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
    expect(requested.filter((url) => url.startsWith(api))).toEqual([]);
    expect(troubles.filter((text) => !text.includes('404'))).toEqual([]);
    await leave();
  },
  journeyMs,
);

describe('Users on a slow connection', () => {
  /** Delays all scripts until the returned function is called. */
  async function holdScripts(page: Page) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  test(
    'can follow every link before scripts load',
    async () => {
      const { page, context, leave } = await shop().visit({
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      });
      await holdScripts(page);
      const arrived = { waitUntil: 'commit' } as const;
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('link', { name: 'Browse Catalog' }).click();
      await page.waitForURL(/#products$/, arrived);
      const opening = context.waitForEvent('page');
      await page
        .getByRole('link', { name: /^Demo of Ebbe/ })
        .first()
        .click();
      await (await opening).close();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Products' }).first().click();
      await page.getByRole('link', { name: 'Start My Website' }).click();
      await page.waitForURL(/#requirements-form$/, arrived);
      await page.getByRole('link', { name: 'Buy Now: Ebbe' }).click();
      await page.waitForURL(/\/checkout\/product\//, arrived);
      await page.goto('/checkout/product/1?code=YEARLY20', { waitUntil: 'commit' });
      await page.getByRole('link', { name: 'Login' }).click();
      await page.waitForURL(/\/auth\?/, arrived);
      const back = new URL(page.url()).searchParams.get('next');
      expect(back).toBe('/checkout/product/1?code=YEARLY20');
      await leave();
    },
    journeyMs,
  );

  test(
    'lose nothing they type, choose or submit before hydration',
    async () => {
      const { page, context, leave } = await shop().visit();
      const letScriptsCome = await holdScripts(page);
      await page.goto('/checkout/product/1', { waitUntil: 'commit' });
      await page.getByLabel('Name', { exact: true }).fill('Early Bird');
      await page.getByLabel('Email').fill('early@example.com');
      await page.getByRole('radio', { name: /^Annual/ }).check();
      await page.getByRole('radio', { name: /^Regular Support/ }).check();
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      expect(await page.evaluate(() => Boolean(window.earlyEvents?.replay))).toBe(false);
      letScriptsCome();
      await page.getByRole('heading', { name: /payment/i }).waitFor();
      const payment =
        context.pages()[1] ??
        (await (async () => {
          const opening = context.waitForEvent('page');
          await page.getByRole('link', { name: /^Open payment/ }).click();
          return opening;
        })());
      await payment.getByText('$799.00').first().waitFor();
      await leave();
    },
    journeyMs,
  );

  test(
    'get the tab that they clicked before hydration',
    async () => {
      const { page, troubles, leave } = await shop().visit();
      const letScriptsCome = await holdScripts(page);
      await page.goto('/auth', { waitUntil: 'commit' });
      const tab = page.getByRole('tab', { name: 'Create account' });
      await tab.click();
      expect(await tab.getAttribute('aria-selected')).toBe('false');
      letScriptsCome();
      await page.getByRole('tabpanel', { name: 'Create account' }).waitFor();
      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );
});

test(
  'Users without JavaScript can read everything and see that checkout requires it',
  async () => {
    const { page, leave } = await shop().visit({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('link', { name: 'Buy Now: Saltmarsh' }).click();
    await page.getByText('JavaScript is required to pay.').waitFor();
    expect(await page.getByText('Total per month').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Continue to payment' }).count()).toBe(0);
    await page.goto('/products/1');
    expect(await page.getByRole('radio', { name: 'Tablet' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Open the live demo' }).click();
    await page
      .getByTitle('Demo of Saltmarsh')
      .contentFrame()
      .getByRole('heading')
      .first()
      .waitFor();
    await page.goto('/checkout/success');
    await page.getByText('JavaScript is required to show your order.').waitFor();
    expect(await page.getByText(/^Redirecting/).isVisible()).toBe(false);
    await leave();
  },
  journeyMs,
);

describe('Users see no layout shift', () => {
  test.each([
    ['/', 1280],
    ['/', 360],
    ['/products/1', 1280],
    ['/products/1', 320],
    ['/checkout/product/1', 1280],
    ['/checkout/product/1', 360],
    ['/checkout/success', 360],
    ['/support', 1280],
    ['/support', 360],
  ])(
    'on %s at %i px',
    async (path, width) => {
      const { page, troubles, leave } = await shop().visit({ viewport: { width, height: 800 } });
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Object.assign(window, {
              shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')),
            });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await page.waitForFunction(() => window.earlyEvents?.replay);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );
});

test(
  'Users see an error and can reload when the app fails to load',
  async () => {
    const { page, leave } = await shop().visit();
    await page.route('**/assets/entry-client*.js', (route) => route.abort());
    await page.goto('/checkout/product/1');
    await page.getByRole('alert').getByRole('link', { name: 'Reload page' }).waitFor();
    await page.unroute('**/assets/entry-client*.js');
    await page.getByRole('link', { name: 'Reload page' }).click();
    await page.waitForFunction(() => window.earlyEvents?.replay);
    await leave();
  },
  journeyMs,
);

test(
  'Users who return to the home page see the catalog again',
  async () => {
    const { page, leave } = await shop().visit();
    await page.goto('/terms-of-service');
    await page.waitForFunction(() => window.earlyEvents?.replay);
    await page.getByRole('link', { name: /, home$/ }).click();
    await page.getByRole('link', { name: 'Buy Now: Saltmarsh' }).waitFor();
    await leave();
  },
  journeyMs,
);

test(
  'Users are redirected from the success page after ten seconds unless they stay',
  async () => {
    const { page, leave } = await shop().visit();
    await page.clock.install();
    await page.goto('/checkout/success');
    await page.getByText('We cannot see an order in this browser.').waitFor();
    await page.clock.runFor(1000);
    await page.waitForFunction(() => window.earlyEvents?.replay, null, { polling: 50 });
    await page.clock.runFor(11_000);
    await page.waitForURL(`${shop().url}/`);
    await leave();
  },
  journeyMs,
);
