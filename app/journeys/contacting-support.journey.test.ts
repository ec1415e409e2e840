import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const unreachable = 'We could not reach the server. Check your connection and try again.';

test(
  'Users can contact support: sign up, create a ticket, and find it again',
  async () => {
    const { page, troubles, leave } = await shop().visit({ viewport: { width: 360, height: 740 } });
    await page.goto('/dashboard/support?new');
    await signUp(page, 'ada@example.com');

    // The form is open after signing up, and stays open after a reload.
    await page.reload();
    const subject = page.getByRole('textbox', { name: 'Subject' });
    await subject.fill('Opening hours <b>');
    await page.getByRole('textbox', { name: 'Message' }).fill('From seven on.\n<i>Thanks</i>');
    const email = page.getByRole('textbox', { name: 'Email' });
    expect(await email.inputValue()).toBe('ada@example.com');
    await page.getByRole('button', { name: 'Create Ticket' }).click();

    await page.getByText('Ticket Created', { exact: true }).waitFor();
    await subject.waitFor({ state: 'hidden' });
    const toggle = page.getByRole('button', { name: 'New Ticket' });
    await toggle.click();
    expect([await subject.inputValue(), await email.inputValue()]).toEqual(['', 'ada@example.com']);

    await page.goto('/dashboard/support');
    const ticket = page.getByRole('link', { name: 'Opening hours <b>' });
    await ticket.waitFor();
    expect(await page.getByText(/^TKT-\d{4}-\d{4,}$/).count()).toBe(1);
    await ticket.click();
    await page.getByRole('article', { name: /^You/ }).getByText('<i>Thanks</i>').waitFor();
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBe(0);
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'Users keep their draft after closing the form, reloading or an error',
  async () => {
    const { page, leave } = await shop().visit();
    await page.goto('/dashboard/support?new');
    await signUp(page, 'grace@example.com');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Long and well thought out.');
    const toggle = page.getByRole('button', { name: 'New Ticket' });
    await toggle.click();
    await message.waitFor({ state: 'hidden' });
    await toggle.click();
    const subject = page.getByRole('textbox', { name: 'Subject' });
    await subject.fill('A thought');
    await page.reload();
    await message.waitFor();
    expect([await subject.inputValue(), await message.inputValue()]).toEqual([
      'A thought',
      'Long and well thought out.',
    ]);

    await page.route('**/api/customer/support/tickets', (route) => route.abort());
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await page.getByText(unreachable, { exact: true }).waitFor();
    expect(await message.inputValue()).toBe('Long and well thought out.');

    await page.unroute('**/api/customer/support/tickets');
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await page.getByText('Ticket Created', { exact: true }).waitFor();
    await page.goto('/dashboard/support?new');
    await message.waitFor();
    expect([await subject.inputValue(), await message.inputValue()]).toEqual(['', '']);
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
