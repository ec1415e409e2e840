import { expect, test } from 'bun:test';
import { inArray } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { aTicket } from '#api/testing/tickets';
import { supportTickets } from '#db/schema/support-tickets';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

const headers = (page: Page) =>
  page.getByRole('table', { name: 'Support tickets' }).getByRole('rowheader');

const choose = async (page: Page, menu: string | RegExp, item: string) => {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test(
  'An admin saves a view of urgent tickets and resolves them together, with Undo',
  async () => {
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
    await page.getByRole('combobox', { name: 'Assigned to' }).selectOption('No one');
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('combobox', { name: 'Priority' }).selectOption('Urgent');
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('');
    await headers(page).filter({ hasText: 'A typo' }).waitFor({ state: 'detached' });
    const shown = await headers(page).allTextContents();
    expect(shown.length).toBeGreaterThanOrEqual(2);
    await choose(page, 'View: All support tickets', 'Save as new view…');
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Urgent and free');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('button', { name: 'View: Urgent and free' }).waitFor();

    // It opens with the same rows from elsewhere, without anything else in the address.
    await page.goto('/admin?tab=orders');
    await page.goto('/admin?tab=support');
    await page.getByRole('button', { name: 'View: All support tickets' }).click();
    await page.getByRole('menuitemradio', { name: 'Urgent and free' }).click();
    await page.getByRole('button', { name: 'More filters (1)' }).waitFor();
    const assignee = page.getByRole('combobox', { name: 'Assigned to' });
    expect(await assignee.inputValue()).toBe('none');
    await headers(page).filter({ hasText: 'A typo' }).waitFor({ state: 'detached' });
    expect(await headers(page).allTextContents()).toEqual(shown);

    // A changed filter marks it, until it is discarded.
    await assignee.selectOption('Me');
    await choose(page, 'View: Urgent and free (edited)', 'Discard changes');
    await page.getByRole('button', { name: 'View: Urgent and free', exact: true }).waitFor();
    expect(await assignee.inputValue()).toBe('none');

    for (const { ticketId } of urgent) {
      await page.getByRole('checkbox', { name: `Select ${ticketId}` }).check();
    }
    await choose(page, 'Status', 'Resolved');
    await page.getByText('2 tickets changed', { exact: true }).first().waitFor();
    expect(await stored()).toEqual(['resolved', 'resolved']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Change of 2 tickets undone', { exact: true }).first().waitFor();
    expect(await stored()).toEqual(['open', 'open']);

    // What another admin changed in the meantime is kept, and named.
    const [kept, other] = urgent;
    for (const { ticketId } of urgent) {
      await page.getByRole('checkbox', { name: `Select ${ticketId}` }).check();
    }
    await page.route(`**/api/support/${kept?.id}/status`, async (route) => {
      await db
        .update(supportTickets)
        .set({ status: 'closed', version: 99 })
        .where(inArray(supportTickets.id, [kept?.id ?? 0]));
      await route.continue();
    });
    await choose(page, 'Status', 'In Progress');
    const failed = page.getByRole('dialog', { name: '1 of 2 tickets wasn’t changed' });
    await failed.getByText(kept?.ticketId ?? '').waitFor();
    expect((await stored()).toSorted()).toEqual(['closed', 'in_progress']);
    expect(await failed.getByText(other?.ticketId ?? '').count()).toBe(0);
    await failed.getByRole('button', { name: 'Close' }).first().click();

    expect(troubles).toEqual([expect.stringContaining('409')]);
    await leave();
  },
  journeyMs,
);
