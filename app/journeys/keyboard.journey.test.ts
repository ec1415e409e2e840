import { expect, test } from 'bun:test';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { orders } from '#db/schema/orders';
import { supportTickets } from '#db/schema/support-tickets';
import { startAnyway } from './review-steps.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
/** Types into the command palette and chooses its first entry, once that is the one meant. */
async function run(page: Page, text: string, entry: RegExp) {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await palette.waitFor();
  await page.keyboard.type(text);
  await palette.getByRole('option', { name: entry, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await palette.waitFor({ state: 'detached' });
}

const isFocused = (page: Page, name: string) =>
  page.waitForFunction((wanted) => {
    const focused = document.activeElement;
    return (focused?.getAttribute('aria-label') ?? focused?.textContent) === wanted;
  }, name);

test(
  'An admin does a day’s work by keyboard alone, on a desktop and on a phone',
  async () => {
    const { page, troubles, leave } = await shop().visit();
    await signInAsAdmin(page, shop().dataDir);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await workByKeyboard(page, width);
    }
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

async function workByKeyboard(page: Page, width: number) {
  await page.goto('/admin');
  const isOpen = and(isNull(orders.deliveredAt), ne(orders.status, 'cancelled'));
  const [order] = await shop()
    .db.select()
    .from(orders)
    .where(and(eq(orders.stage, 'requirements'), isOpen));
  if (!order) throw new Error('No order is in the first stage');
  const { orderId } = order;
  await page.getByRole('rowheader').first().waitFor();
  // Their code is loaded after the page. What the button asked for waits for it.
  const search = width === 360 ? 'Search' : 'Search Ctrl K';
  await page.getByRole('button', { name: search, exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Search and commands' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Use single-key shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await run(page, orderId, new RegExp(`^${orderId}`));
  await page.waitForURL(`**/admin/orders/${orderId}`);
  await page.getByRole('heading', { name: 'Delivery', exact: true }).waitFor();
  await run(page, 'move to dev', /^Move to Development/);
  await startAnyway(page).waitFor();
  await isFocused(page, 'Start anyway');
  await page.keyboard.press('Enter');
  await page.getByText(`${orderId} moved to Development`).first().waitFor();
  const [moved] = await shop().db.select().from(orders).where(eq(orders.id, order.id));
  expect(moved?.stage).toBe('development');
  await run(page, 'move to req', /^Move to Requirements/);
  await page.getByRole('button', { name: 'Move back' }).click();
  await page.getByText(`${orderId} moved to Requirements`).first().waitFor();

  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.getByRole('tab', { name: 'Orders', selected: true }).waitFor();
  const rows = page.getByRole('rowheader', { name: /^ACC-/ });
  await rows.nth(1).waitFor();
  const [first = '', second = ''] = await rows.allTextContents();
  await page.keyboard.press('j');
  await isFocused(page, first);
  await page.keyboard.press('j');
  await isFocused(page, second);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/orders/${second}`);
  // The address changes before the screen does. The screen’s focus would come after Back.
  await page.getByRole('heading', { name: 'Delivery', exact: true }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  await page.goBack();
  await rows.nth(1).waitFor();
  await page.keyboard.press('k');
  await isFocused(page, first);

  await page.keyboard.press('x');
  const bar = page.getByRole('group', { name: '1 selected' });
  await bar.waitFor();
  await page.keyboard.press('x');
  await bar.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'List options' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Save as new view…' }).press('Enter');
  await page.getByRole('dialog', { name: 'Save view' }).getByLabel('Name').waitFor();
  await page.keyboard.type(`My orders ${width}`);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `My orders ${width}` }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search orders' }).waitFor();
  // Letters that are typed stay in the field.
  await page.keyboard.type('g t j');
  expect(page.url()).toContain('tab=orders');
  expect(await page.getByRole('searchbox').inputValue()).toBe('g t j');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');

  await run(page, 'support tickets', /^Support Tickets/);
  await page.getByRole('tab', { name: 'Support Tickets', selected: true }).waitFor();
  await page.getByRole('rowheader').first().waitFor();
  await page.keyboard.press('j');
  await page.waitForFunction(() => document.activeElement?.closest('tbody tr'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/tickets/TKT-*');
  const ticketId = page.url().split('/').at(-1) ?? '';
  await page.getByRole('textbox', { name: 'Reply' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  await page.keyboard.press('r');
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  const reply = `It is under Pages (${width}).`;
  await page.keyboard.type(reply);
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'Messages' }).getByText(reply).waitFor();
  const [ticket] = await shop()
    .db.select()
    .from(supportTickets)
    .where(eq(supportTickets.ticketId, ticketId));
  expect(ticket?.customerUnread).toBeGreaterThan(0);
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab doesn’t reach ${selector}`);
}
