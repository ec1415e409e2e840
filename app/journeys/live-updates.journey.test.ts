import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 150_000;

/** Records the messages of polite live regions. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role="status"][aria-live="polite"]')) {
        const text = status.textContent ?? '';
        if (text !== '' && announced.at(-1) !== text) announced.push(text);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'announced'));
}

test(
  'An admin is notified of a customer’s reply, opens it by keyboard and works on without a connection',
  async () => {
    const { page: desk, troubles: deskTroubles, leave: closeDesk } = await shop().visit();
    await signInAsAdmin(desk, shop().dataDir);
    const { page, troubles, leave } = await shop().visit({ viewport: { width: 360, height: 740 } });
    await register(page, 'ada@harbourbakery.example');
    const asked = await page.request.post('/api/customer/support/tickets', {
      data: { subject: 'Open on <b>Sundays</b>', message: 'Where do I change the hours?' },
    });
    const { ticketId } = await asked.json();

    await desk.goto('/admin?tab=support');
    const row = desk.getByRole('row').filter({ hasText: ticketId });
    await row.getByRole('rowheader', { name: /^1 new Open on/ }).waitFor();
    const search = desk.getByRole('searchbox');
    await search.focus();
    const announced = await recordAnnouncements(desk);

    await page.goto(`/dashboard/support/${ticketId}`);
    await page.getByRole('textbox', { name: 'Your reply' }).fill('And on holidays? שלום');
    await page.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter');
    await page.getByText('And on holidays?').waitFor();

    await row.getByRole('rowheader', { name: /^2 new Open on/ }).waitFor();
    await desk.getByText('New reply', { exact: true }).waitFor();
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    expect((await announced()).join(' ')).toMatch(new RegExp(`New reply.*${ticketId}`));

    await desk.keyboard.press('F8');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Enter');
    await desk.waitForURL((url) => url.pathname === `/admin/tickets/${ticketId}`);
    await desk.locator('main:focus').waitFor();
    await desk.getByText('And on holidays?').waitFor();

    // The admin's own actions are not announced.
    await desk.getByRole('textbox', { name: 'Reply' }).fill('Under Settings.');
    await desk.getByRole('button', { name: 'Send reply' }).click();
    await desk.getByText('Under Settings.').waitFor();
    await page.getByRole('textbox', { name: 'Your reply' }).fill('Found it.');
    await page.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter');
    await desk.getByText('Found it.').waitFor();

    expect([troubles, deskTroubles]).toEqual([[], []]);
    await leave();

    // Pages still work without a connection, and show no message.
    const refused = desk.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/admin/events'),
    );
    await desk.route('**/api/admin/events', (route) => route.abort());
    await desk.goto('/admin?tab=support');
    await refused;
    await row.getByRole('rowheader', { name: /Open on/ }).waitFor();
    expect(await desk.getByRole('region', { name: /Notifications/ }).count()).toBe(0);
    await closeDesk();
  },
  journeyMs,
);
