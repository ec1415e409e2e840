import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { mailsTo } from './mailbox.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { visitAsSecondAdmin } from './visit-as-second-admin.ts';

const shop = shopUnderTest();
const journeyMs = 180_000;
const guest = 'noor@secondshelf.example';

async function ask(page: Page, subject: string): Promise<string> {
  const answer = await page.request.post('/api/support', {
    data: {
      customerType: 'new',
      inquiryType: 'Custom Requirements',
      email: guest,
      subject,
      message: `${subject}, please.`,
    },
  });
  return (await answer.json()).ticketId;
}

const messages = (page: Page) => page.getByRole('log', { name: 'Messages' });

test(
  'Two admins work in one ticket, merge it with another and snooze it',
  async () => {
    const one = await shop().visit();
    await signInAsAdmin(one.page, shop().dataDir);
    const other = await visitAsSecondAdmin(shop());
    const visitor = await shop().visit();
    const first = await ask(visitor.page, 'A shop for used books');
    const second = await ask(visitor.page, 'Pictures of books');

    // By the list's link and its keys.
    await one.page.goto('/admin?tab=support&status=active&assignee=none');
    await one.page.getByRole('link', { name: 'A shop for used books' }).click();
    await messages(one.page).getByText('A shop for used books, please.').waitFor();
    await one.page.keyboard.press('k');
    await one.page.waitForURL(`**/admin/tickets/${second}`);
    await messages(one.page).getByText('Pictures of books, please.').waitFor();
    await one.page.keyboard.press('j');
    await one.page.waitForURL(`**/admin/tickets/${first}`);
    await messages(one.page).getByText('A shop for used books, please.').waitFor();

    // Presence.
    await other.page.goto(`/admin/tickets/${first}`);
    await messages(other.page).getByText('A shop for used books, please.').waitFor();
    // A page that was just loaded may not listen to keys yet.
    const theirs = other.page.getByRole('textbox', { name: 'Reply' });
    while (!(await theirs.evaluate((field) => field === document.activeElement))) {
      await other.page.keyboard.press('r');
      await other.page.waitForTimeout(50);
    }
    await other.page.keyboard.type('Yes, it can.');
    await one.page.getByText('Grace is replying').waitFor();
    const mine = one.page.getByRole('textbox', { name: 'Reply' });
    await mine.fill('No, it cannot.');
    await other.page.getByRole('button', { name: 'Send reply' }).click();
    await messages(other.page).getByText('Yes, it can.').waitFor();

    // The reply of the other is shown before this one resolves the ticket; the own text stays.
    await one.page.getByRole('button', { name: 'Send and resolve' }).click();
    const notice = one.page.getByRole('region', { name: /^Grace replied on/ });
    await notice.getByText('Yes, it can.').waitFor();
    expect(await mine.inputValue()).toBe('No, it cannot.');
    await mine.fill('With pictures, too.');
    await one.page.getByRole('button', { name: 'Send and resolve' }).click();
    await one.page.getByRole('button', { name: 'Reopen' }).waitFor();

    // What one changes appears for the other by itself.
    const status = other.page.getByRole('combobox', { name: `Status of ${first}` });
    await status.locator('[value="resolved"]:checked').waitFor({ state: 'attached' });

    // Merge.
    await one.page.getByRole('button', { name: 'Merge' }).click();
    await one.page.getByRole('radio', { name: new RegExp(`^${second}`) }).check();
    await one.page.getByText(/^3 messages will move from/).waitFor();
    await one.page.getByRole('button', { name: 'Merge tickets' }).click();
    await one.page.waitForURL(`**/admin/tickets/${second}`);
    await messages(one.page).getByText('With pictures, too.').waitFor();
    await other.page.getByText(`This ticket was merged into ${second}`).waitFor();

    // The link of the merged ticket opens the whole conversation.
    const [mail] = await mailsTo(shop(), guest, new RegExp(first));
    await visitor.page.goto(/\/support\/tickets\/[\w-]+/.exec(mail.text)?.[0] ?? '');
    await messages(visitor.page).getByText('Pictures of books, please.').waitFor();
    await messages(visitor.page).getByText('With pictures, too.').waitFor();

    // Snooze, and back when the customer writes.
    await one.page.getByRole('button', { name: 'Snooze', exact: true }).click();
    await one.page.getByRole('button', { name: 'Snooze ticket' }).click();
    const snoozed = one.page.getByText('It comes back then, or as soon as the customer writes.', {
      exact: false,
    });
    await snoozed.waitFor();
    expect(await visitor.page.getByText(/snooze/i).count()).toBe(0);
    await visitor.page.getByRole('textbox', { name: 'Your reply' }).fill('Thank you!');
    await visitor.page.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter');
    await messages(one.page).getByText('Thank you!').waitFor();
    await snoozed.waitFor({ state: 'detached' });

    // The reply that was refused is the only failed call.
    expect(one.troubles).toEqual([expect.stringContaining('409')]);
    expect([other.troubles, visitor.troubles]).toEqual([[], []]);
    for (const { leave } of [one, other, visitor]) await leave();
  },
  journeyMs,
);
