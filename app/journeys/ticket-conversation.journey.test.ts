import { expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type MailboxMail, mailsTo } from './mailbox.ts';
import { register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 150_000;
const guest = 'noor@secondshelf.example';
const picture = join(import.meta.dir, '../public/social-card.jpg');

function linkIn(mail: MailboxMail): string {
  return /\/support\/tickets\/[\w-]+/.exec(mail.text)?.[0] ?? '';
}

const messages = (page: Page) => page.getByRole('log', { name: 'Messages' });

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

/** Reads a toast and opens its ticket by keyboard. The page also works without live updates. */
async function hearOfReply() {
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
}

async function exchangeMessages() {
  const { page: desk, troubles: deskTroubles, leave: closeDesk } = await shop().visit();
  await signInAsAdmin(desk, shop().dataDir);
  const asked = await shop().visit({ viewport: { width: 360, height: 740 } });
  const { page, troubles } = asked;
  const answer = await page.request.post('/api/support', {
    data: {
      customerType: 'new',
      inquiryType: 'Custom Requirements',
      email: guest,
      subject: 'A shop for used books <b>',
      message: 'Can it list two thousand books?\n<i>Thanks</i> שלום',
    },
  });
  const { ticketId } = await answer.json();

  const [first] = await mailsTo(shop(), guest, new RegExp(ticketId));
  await page.goto(linkIn(first));
  await messages(page).getByText('<i>Thanks</i> שלום').waitFor();
  const field = page.getByRole('textbox', { name: 'Your reply' });
  await field.fill('And with pictures?');
  await page.reload();
  await field.waitFor();
  expect(await field.inputValue()).toBe('And with pictures?');
  await field.press('Control+Enter');
  await messages(page).getByText('And with pictures?').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  await desk.goto(`/admin?tab=support&q=${ticketId}`);
  await desk.getByRole('rowheader', { name: /^2 new A shop for used books/ }).waitFor();
  await desk.getByRole('button', { name: `View Details of ${ticketId}` }).click();
  const preview = desk.getByRole('dialog', { name: ticketId });
  await preview.getByRole('link', { name: 'Open ticket' }).click();
  await desk.waitForURL(`**/admin/tickets/${ticketId}`);
  const ticket = desk.getByRole('main');
  await messages(desk).getByText('And with pictures?').waitFor();
  await ticket.getByRole('switch', { name: 'Internal note' }).check();
  await ticket.getByRole('textbox', { name: 'Internal note' }).fill('Ask Linus first.');
  await ticket.getByRole('button', { name: 'Add note' }).click();
  await messages(desk).getByText('Ask Linus first.').waitFor();
  await ticket.getByRole('switch', { name: 'Internal note' }).uncheck();
  await ticket.getByLabel('Attach files').setInputFiles(picture);
  await ticket.getByRole('textbox', { name: 'Reply' }).fill('Yes, with one picture each.');
  await ticket.getByRole('button', { name: 'Send reply' }).click();
  await messages(desk).getByText('Yes, with one picture each.').waitFor();
  const status = ticket.getByRole('combobox', { name: `Status of ${ticketId}` });
  await status.locator('[value="in_progress"]:checked').waitFor({ state: 'attached' });
  await ticket.getByRole('combobox', { name: `Assignee of ${ticketId}` }).selectOption('admin');
  await desk.getByText('Ticket assigned successfully', { exact: true }).waitFor();
  expect(await ticket.getByText('2 new').count()).toBe(0);

  const [answered, ...before] = await mailsTo(shop(), guest, /Yes, with one picture each\./);
  expect(before.every(({ text }) => !text.includes('Ask Linus'))).toBe(true);
  // Until the guest has used a link from an email, emails contain nothing of theirs.
  expect(before.at(-1)?.subject).toBe(`[${ticketId}] Your message`);
  expect(answered.subject).toBe(`Re: [${ticketId}] A shop for used books <b>`);
  await page.goto(linkIn(answered));
  await messages(page).getByText('Yes, with one picture each.').waitFor();
  expect(await page.getByText('Ask Linus first.').count()).toBe(0);
  const small = messages(page).locator('img');
  await small.scrollIntoViewIfNeeded();
  expect(
    await small.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    }),
  ).toBeGreaterThan(0);

  await ticket.getByRole('button', { name: 'Revoke guest link' }).click();
  await ticket.getByRole('button', { name: 'Revoke link' }).click();
  await desk.getByText('Guest link revoked', { exact: true }).waitFor();
  expect([troubles, deskTroubles]).toEqual([[], []]);
  const gone = await page.reload();
  expect([gone?.status(), gone?.headers()['cache-control']]).toEqual([404, 'no-store']);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await asked.leave();
  await closeDesk();
}

test(
  'An admin hears of a customer’s reply at once, and writes with a guest until the link is revoked',
  async () => {
    await hearOfReply();
    await exchangeMessages();
  },
  journeyMs,
);
