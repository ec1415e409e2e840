import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility-violations.ts';
import { buySaltmarsh } from './buy-saltmarsh.ts';
import { findOrder } from './find-order.ts';
import { mailsTo } from './mailbox.ts';
import { register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 240_000;
const buyer = 'ada@example.com';
const phone = { viewport: { width: 360, height: 740 } };

/** Writes one remark without a pin and sends the round. */
async function sendRemark(page: Page, text: string) {
  await page.getByRole('button', { name: 'Add remark' }).click();
  await page.getByRole('textbox', { name: /^What should we change/ }).fill(text);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send 1 remark' }).click();
  await page.getByText('Your remarks are with us').first().waitFor();
}

async function moveOnBoard(page: Page, orderId: string, stage: string) {
  await page.goto('/admin/delivery');
  await page.getByRole('button', { name: `Move ${orderId} to…` }).click();
  await page.getByRole('menuitem', { name: stage }).click();
}

/** Sends an order to its customer for review. */
async function sendToReview(page: Page, orderId: string, previewUrl?: string) {
  await moveOnBoard(page, orderId, 'Review and approval');
  const dialog = page.getByRole('dialog', { name: `Send ${orderId} to review` });
  const address = dialog.getByRole('textbox', { name: 'Preview address' });
  if (previewUrl) await address.fill(previewUrl);
  await dialog.getByRole('button', { name: 'Move to review' }).click();
  await isIn(page, 'Review and approval', orderId);
}

const isIn = (page: Page, stage: string, orderId: string) =>
  page
    .getByRole('region', { name: stage })
    .getByRole('link', { name: orderId, exact: true })
    .waitFor();

test(
  'A website goes from the payment through two rounds of review to a live address',
  async () => {
    const customer = await shop().visit(phone);
    const { page } = customer;
    await register(page, buyer);
    await buySaltmarsh(page, buyer);
    const { orderId } = await findOrder(shop(), buyer);
    const reviewPath = `/dashboard/subscriptions/${orderId}/review`;

    const admin = await shop().visit();
    await signInAsAdmin(admin.page, shop().dataDir);
    await moveOnBoard(admin.page, orderId, 'Development');
    await isIn(admin.page, 'Development', orderId);
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
    await page
      .getByRole('textbox', { name: /^What should we change/ })
      .fill('The headline is too small.');
    await page.getByText('Saved', { exact: true }).waitFor();
    // A reload right after typing loses nothing.
    await page.getByRole('button', { name: 'Add remark' }).click();
    await page
      .getByRole('textbox', { name: /^What should we change/ })
      .nth(1)
      .fill('Add the soup.');
    await page.reload();
    await page
      .getByRole('textbox', { name: /^What should we change/ })
      .nth(1)
      .waitFor();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      phone.viewport.width,
    );
    await page.getByRole('button', { name: 'Send 2 remarks' }).click();
    await page.getByText('Your remarks are with us').first().waitFor();

    // The shop answers each remark, one with a reason against it.
    await admin.page.goto('/admin/delivery');
    await isIn(admin.page, 'Development', orderId);
    await admin.page.goto(`/admin/orders/${orderId}`);
    const details = admin.page.getByRole('region', { name: `Order ${orderId}` });
    await details.getByText('2 unanswered').waitFor();
    await details.getByRole('button', { name: 'Save answer to Remark 1' }).click();
    await details.getByText('1 unanswered').waitFor();
    const second = details.getByRole('form', { name: 'Answer to Remark 2' });
    await second.getByRole('radio', { name: 'Declined' }).click();
    await second.getByRole('textbox', { name: 'Reason' }).fill('The menu changes every week.');
    await second.getByRole('button', { name: 'Save answer to Remark 2' }).click();
    await details.getByText('All answered').waitFor();

    await sendToReview(admin.page, orderId);
    await page.goto(reviewPath);
    await page.getByText('The menu changes every week.').waitFor();
    await sendRemark(page, 'The soup is on the old menu too.');
    await sendToReview(admin.page, orderId);

    await page.goto(reviewPath);
    await page.getByRole('button', { name: 'Approve website' }).click();
    const question = page.getByRole('alertdialog', { name: 'Approve this website?' });
    await question.getByRole('textbox', { name: 'Your name' }).fill('Ada Lovelace');
    await question.getByRole('button', { name: 'Approve website' }).click();
    await page.getByText('You approved this website').first().waitFor();
    await page
      .getByText(/Approved by Ada Lovelace/)
      .first()
      .waitFor();
    await admin.page.goto('/admin/delivery');
    await isIn(admin.page, 'Production release', orderId);

    await admin.page.goto(`/admin/orders/${orderId}`);
    await details.getByText(/Approved by Ada Lovelace/).waitFor();
    await details.getByRole('button', { name: 'Deliver' }).click();
    const form = admin.page.getByRole('dialog', { name: `Deliver ${orderId}` });
    await form.getByRole('textbox', { name: /^Live address/ }).fill('https://saltmarsh.example/');
    const values = form.getByRole('textbox', { name: 'Value' });
    for (const [index, value] of ['https://saltmarsh.example/admin', 'ada', 'tern'].entries()) {
      await values.nth(index).fill(value);
    }
    await form.getByRole('button', { name: 'Deliver website' }).click();
    await form.waitFor({ state: 'detached' });
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
