import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const unreachable = 'We could not reach the server. Check your connection and try again.';

test(
  'A customer signs up on the way to a ticket, keeps the draft, sends it and finds it again',
  async () => {
    const { page, troubles, leave } = await shop().visit({ viewport: { width: 360, height: 740 } });
    await page.goto('/dashboard/support?new');
    await signUp(page, 'ada@example.com');
    // The form is open after signing up. Its draft stays over closing and a reload.
    const subject = page.getByRole('textbox', { name: 'Subject' });
    const message = page.getByRole('textbox', { name: 'Message' });
    const email = page.getByRole('textbox', { name: 'Email' });
    const toggle = page.getByRole('button', { name: 'New Ticket' });
    const text = 'From seven on.\n<i>Thanks</i>';
    await message.fill(text);
    await toggle.click();
    await message.waitFor({ state: 'hidden' });
    await toggle.click();
    await subject.fill('Opening hours <b>');
    await page.reload();
    await message.waitFor();
    expect(await Promise.all([subject, message, email].map((field) => field.inputValue()))).toEqual(
      ['Opening hours <b>', text, 'ada@example.com'],
    );

    await page.route('**/api/customer/support/tickets', (route) => route.abort());
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await page.getByText(unreachable, { exact: true }).waitFor();
    expect(await message.inputValue()).toBe(text);
    expect(troubles.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
    await page.unroute('**/api/customer/support/tickets');
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await page.getByText('Ticket Created', { exact: true }).waitFor();
    await subject.waitFor({ state: 'hidden' });
    await toggle.click();
    expect([await subject.inputValue(), await email.inputValue()]).toEqual(['', 'ada@example.com']);
    await page.goto('/dashboard/support?new');
    await message.waitFor();
    expect([await subject.inputValue(), await message.inputValue()]).toEqual(['', '']);

    await page.goto('/dashboard/support');
    const ticket = page.getByRole('link', { name: 'Opening hours <b>' });
    await ticket.waitFor();
    expect(await page.getByText(/^TKT-\d{4}-\d{4,}$/).count()).toBe(1);
    await ticket.click();
    await page.getByRole('article', { name: /^You/ }).getByText('<i>Thanks</i>').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

async function signUp(page: Page, email: string) {
  await page.waitForURL(/\/auth\?next=/);
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lovelace');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill('a long quiet evening by the sea');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/dashboard\/support\?new/);
}
