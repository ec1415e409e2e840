import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { mails } from '#db/schema/mails';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';
import { findOrder } from './find-order.ts';
import { register } from './register.ts';
import {
  answerRemarks,
  approve,
  openApproval,
  remarkFields,
  sendToReview,
  writeRemark,
} from './review-steps.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';

const shop = shopUnderTest();
const journeyMs = 240_000;
const buyer = 'ada@example.com';

/** A review that is open in two tabs, and what the database keeps of it. */
async function twoTabs() {
  const customer = await shop().visit();
  const one = customer.page;
  await register(one, buyer);
  await subscribeToSaltmarsh(shop(), one, buyer);
  const { id, orderId } = await findOrder(shop(), buyer);
  const admin = await shop().visit();
  await signInAsAdmin(admin.page, shop().dataDir);
  await sendToReview(admin.page, orderId, '/demos/saltmarsh/');
  const other = await customer.context.newPage();
  const { db } = shop();
  return {
    orderId,
    one,
    other,
    admin: admin.page,
    async openBoth() {
      for (const page of [one, other]) {
        await page.goto(`/dashboard/subscriptions/${orderId}/review`);
        await page.getByRole('button', { name: 'Add remark' }).waitFor();
      }
    },
    rounds: () => db.select().from(reviewRounds).where(eq(reviewRounds.orderId, id)),
    texts: async () => {
      const rows = await db
        .select({ text: reviewRemarks.text })
        .from(reviewRemarks)
        .innerJoin(reviewRounds, eq(reviewRounds.id, reviewRemarks.roundId))
        .where(eq(reviewRounds.orderId, id));
      return rows.map(({ text }) => text).sort();
    },
    mailed: (kind: string) => db.$count(mails, eq(mails.kind, kind)),
    async leave() {
      await customer.leave();
      await admin.leave();
    },
  };
}

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const sent = (page: Page) => page.getByText('We have your remarks').first().waitFor();

/** What happens when a customer comes back to a tab; tabs of a test are never hidden. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test(
  'A customer with two tabs of one review loses nothing, doubles nothing and learns what happened',
  async () => {
    const { orderId, one, other, admin, openBoth, rounds, texts, mailed, leave } = await twoTabs();

    // Both write the same remark at once: the later one shows the text that it replaced.
    await openBoth();
    await writeRemark(one, 'The headline is off.');
    await openBoth();
    await Promise.all([
      remarkFields(one).fill('The headline is too pale.'),
      remarkFields(other).fill('The headline is too long.'),
    ]);
    const replaced = (page: Page) => page.getByText(/^This remark was also changed in another tab/);
    const later = await Promise.any(
      [one, other].map(async (page) => {
        await replaced(page).waitFor();
        return page;
      }),
    );
    const earlier = later === one ? other : one;
    await Promise.all([saved(one), saved(other)]);
    const [kept, lost] = [
      await remarkFields(later).inputValue(),
      await remarkFields(earlier).inputValue(),
    ];
    expect(await texts()).toEqual([kept]);
    expect(await replaced(later).textContent()).toContain(lost);
    await earlier.reload();
    await remarkFields(earlier).waitFor();
    expect(await remarkFields(earlier).inputValue()).toBe(kept);

    // Both send the round at once: it is sent once.
    await Promise.all(
      [one, other].map((page) => page.getByRole('button', { name: 'Send 1 remark' }).click()),
    );
    await Promise.all([sent(one), sent(other)]);
    expect(await rounds()).toMatchObject([{ number: 1, approvedAt: null }]);
    expect(await texts()).toEqual([kept]);
    expect(await mailed('review-sent')).toBe(1);

    // One sends while the other approves what it doesn’t know to have a remark.
    await answerRemarks(admin, orderId, ['done']);
    await sendToReview(admin, orderId);
    await openBoth();
    await writeRemark(one, 'Add the soup.');
    const question = await openApproval(other);
    await Promise.all([
      one.getByRole('button', { name: 'Send 1 remark' }).click(),
      question.getByRole('button', { name: 'Approve website' }).click(),
    ]);
    await sent(one);
    await question
      .getByRole('alert')
      .getByText(/^(Some remarks aren’t sent|The remarks of this round were sent)/)
      .waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await comeBack(other);
    await sent(other);
    expect(await rounds()).toMatchObject([{ approvedAt: null }, { number: 2, approvedAt: null }]);
    expect(await texts()).toEqual(['Add the soup.', kept].sort());
    expect(await mailed('website-approved')).toBe(0);

    // One approves while the other writes: what was written stays to be read.
    await answerRemarks(admin, orderId, ['done']);
    await sendToReview(admin, orderId);
    await openBoth();
    await one.route('**/review/remarks/**', (route) => route.abort());
    await one.getByRole('button', { name: 'Add remark' }).click();
    await remarkFields(one).fill('The soup is cold.');
    await one
      .getByText(/^Not saved yet/)
      .first()
      .waitFor();
    await approve(other);
    await one.unroute('**/review/remarks/**');
    await one
      .getByText('Some remarks aren’t saved. This website is already approved.')
      .first()
      .waitFor();
    await comeBack(one);
    await one.getByText('You approved this website').first().waitFor();
    await one.getByText('These remarks aren’t sent').first().waitFor();
    await one.getByText('The soup is cold.').first().waitFor();
    expect(await rounds()).toMatchObject([{}, {}, { number: 3, sentAt: null }]);
    expect(await texts()).toEqual(['Add the soup.', kept].sort());
    expect(await mailed('website-approved')).toBe(1);
    await leave();
  },
  journeyMs,
);
