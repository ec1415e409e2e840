import { expect, test } from 'bun:test';
import { inArray } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { anOrder } from '#api/testing/orders';
import { aTicket } from '#api/testing/tickets';
import { supportTickets } from '#db/schema/support-tickets';
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
    const range = document.createRange();
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let visible = 0;
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      visible += [...(node.textContent ?? '')].filter((_character, at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().right <= clip;
      }).length;
    }
    return visible;
  });
}

async function readLongLists() {
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
  const more = page.getByRole('main').getByRole('button', { name: 'List options' });
  const orders = page.getByRole('tab', { name: 'Orders' });
  for (const [choose, focused] of [
    [() => ticket.click({ modifiers: ['Shift'] }), ticket],
    [
      async () => {
        await more.click();
        await page.getByRole('menuitem', { name: 'Download CSV' }).click();
        await page.getByRole('menu').waitFor({ state: 'detached' });
      },
      more,
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
}

const settlingMs = 5_000;

/** Rows that are whole in sight when a list opens: at least so many at 1280 × 800, then at 360 × 740. */
const rowsAtFirst = {
  '/admin': [5, 3],
  '/admin?tab=support': [8, 3],
  '/admin?tab=products': [8, 3],
  '/admin?tab=orders': [6, 3],
  '/admin?tab=cancellations': [8, 3],
  '/admin/customers': [8, 3],
  '/admin/mails': [8, 3],
  '/admin/audit': [8, 3],
  '/admin/security-log': [8, 3],
} as const;

/** Rows that are in sight, and those that the list has room for if it is short. */
async function countRoom(page: Page): Promise<number> {
  const all = await rows(page).evaluateAll((found) => {
    const bars = [...document.querySelectorAll('nav[aria-label="Admin"]')];
    // On a phone, the navigation is a bar at the bottom.
    const below = bars.map((bar) => bar.getBoundingClientRect().top).find((top) => top > 100);
    const fold = below ?? window.innerHeight;
    const bottoms = found.map((row) => row.getBoundingClientRect());
    return {
      seen: bottoms.filter(({ bottom }) => bottom <= fold).length,
      next: bottoms.at(-1)?.bottom ?? 0,
      height: bottoms[0]?.height ?? 0,
      fold,
    };
  });
  return all.seen + Math.floor(Math.max(0, all.fold - all.next) / all.height);
}

async function seeRowsAtFirst() {
  const { page, leave } = await shop().visit();
  await signInAsAdmin(page, shop().dataDir);
  for (const [path, least] of Object.entries(rowsAtFirst)) {
    for (const [index, size] of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ].entries()) {
      await page.setViewportSize(size);
      if (index === 0) await page.goto(path);
      await rows(page).first().waitFor();
      const wanted = least[index] ?? 0;
      let room = await countRoom(page);
      // What is above the list may still be loading.
      for (const until = Date.now() + settlingMs; room < wanted && Date.now() < until; ) {
        await page.waitForTimeout(100);
        room = await countRoom(page);
      }
      expect(room, `${path} at ${size.width} px`).toBeGreaterThanOrEqual(wanted);
    }
  }
  await leave();
}

const headers = (page: Page) =>
  page.getByRole('table', { name: 'Support tickets' }).getByRole('rowheader');

const choose = async (page: Page, menu: string | RegExp, item: string) => {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

async function resolveTogether() {
  const { db, dataDir } = shop();
  const { page, troubles, leave } = await shop().visit();
  await signInAsAdmin(page, dataDir);
  const urgent = [
    await aTicket(db, { subject: 'The shop is down', priority: 'urgent' }),
    await aTicket(db, { subject: 'No one can pay', priority: 'urgent' }),
  ];
  await aTicket(db, { subject: 'A typo', priority: 'low' });
  const stored = async () => {
    const ids = urgent.map(({ id }) => id);
    const found = await db.select().from(supportTickets).where(inArray(supportTickets.id, ids));
    return found.map(({ status }) => status);
  };

  // Priority and assignee are further filters, which a view keeps beside search and status.
  await page.goto('/admin?tab=support');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption('No one');
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('Urgent');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('');
  await headers(page).filter({ hasText: 'A typo' }).waitFor({ state: 'detached' });
  const shown = await headers(page).allTextContents();
  expect(shown.length).toBeGreaterThanOrEqual(2);
  await choose(page, 'List options', 'Save as new view…');
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Urgent and free');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  const view = page.getByRole('navigation', { name: /^Views/ }).getByText('Urgent and free');
  await view.waitFor();

  // It opens with the same rows from elsewhere, without anything else in the address.
  await page.goto('/admin?tab=orders');
  await page.goto('/admin?tab=support');
  await view.click();
  await page.getByText('Priority: Urgent').waitFor();
  await page.getByText('Assigned to: No one').waitFor();
  await headers(page).filter({ hasText: 'A typo' }).waitFor({ state: 'detached' });
  expect(await headers(page).allTextContents()).toEqual(shown);

  for (const { ticketId } of urgent) {
    await page.getByRole('checkbox', { name: `Select ${ticketId}` }).check();
  }
  await choose(page, 'Status', 'Resolved');
  await page.getByText('2 tickets changed', { exact: true }).first().waitFor();
  expect(await stored()).toEqual(['resolved', 'resolved']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Change of 2 tickets undone', { exact: true }).first().waitFor();
  expect(await stored()).toEqual(['open', 'open']);

  expect(troubles).toEqual([]);
  await leave();
}

test(
  'An admin of a large shop reads long lists, saves a view and resolves tickets together, with Undo',
  async () => {
    await resolveTogether();
    await readLongLists();
    await seeRowsAtFirst();
  },
  journeyMs,
);
