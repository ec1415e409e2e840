import { expect, test } from 'bun:test';
import type { Locator, Page } from 'playwright-core';
import { anOrder } from '#api/testing/orders';
import { aTicket } from '#api/testing/tickets';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 180_000;
/** More rows take too long to draw on a slow processor. */
const maxRows = 60;
const stored = 90;

const rows = (page: Page) => page.getByRole('main').locator('tbody > tr');

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

test(
  'An admin of a large shop leafs, searches, and reads the start of long names, with the mouse',
  async () => {
    const { db } = shop();
    for (let count = 0; count < stored; count += 1) {
      await anOrder(db, { customerEmail: `buyer-${count}@example.com` });
      await aTicket(db, { email: `buyer-${count}@example.com` });
    }
    const { page, troubles, leave } = await shop().visit();
    await signInAsAdmin(page, shop().dataDir);
    for (const path of ['/admin?tab=orders', '/admin?tab=support', '/admin/customers']) {
      await page.goto(path);
      await rows(page).first().waitFor();
      expect(await rows(page).count()).toBeLessThanOrEqual(maxRows);
      const next = page.getByRole('navigation', { name: /^Pages of/ }).getByText('Next');
      await next.click();
      await page.getByText(/^41/).waitFor();
      expect(await rows(page).count()).toBeLessThanOrEqual(maxRows);
      const search = page.getByRole('main').getByRole('searchbox').first();
      await search.pressSequentially('buyer-8');
      await page.getByText(/^1–/).waitFor();
      expect(await search.inputValue()).toBe('buyer-8');
    }

    const subject = 'Moving our opening hours to the new address before the holidays';
    await aTicket(db, { email: longEmail, subject, priority: 'urgent' });
    await anOrder(db, { customerEmail: longEmail, customerName: longName });
    for (const [path, ...texts] of [
      ['/admin?tab=orders', longName, longEmail],
      ['/admin/customers', longName, longEmail],
      ['/admin?tab=support', subject, longEmail],
    ] as const) {
      await page.goto(path);
      for (const width of [1280, 1024, 820]) {
        await page.setViewportSize({ width, height: 900 });
        for (const text of texts) {
          const shown = page.getByRole('main').locator('tbody').getByText(text).first();
          await shown.waitFor();
          expect(await countVisible(shown), `${path} at ${width} px`).toBeGreaterThanOrEqual(14);
        }
      }
    }

    // With the mouse, the focus ring is seen only after a key.
    await page.setViewportSize({ width: 1280, height: 900 });
    const ticket = page.getByRole('checkbox', { name: /^Select TKT/ }).nth(1);
    const view = page.getByRole('button', { name: 'View: All support tickets' });
    const orders = page.getByRole('tab', { name: 'Orders' });
    for (const [choose, focused] of [
      [() => ticket.click({ modifiers: ['Shift'] }), ticket],
      [
        async () => {
          await view.click();
          await page.getByRole('menuitemradio', { name: 'All support tickets' }).click();
          await page.getByRole('menu').waitFor({ state: 'detached' });
        },
        view,
      ],
      [() => orders.click(), orders],
    ] as const) {
      await choose();
      const pressed = focused.and(page.locator(':focus'));
      await pressed.waitFor();
      expect(await pressed.and(page.locator(':focus-visible')).count()).toBe(0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await page.locator(':focus-visible').waitFor();
    }
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);
