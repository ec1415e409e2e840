import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { products } from '#db/schema/products';
import { accessibilityViolations } from './accessibility-violations.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const phone = { width: 360, height: 740 };

const demoOf = (page: Page, title: string) => page.getByTitle(`Demo of ${title}`);

/** Waits until the demo has a width of its own, however small it is drawn. */
async function demoIsAsWide(page: Page, title: string, width: number) {
  const frame = await demoOf(page, title).elementHandle();
  await page.waitForFunction(([frame, width]) => frame?.clientWidth === width, [
    frame,
    width,
  ] as const);
}

test(
  'Users on a phone find a website, see its demo at three widths and buy it',
  async () => {
    const { page, troubles, leave } = await shop().visit({ viewport: phone });
    await page.goto('/');
    await page.getByRole('link', { name: 'Saltmarsh', exact: true }).last().click();
    await page.waitForURL(/\/products\/\d+-saltmarsh$/);
    await page.getByRole('heading', { level: 1, name: 'Saltmarsh' }).waitFor();
    await page.getByRole('link', { name: 'Try the live demo' }).click();
    await demoOf(page, 'Saltmarsh').contentFrame().getByRole('heading').first().waitFor();
    await demoIsAsWide(page, 'Saltmarsh', 390);
    for (const [device, width] of [
      ['Tablet', 768],
      ['Desktop', 1280],
    ] as const) {
      await page.getByRole('radio', { name: device }).check();
      await demoIsAsWide(page, 'Saltmarsh', width);
    }
    await page.getByText('Can I get a refund').click();
    await page.getByText('You can get a partial refund of $160').waitFor();
    await page.getByRole('link', { name: 'Buy Now: Saltmarsh' }).click();
    await page.getByRole('heading', { name: 'Complete your website order' }).waitFor();
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'Users of the keyboard reach the page, the widths and Buy Now, which covers no focused element',
  async () => {
    const { page, troubles, leave } = await shop().visit({ viewport: phone });
    await page.goto('/#products');
    await page.waitForFunction(() => window.earlyEvents?.replay);
    await page.getByRole('link', { name: 'Demo of Saltmarsh' }).last().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Saltmarsh' }).waitFor();
    await page.keyboard.press('Tab');
    const bar = page.getByRole('link', { name: 'Buy Now: Saltmarsh' });
    const seen = new Set<string>();
    for (let presses = 0; presses < 60 && !seen.has('Buy Now: Saltmarsh'); presses += 1) {
      const { name, bottom } = await page.evaluate(() => {
        const focused = document.activeElement;
        const box = focused?.getBoundingClientRect();
        return {
          name: focused?.getAttribute('aria-label') ?? focused?.textContent ?? '',
          bottom: box && box.height < 300 ? box.bottom : 0,
        };
      });
      seen.add(name);
      if (name === 'Phone') {
        await page.keyboard.press('ArrowRight');
        expect(await page.getByRole('radio', { name: 'Tablet' }).isChecked()).toBe(true);
      }
      const top = (await bar.boundingBox())?.y ?? 0;
      if (name !== 'Buy Now: Saltmarsh') expect([name, bottom <= top]).toEqual([name, true]);
      await page.keyboard.press('Tab');
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Phone', 'Buy Now: Saltmarsh']));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Complete your website order' }).waitFor();
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'Users of a website that is no longer sold learn so, and find others',
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

test.each([
  [360, [1, 1, 1]],
  [700, [2]],
  [768, [2]],
  [1040, [3]],
  [1280, [3]],
])(
  'Users see other websites in full rows at %i pixels',
  async (width, rows) => {
    const { page, leave } = await shop().visit({ viewport: { width, height: 800 } });
    await page.goto('/products/1');
    const section = page.getByRole('region', { name: 'More websites' });
    const tops = await section
      .getByRole('article')
      .evaluateAll((cards) =>
        cards
          .filter((card) => card.checkVisibility())
          .map((card) => card.getBoundingClientRect().top),
      );
    const found = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
    expect(found).toEqual(rows);
    await leave();
  },
  journeyMs,
);
