import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const phone = { width: 360, height: 740 };
const frameOf = (page: Page) => page.getByTitle('Demo of Saltmarsh');
const isAsWide = (page: Page, width: number) =>
  page.waitForFunction((width) => document.querySelector('iframe')?.clientWidth === width, width);

test(
  'Users on a phone open a demo in a tab of its own, try its widths and buy it',
  async () => {
    const { context, page, troubles, leave } = await shop().visit({ viewport: phone });
    await page.goto('/products/1');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Open full demo/ }).click();
    const demo = await opened;
    await frameOf(demo).contentFrame().getByRole('heading').first().waitFor();
    expect(await demo.getByRole('radio', { name: 'Phone' }).isChecked()).toBe(true);
    const bar = await demo.getByRole('banner').boundingBox();
    expect([bar?.width, (bar?.height ?? 99) <= 72]).toEqual([360, true]);
    for (const [device, width] of [
      ['Desktop', 1280],
      ['Tablet', 768],
      ['Phone', 360],
    ] as const) {
      await demo.getByRole('radio', { name: device }).check();
      await isAsWide(demo, width);
      expect(await demo.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
    await demo.getByRole('link', { name: 'Buy Now: Saltmarsh' }).click();
    await demo.getByRole('heading', { name: 'Complete your website order' }).waitFor();
    await demo.goBack();
    await demo.getByRole('link', { name: 'Back to Saltmarsh' }).click();
    await demo.getByRole('heading', { level: 1, name: 'Saltmarsh' }).waitFor();
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'Users close the bar, keep their place in the demo and reload it without the bar',
  async () => {
    const { page, troubles, leave } = await shop().visit({ viewport: phone });
    await page.goto('/products/1-saltmarsh/demo');
    const demo = frameOf(page).contentFrame();
    await demo.getByRole('heading').first().waitFor();
    const place = () => demo.locator('html').evaluate((html) => html.scrollTop);
    await demo.locator('html').evaluate((html) => html.scrollTo({ top: 900, behavior: 'instant' }));
    const before = await place();
    await page.getByRole('link', { name: 'Close this bar' }).press('Enter');
    await page.getByRole('banner').waitFor({ state: 'detached' });
    // The demo becomes higher, so it may move by the height of the bar.
    expect([before > 800, Math.abs((await place()) - before) < 80]).toEqual([true, true]);
    expect(await frameOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
    expect(new URL(page.url()).pathname).toBe('/demos/saltmarsh/');
    await page.reload();
    await page.getByRole('heading').first().waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'Users on a phone open another look of a design below the bar, and buy from there',
  async () => {
    const { context, page, troubles, leave } = await shop().visit({ viewport: phone });
    await page.goto('/products/saltmarsh');
    expect(new URL(page.url()).pathname).toBe('/products/1-saltmarsh');
    const opened = context.waitForEvent('page');
    // The link below the picture covers it, too.
    await page.getByRole('img', { name: /^Peach sky/ }).click({ force: true });
    const demo = await opened;
    expect(new URL(demo.url()).pathname).toBe('/products/1-saltmarsh/demo/dusk');
    const look = () => frameOf(demo).contentFrame().locator('html').getAttribute('data-look');
    await frameOf(demo).contentFrame().getByRole('heading').first().waitFor();
    expect(await look()).toBe('dusk');
    await demo.getByRole('link', { name: 'Buy Now: Saltmarsh' }).click();
    await demo.getByRole('heading', { name: 'Complete your website order' }).waitFor();
    expect((await page.goto('/products/1-saltmarsh/demo/midnight'))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Product Not Found' }).waitFor();
    // The browser reports the missing page, too.
    expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'Users follow links inside the demo and go back, first there and then to the page before',
  async () => {
    const { page, leave } = await shop().visit();
    await page.goto('/products/2');
    await page.goto('/products/2/demo');
    const demo = page.getByTitle('Demo of Crane & Hollis').contentFrame();
    await demo.getByRole('navigation').getByRole('link').first().press('Enter');
    await page.waitForFunction(() => frames[0]?.location.pathname.endsWith('/crane-hollis/work/'));
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => frames[0]?.location.pathname.endsWith('/crane-hollis/'));
    expect(new URL(page.url()).pathname).toBe('/products/2/demo');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Crane & Hollis' }).waitFor();
    await leave();
  },
  journeyMs,
);

test(
  'Users without JavaScript get the demo below links only',
  async () => {
    const { page, leave } = await shop().visit({ viewport: phone, javaScriptEnabled: false });
    await page.goto('/products/1-saltmarsh/demo');
    await frameOf(page).contentFrame().getByRole('heading').first().waitFor();
    expect(await page.getByRole('banner').getByRole('radio').count()).toBe(0);
    const names = await page.getByRole('banner').getByRole('link').all();
    expect(await Promise.all(names.map((link) => link.getAttribute('href')))).toEqual([
      '/products/1-saltmarsh',
      '/checkout/product/1',
      '/demos/saltmarsh/',
    ]);
    await leave();
  },
  journeyMs,
);
