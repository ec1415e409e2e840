import { expect, test } from 'bun:test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { findOrder } from './find-order.ts';
import { mailsTo } from './mailbox.ts';
import { register } from './register.ts';
import {
  answerRemarks,
  approve,
  deliver,
  moveOnBoard,
  remarkFields,
  seeOnBoard,
  sendRemarks,
  sendToReview,
  startAnyway,
  writeRemark,
} from './review-steps.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';

const shop = shopUnderTest();
const journeyMs = 240_000;
const buyer = 'ada@example.com';
const phone = { viewport: { width: 360, height: 740 } };

test(
  'A website goes from the payment through two rounds of review to a live address',
  async () => {
    const customer = await shop().visit(phone);
    const { page } = customer;
    await register(page, buyer);
    await subscribeToSaltmarsh(shop(), page, buyer);
    const { orderId } = await findOrder(shop(), buyer);
    const reviewPath = `/dashboard/subscriptions/${orderId}/review`;

    const admin = await shop().visit();
    await signInAsAdmin(admin.page, shop().dataDir);
    await moveOnBoard(admin.page, orderId, 'Development');
    await startAnyway(admin.page).click();
    await seeOnBoard(admin.page, orderId, 'Development');
    await sendToReview(admin.page, orderId, '/demos/saltmarsh/');

    // The customer finds the preview by email, and on the subscription page.
    const [ready] = await mailsTo(shop(), buyer, /preview/i);
    expect(ready.text).toContain(reviewPath);
    await page.goto(`/dashboard/subscriptions/${orderId}`);
    await page.getByText(/^Paused since .* approval of the preview/).waitFor();
    await page.getByRole('link', { name: 'Review your website' }).click();
    const preview = page.frameLocator('iframe[title="Preview of Saltmarsh"]');
    await preview.getByText('Saltmarsh').first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Place a pin' }).click();
    await page
      .getByRole('button', { name: /^Click the place/ })
      .click({ position: { x: 90, y: 80 } });
    await remarkFields(page).fill('The headline is too small.');
    await page.getByText('Saved', { exact: true }).waitFor();
    // A reload right after typing loses nothing.
    await page.getByRole('button', { name: 'Add remark' }).click();
    await remarkFields(page).nth(1).fill('Add the soup.');
    await page.reload();
    await remarkFields(page).nth(1).waitFor();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      phone.viewport.width,
    );
    await sendRemarks(page, 'Send 2 remarks');

    // The shop answers each remark, one with a reason against it.
    await admin.page.goto('/admin/delivery');
    await seeOnBoard(admin.page, orderId, 'Development');
    await answerRemarks(admin.page, orderId, ['done', 'The menu changes every week.']);

    await sendToReview(admin.page, orderId);
    await page.goto(reviewPath);
    await page.getByText('The menu changes every week.').waitFor();
    await writeRemark(page, 'Add the soup.');
    await sendRemarks(page, 'Send 1 remark');
    await page.getByText('1 repeated from round 1').waitFor();
    await answerRemarks(admin.page, orderId, ['done']);
    const details = admin.page.getByRole('region', { name: `Order ${orderId}` });
    await details.getByText('Repeats Remark 2 of round 1 (Declined)').waitFor();
    await sendToReview(admin.page, orderId);

    await page.goto(reviewPath);
    await approve(page, 'Ada Lovelace');
    await page
      .getByText(/Approved by Ada Lovelace/)
      .first()
      .waitFor();
    await admin.page.goto('/admin/delivery');
    await seeOnBoard(admin.page, orderId, 'Production release');

    await admin.page.goto(`/admin/orders/${orderId}`);
    await details.getByText(/Approved by Ada Lovelace/).waitFor();
    await deliver(admin.page, orderId, 'https://saltmarsh.example/', { isUnreachable: true });
    await page.goto(`/dashboard/subscriptions/${orderId}`);
    await page
      .getByRole('link', { name: /saltmarsh\.example/ })
      .first()
      .waitFor();

    for (const { troubles, leave } of [customer, admin]) {
      expect(troubles).toEqual([]);
      await leave();
    }
  },
  journeyMs,
);
