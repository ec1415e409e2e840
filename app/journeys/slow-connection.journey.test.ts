import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

/** Delays all scripts until the returned function is called. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Goes through the shop by links, which work without scripts. */
async function followLinks(page: Page) {
  const arrived = { waitUntil: 'commit' } as const;
  await page.goto('/', arrived);
  await page.getByRole('link', { name: 'Browse Catalog' }).click();
  await page.waitForURL(/#products$/, arrived);
  const opening = page.context().waitForEvent('page');
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
  await page.goto('/checkout/product/1?code=YEARLY20', arrived);
  await page.getByRole('link', { name: 'Login' }).click();
  await page.waitForURL(/\/auth\?/, arrived);
  const back = new URL(page.url()).searchParams.get('next');
  expect(back).toBe('/checkout/product/1?code=YEARLY20');
}

async function startEarly() {
  const { page, context, leave } = await shop().visit({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const letScriptsCome = await holdScripts(page);
  await followLinks(page);
  const tab = page.getByRole('tab', { name: 'Create account' });
  await tab.click();
  expect(await tab.getAttribute('aria-selected')).toBe('false');
  letScriptsCome();
  await page.getByRole('tabpanel', { name: 'Create account' }).waitFor();
  await page.unrouteAll();

  const letThemComeAgain = await holdScripts(page);
  await page.goto('/checkout/product/1', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Early Bird');
  await page.getByLabel('Email').fill('early@example.com');
  await page.getByRole('radio', { name: /^Annual/ }).check();
  await page.getByRole('radio', { name: /^Regular Support/ }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  expect(await page.evaluate(() => Boolean(window.earlyEvents?.replay))).toBe(false);
  letThemComeAgain();
  await page.getByRole('heading', { name: /payment/i }).waitFor();
  const openAgain = async () => {
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Open payment/ }).click();
    return opening;
  };
  const payment = context.pages()[1] ?? (await openAgain());
  await payment.getByText('$799.00').first().waitFor();
  await leave();
}

async function reloadBrokenPage() {
  const { page, leave } = await shop().visit();
  await page.route('**/assets/entry-client*.js', (route) => route.abort());
  await page.goto('/checkout/product/1');
  await page.getByRole('alert').getByRole('link', { name: 'Reload page' }).waitFor();
  await page.unroute('**/assets/entry-client*.js');
  await page.getByRole('link', { name: 'Reload page' }).click();
  await page.waitForFunction(() => window.earlyEvents?.replay);
  await leave();
}

test(
  'A shopper on a slow phone loses no press or word from before the scripts arrive, and can reload if they never do',
  async () => {
    await startEarly();
    await reloadBrokenPage();
  },
  journeyMs,
);
