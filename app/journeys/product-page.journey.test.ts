import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { products } from '#db/schema/products';
import { accessibilityViolations } from './accessibility-violations.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const phone = { width: 360, height: 740 };

const demoOf = (page: Page, title = 'Saltmarsh') => page.getByTitle(`Demo of ${title}`);

/** Waits until the demo has a width of its own, however small it is drawn. */
const demoIsAsWide = (page: Page, width: number) =>
  page.waitForFunction(
    (wanted) => document.querySelector('iframe[title^="Demo of"]')?.clientWidth === wanted,
    width,
  );

const buyFrom = async (page: Page) => {
  await page.getByRole('link', { name: 'Buy Now: Saltmarsh' }).click();
  await page.getByRole('heading', { name: 'Complete your website order' }).waitFor();
};

async function tryDemos() {
  const { context, page, troubles, leave } = await shop().visit({ viewport: phone });
  await page.goto('/products/saltmarsh');
  expect(new URL(page.url()).pathname).toBe('/products/1-saltmarsh');
  await page.goto('/');
  await page.getByRole('link', { name: 'Saltmarsh', exact: true }).last().click();
  await page.waitForURL(/\/products\/\d+-saltmarsh$/);
  await page.getByRole('heading', { level: 1, name: 'Saltmarsh' }).waitFor();
  await page.getByRole('link', { name: 'Try the live demo' }).click();
  const framed = demoOf(page).contentFrame();
  await framed.getByRole('heading').first().waitFor();
  await demoIsAsWide(page, 390);
  for (const [device, width] of [
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await page.getByRole('radio', { name: device }).check();
    await demoIsAsWide(page, width);
  }
  await page.getByText('Can I get a refund').click();
  await page.getByText('You can get a partial refund of $160').waitFor();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Open full demo/ }).click();
  const demo = await opened;
  await demoOf(demo).contentFrame().getByRole('heading').first().waitFor();
  await demo.getByRole('radio', { name: 'Phone', checked: true }).waitFor();
  const bar = await demo.getByRole('banner').boundingBox();
  expect([bar?.width, (bar?.height ?? 99) <= 72]).toEqual([360, true]);
  for (const [device, width] of [
    ['Desktop', 1280],
    ['Tablet', 768],
    ['Phone', 360],
  ] as const) {
    await demo.getByRole('radio', { name: device }).check();
    await demoIsAsWide(demo, width);
    expect(await demo.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  await buyFrom(demo);
  await demo.goBack();
  await demo.getByRole('link', { name: 'Back to Saltmarsh' }).click();
  await demo.getByRole('heading', { level: 1, name: 'Saltmarsh' }).waitFor();

  const looking = context.waitForEvent('page');
  // The link below the picture covers it, too.
  await page.getByRole('img', { name: /^Peach sky/ }).click({ force: true });
  const dusk = await looking;
  expect(new URL(dusk.url()).pathname).toBe('/products/1-saltmarsh/demo/dusk');
  await demoOf(dusk).contentFrame().getByRole('heading').first().waitFor();
  const html = demoOf(dusk).contentFrame().locator('html');
  expect(await html.getAttribute('data-look')).toBe('dusk');
  await buyFrom(dusk);
  expect(troubles).toEqual([]);
  expect((await page.goto('/products/1-saltmarsh/demo/midnight'))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Product Not Found' }).waitFor();
  await leave();
}

async function leaveDemos() {
  const { page, troubles, leave } = await shop().visit({ viewport: phone });
  await page.goto('/products/2');
  await page.goto('/products/2/demo');
  const firm = demoOf(page, 'Crane & Hollis').contentFrame();
  await firm.getByRole('navigation').getByRole('link').first().press('Enter');
  await page.waitForFunction(() => frames[0]?.location.pathname.endsWith('/crane-hollis/work/'));
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => frames[0]?.location.pathname.endsWith('/crane-hollis/'));
  expect(new URL(page.url()).pathname).toBe('/products/2/demo');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Crane & Hollis' }).waitFor();

  await page.goto('/products/1-saltmarsh/demo');
  const demo = demoOf(page).contentFrame();
  await demo.getByRole('heading').first().waitFor();
  const place = () => demo.locator('html').evaluate((html) => html.scrollTop);
  await demo.locator('html').evaluate((html) => html.scrollTo({ top: 900, behavior: 'instant' }));
  const before = await place();
  await page.getByRole('link', { name: 'Close this bar' }).press('Enter');
  await page.getByRole('banner').waitFor({ state: 'detached' });
  // The demo becomes higher, so it may move by the height of the bar.
  expect([before > 800, Math.abs((await place()) - before) < 80]).toEqual([true, true]);
  expect(await demoOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  expect(new URL(page.url()).pathname).toBe('/demos/saltmarsh/');
  await page.reload();
  await page.getByRole('heading').first().waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  expect(troubles).toEqual([]);
  await leave();
}

test(
  'A shopper on a phone tries a demo, its widths, its links and another look, and buys it',
  async () => {
    await tryDemos();
    await leaveDemos();
  },
  journeyMs,
);

test(
  'A shopper learns that a website is no longer sold, and finds others',
  async () => {
    const archive = (archivedAt: Date | null) =>
      shop().db.update(products).set({ archivedAt }).where(eq(products.title, 'Ebbe'));
    const { page, troubles, leave } = await shop().visit({ viewport: phone });
    await page.goto('/');
    await page.waitForFunction(() => window.earlyEvents?.replay);
    await archive(new Date());
    // The catalog on the screen is older than the sale's end.
    await page.getByRole('link', { name: 'Ebbe', exact: true }).last().click();
    const title = page.getByRole('heading', { level: 1, name: 'Ebbe is no longer sold' });
    await title.waitFor();
    const path = new URL(page.url()).pathname;
    expect(await page.getByRole('link', { name: /^Buy Now/ }).count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(troubles).toEqual([]);

    const reader = await shop().visit({ javaScriptEnabled: false });
    for (const address of [
      path,
      `${path}/demo`,
      path.replace(/.+?(\d+).*/, '/checkout/product/$1'),
    ]) {
      const answer = await reader.page.goto(address);
      expect([address, answer?.status()]).toEqual([address, 410]);
      await reader.page.getByRole('heading', { name: 'Ebbe is no longer sold' }).waitFor();
      expect(await reader.page.getByRole('link', { name: /^Buy Now/ }).count()).toBe(0);
    }
    await reader.page.goto(path);
    expect(await reader.page.getByRole('main').getByRole('article').count()).toBe(3);
    await reader.page.getByRole('link', { name: 'Browse Products' }).click();
    await reader.page.getByRole('heading', { level: 1, name: 'Website catalog' }).waitFor();
    await reader.leave();

    await archive(null);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Ebbe', exact: true }).waitFor();
    await leave();
  },
  journeyMs,
);
