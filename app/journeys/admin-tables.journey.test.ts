import { beforeAll, describe, expect, test } from 'bun:test';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { anOrder } from '#api/testing/orders';
import { aTicket } from '#api/testing/tickets';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 180_000;
/** More rows take too long to draw on a slow processor. */
const maxRows = 60;
const slowdown = 4;
const stored = 150;
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  const { page, context, leave } = await shop().visit();
  await signInAsAdmin(page, shop().dataDir);
  signedIn = await context.storageState();
  await leave();
  for (let count = 0; count < stored; count += 1) {
    await anOrder(shop().db, { customerEmail: `buyer-${count}@example.com` });
    await aTicket(shop().db, { email: `buyer-${count}@example.com` });
  }
}, journeyMs);

/** Slows the processor down, and remembers how long the page took for each key and click. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'event', buffered: true });
  });
  return () => page.evaluate(() => Math.max(0, ...Reflect.get(window, 'durations')));
}

const rows = (page: Page) => page.getByRole('main').locator('tbody > tr');

describe('With many rows and on a slow processor, admins', () => {
  test.each([
    ['orders', '/admin?tab=orders'],
    ['tickets', '/admin?tab=support'],
    ['customers', '/admin/customers'],
  ])(
    'use the table of %s, which draws at most 60 of them',
    async (name, path) => {
      const { page, troubles, leave } = await shop().visit({ storageState: signedIn });
      await page.goto(path);
      await rows(page).first().waitFor();
      const longestMs = await slowDown(page);
      expect(await rows(page).count()).toBeLessThanOrEqual(maxRows);

      const next = page.getByRole('navigation', { name: /^Pages of/ }).getByText('Next');
      await next.click();
      await page.getByText(/^41/).waitFor();
      expect(await rows(page).count()).toBeLessThanOrEqual(maxRows);
      const search = page.getByRole('main').getByRole('searchbox').first();
      await search.pressSequentially('buyer-14');
      await page.getByText(/^1–/).waitFor();
      expect(await search.inputValue()).toBe('buyer-14');
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('j');
      if (process.env.MEASURE) console.info(`${name}: ${Math.round(await longestMs())} ms`);
      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );
});

const longName = 'Maximiliane von der Heiden-Schwarzenberg';
const longEmail = 'maximiliane.vonderheiden@handwerkskammer-oberfranken.example';

/** How many characters of a text are in sight. */
function countVisible(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    let clip = Number.POSITIVE_INFINITY;
    for (let box = element.parentElement; box && !box.matches('tr'); box = box.parentElement) {
      const isClipping = getComputedStyle(box).overflow !== 'visible';
      if (isClipping) clip = Math.min(clip, box.getBoundingClientRect().right);
    }
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    return [...(node?.textContent ?? '')].filter((_character, at) => {
      if (!node) return false;
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().right <= clip;
    }).length;
  });
}

test.each([1280, 1024, 820])(
  'Admins can read the start of long names, subjects and addresses on %i px',
  async (width) => {
    const { db } = shop();
    const subject = 'Moving our opening hours to the new address before the holidays';
    await aTicket(db, { email: longEmail, subject, priority: 'urgent' });
    await anOrder(db, { customerEmail: longEmail, customerName: longName });
    const { page, leave } = await shop().visit({
      storageState: signedIn,
      viewport: { width, height: 900 },
    });
    for (const [path, ...texts] of [
      ['/admin?tab=support', subject, longEmail],
      ['/admin?tab=orders', longName, longEmail],
      ['/admin/customers', longName, longEmail],
    ] as const) {
      await page.goto(path);
      for (const text of texts) {
        const shown = page.getByRole('main').locator('tbody').getByText(text).first();
        await shown.waitFor();
        expect(await countVisible(shown)).toBeGreaterThanOrEqual(14);
      }
    }
    await leave();
  },
  journeyMs,
);

describe('With the mouse, admins', () => {
  const ticket = (page: Page) => page.getByRole('checkbox', { name: /^Select TKT/ }).nth(1);
  const view = (page: Page) => page.getByRole('button', { name: 'View: All support tickets' });

  test.each<[string, (page: Page) => Promise<unknown>, focused: (page: Page) => Locator]>([
    [
      'a tab',
      (page) => page.getByRole('tab', { name: 'Orders' }).click(),
      (page) => page.getByRole('tab', { name: 'Orders' }),
    ],
    ['several rows', (page) => ticket(page).click({ modifiers: ['Shift'] }), ticket],
    [
      'an item of a menu',
      async (page) => {
        await view(page).click();
        await page.getByRole('menuitemradio', { name: 'All support tickets' }).click();
        await page.getByRole('menu').waitFor({ state: 'detached' });
      },
      view,
    ],
  ])(
    'choose %s and see the focus ring only after a key',
    async (_what, choose, focused) => {
      const { page, leave } = await shop().visit({ storageState: signedIn });
      await page.goto('/admin?tab=support');
      await rows(page).first().waitFor();
      await choose(page);
      const pressed = focused(page).and(page.locator(':focus'));
      await pressed.waitFor();
      expect(await pressed.and(page.locator(':focus-visible')).count()).toBe(0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await page.locator(':focus-visible').waitFor();
      await leave();
    },
    journeyMs,
  );
});
