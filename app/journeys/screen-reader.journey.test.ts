import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { enterAsAdmin } from './enter-as-admin.ts';
import { register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 150_000;

/** What a screen reader is told when it has nothing else to say, as it comes and goes. */
async function listenIn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role="status"][aria-live="polite"]')) {
        const words = status.textContent ?? '';
        if (words !== '' && said.at(-1) !== words) said.push(words);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'said'));
}

test(
  'Admins hear of a customer’s reply while they look, and go to it by keyboard',
  async () => {
    const { page: desk, troubles: deskTroubles, leave: closeDesk } = await shop().visit();
    await enterAsAdmin(desk, shop().dataDir);
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
    const said = await listenIn(desk);

    await page.goto(`/dashboard/support/${ticketId}`);
    await page.getByRole('textbox', { name: 'Your reply' }).fill('And on holidays? שלום');
    await page.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter');
    await page.getByText('And on holidays?').waitFor();

    await row.getByRole('rowheader', { name: /^2 new Open on/ }).waitFor();
    await desk.getByText('New reply', { exact: true }).waitFor();
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    expect((await said()).join(' ')).toMatch(new RegExp(`New reply.*${ticketId}`));

    await desk.keyboard.press('F8');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Enter');
    await desk.waitForURL((url) => url.searchParams.get('q') === ticketId);
    await desk.locator('main:focus').waitFor();
    await row.getByRole('rowheader', { name: /^2 new Open on/ }).waitFor();

    // What admins do themselves is not told to them.
    await desk.getByRole('button', { name: `View Details of ${ticketId}` }).click();
    await desk.getByRole('textbox', { name: 'Reply' }).fill('Under Settings.');
    await desk.getByRole('button', { name: 'Send reply' }).click();
    await desk.getByText('Under Settings.').waitFor();
    await page.getByRole('textbox', { name: 'Your reply' }).fill('Found it.');
    await page.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter');
    await desk.getByRole('dialog').getByText('Found it.').waitFor();

    expect([troubles, deskTroubles]).toEqual([[], []]);
    await leave();

    // Without the line, pages are as fresh as they were loaded, and say nothing of it.
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
