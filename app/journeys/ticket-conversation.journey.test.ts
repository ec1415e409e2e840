import { expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type MailboxMail, mailsTo } from './mailbox.ts';
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

test(
  'A guest and an admin exchange messages, notes and pictures, until the admin revokes the link',
  async () => {
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
    const dialog = desk.getByRole('dialog');
    await messages(desk).getByText('And with pictures?').waitFor();
    await dialog.getByRole('switch', { name: 'Internal note' }).check();
    await dialog.getByRole('textbox', { name: 'Internal note' }).fill('Ask Linus first.');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await messages(desk).getByText('Ask Linus first.').waitFor();
    await dialog.getByRole('switch', { name: 'Internal note' }).uncheck();
    await dialog.getByLabel('Attach files').setInputFiles(picture);
    await dialog.getByRole('textbox', { name: 'Reply' }).fill('Yes, with one picture each.');
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await messages(desk).getByText('Yes, with one picture each.').waitFor();
    const status = dialog.getByRole('combobox', { name: `Status of ${ticketId}` });
    await status.locator('[value="in_progress"]:checked').waitFor({ state: 'attached' });
    await dialog.getByRole('combobox', { name: `Assignee of ${ticketId}` }).selectOption('admin');
    await desk.getByText('Ticket assigned successfully', { exact: true }).waitFor();
    expect(await dialog.getByText('2 new').count()).toBe(0);

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

    await dialog.getByRole('button', { name: 'Revoke guest link' }).click();
    await dialog.getByRole('button', { name: 'Revoke link' }).click();
    await desk.getByText('Guest link revoked', { exact: true }).waitFor();
    expect([troubles, deskTroubles]).toEqual([[], []]);
    const gone = await page.reload();
    expect([gone?.status(), gone?.headers()['cache-control']]).toEqual([404, 'no-store']);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await asked.leave();
    await closeDesk();
  },
  journeyMs,
);
