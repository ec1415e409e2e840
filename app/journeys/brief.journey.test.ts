import { afterAll, expect, test } from 'bun:test';
import type { Locator, Page } from 'playwright-core';
import { aLiveSite, liveUrl } from '#api/testing/live-site';
import { briefLink } from './brief-link.ts';
import { buySaltmarsh } from './buy-saltmarsh.ts';
import { findOrder } from './find-order.ts';
import { mailsTo } from './mailbox.ts';
import { password } from './register.ts';
import {
  answerRemarks,
  approve,
  deliver,
  openReviewDialog,
  remarkFields,
  sendRemarks,
  sendToReview,
} from './review-steps.ts';
import { sendUnfinished } from './send-brief.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const site = aLiveSite();
const shop = shopUnderTest(site.network);
afterAll(() => site.stop());
const journeyMs = 240_000;
/** How often pages that are open read again. */
const rereadMs = 20_000;
const buyer = 'guest@example.com';
const phone = { viewport: { width: 360, height: 740 } };

/** Moves the clock of a page on to its next readings, until one of them shows something. */
async function rereadUntil(page: Page, shown: Locator): Promise<void> {
  for (let left = 20; left > 0; left--) {
    await page.clock.runFor(rereadMs);
    if (
      await shown.waitFor({ timeout: 1000 }).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  await shown.waitFor();
}

test(
  'A guest goes from the brief through two rounds of review to a live website on a phone, by link and then by account',
  async () => {
    const guest = await shop().visit(phone);
    await buySaltmarsh(guest.page, buyer);
    const start = guest.page.getByRole('link', { name: 'Tell us about your business' });
    await start.waitFor();
    const [{ text }] = await mailsTo(shop(), buyer, /Your order ACC-/);
    expect(text).toContain('Send your brief and we’ll deliver within 48 hours.');
    const link = await briefLink(shop(), buyer);

    const { page, context } = guest;
    await page.goto(link);
    await page.getByText(/^Send your brief and we’ll deliver within 48 hours\.$/).waitFor();
    const name = page.getByLabel('Business name', { exact: true });
    await name.fill('Ada’s Kitchen');
    await page.getByText('Saved', { exact: true }).waitFor();

    // Without a connection, answers stay in the browser, and are saved when it is back.
    await context.setOffline(true);
    await page.getByLabel('What you do').fill('Lunch by the harbor.');
    await page
      .getByText(/^Not saved yet/)
      .first()
      .waitFor();
    await context.setOffline(false);
    await page.getByText('Saved', { exact: true }).waitFor();

    // A reload right after typing loses nothing.
    await page.getByLabel('Phone').fill('+1 555 0100');
    await page.reload();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await page.getByLabel('Phone').inputValue()).toBe('+1 555 0100');

    // Another tab saves other fields, and both are kept.
    const other = await context.newPage();
    await other.goto(link);
    await other.getByLabel('Opening hours').fill('Wed–Sun');
    await name.fill('Ada’s Kitchen & Bar');
    await other.getByText('Saved', { exact: true }).waitFor();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    expect(await name.inputValue()).toBe('Ada’s Kitchen & Bar');
    expect(await page.getByLabel('Opening hours').inputValue()).toBe('Wed–Sun');
    await other.close();

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);

    await sendUnfinished(page, link);
    const due = page.getByText(/^We’ll deliver/).getByRole('time');
    const dueAt = await due.getAttribute('datetime');

    const admin = await shop().visit();
    await signInAsAdmin(admin.page, shop().dataDir);
    const { orderId } = await findOrder(shop(), buyer);
    await admin.page.goto(`/admin/orders/${orderId}`);
    const details = admin.page.getByRole('region', { name: `Order ${orderId}` });
    await details.getByText('Ada’s Kitchen & Bar').waitFor();
    const shown = details
      .getByText(/^Due by/)
      .getByRole('time')
      .first();
    expect(await shown.getAttribute('datetime')).toBe(dueAt);
    await details.getByRole('link', { name: /menu\.txt/ }).waitFor();
    await details.getByText(/^\d+ open questions?$/).waitFor();

    await name.waitFor({ state: 'detached' });
    await page.goto(link);
    await page.getByLabel('Phone').fill('+1 555 0177');
    await page.getByText('Saved', { exact: true }).waitFor();
    await details.getByRole('heading', { name: 'Changes since it was sent' }).waitFor();

    // The link in the email about the preview leads to the first round of review.
    await sendToReview(admin.page, orderId, '/demos/saltmarsh/');
    const [ready] = await mailsTo(shop(), buyer, /Review the preview/);
    const review = /https?:\/\/\S+(\/order\/[\w-]+\/review)/.exec(ready.text)?.[1] ?? '';
    await page.goto(review);
    await page.getByRole('button', { name: 'Place a pin' }).click();
    await page
      .getByRole('button', { name: /^Click the place/ })
      .click({ position: { x: 90, y: 80 } });
    await context.setOffline(true);
    await remarkFields(page).fill('The headline is too small.');
    await page
      .getByText(/^Not saved yet/)
      .first()
      .waitFor();
    await context.setOffline(false);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add remark' }).click();
    await remarkFields(page).nth(1).fill('Add the soup.');
    await page.getByText('Saved', { exact: true }).waitFor();
    await sendRemarks(page, 'Send 2 remarks');
    await page.getByRole('link', { name: 'Back to your order' }).click();
    await page.getByRole('textbox', { name: 'Your message' }).fill('When is the next preview?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('textbox', { name: 'Your reply' }).waitFor();
    await page.getByText('When is the next preview?').waitFor();

    // The shop answers before the next round, and the page of the guest, still open, shows it.
    await page.clock.install();
    await page.goto(review);
    await page.getByText('We have your remarks').first().waitFor();
    const early = await openReviewDialog(admin.page, orderId);
    await early.getByRole('button', { name: 'Move to review' }).click();
    await early.getByText('2 remarks have no answer yet').waitFor();
    await early.getByRole('link', { name: 'Answer the remarks' }).click();
    await admin.page.waitForURL(`**/admin/orders/${orderId}`);
    await details.getByRole('button', { name: 'Show in preview: Remark 1 of round 1' }).click();
    const place = admin.page.getByRole('dialog', { name: 'Remark 1 of round 1 in the preview' });
    await place.getByRole('button', { name: '1 Remark 1 of round 1, Open' }).waitFor();
    await answerRemarks(admin.page, orderId, ['done', 'The menu changes every week.']);
    await sendToReview(admin.page, orderId);
    await rereadUntil(page, page.getByRole('button', { name: 'Approve website' }));
    await page.getByText('2 remarks · 1 done, 1 declined').waitFor();
    await page.getByText('The menu changes every week.').waitFor();
    await page.getByRole('button', { name: 'Show in preview: Remark 1 of round 1' }).click();
    await page.getByRole('button', { name: '1 Remark 1 of round 1, Done' }).waitFor();
    await approve(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // A new account finds everything, and the link ends.
    await page.getByRole('link', { name: 'Back to your order' }).click();
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    const [{ text: proof }] = await mailsTo(shop(), buyer, /verification code/i);
    await page.getByLabel('Verification code').fill(/\b\d{6}\b/.exec(proof)?.[0] ?? '');
    await page.getByRole('button', { name: 'Verify email' }).click();
    await page.getByText('Email verified').first().waitFor();
    await page.goto(`/dashboard/subscriptions/${orderId}/review`);
    await page
      .getByText(/Approved by Ada Lovelace/)
      .first()
      .waitFor();
    await page.getByText('The headline is too small.').waitFor();
    await page.getByRole('link', { name: 'Back to your subscription' }).click();
    await page.getByRole('link', { name: 'View messages' }).waitFor();

    // The website goes live, and the page shows that it was checked.
    await deliver(admin.page, orderId, liveUrl);
    await rereadUntil(page, page.getByText(/^Live, checked /));
    await page
      .getByRole('link', { name: /www\.harbor\.example/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await mailsTo(shop(), buyer, /Your website .* is ready/);

    const expected = guest.troubles.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one));
    expect(expected).toEqual([]);
    await page.goto(review);
    await page.getByText('This link no longer works').waitFor();
  },
  journeyMs,
);
