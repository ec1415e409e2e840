import { expect, test } from 'bun:test';
import { briefLink } from './brief-link.ts';
import { buySaltmarsh } from './buy-saltmarsh.ts';
import { findOrder } from './find-order.ts';
import { mailsTo } from './mailbox.ts';
import { password } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 240_000;
const buyer = 'guest@example.com';
const phone = { viewport: { width: 360, height: 740 } };

test(
  'Guests can describe their business, review and approve their website by link on a phone',
  async () => {
    const guest = await shop().visit(phone);
    await buySaltmarsh(guest.page, buyer);
    const start = guest.page.getByRole('link', { name: 'Tell us about your business' });
    await start.waitFor();
    const [{ text }] = await mailsTo(shop(), buyer, /Your order ACC-/);
    expect(text).toContain('we’re waiting for the website brief. 48 hours left.');
    const link = await briefLink(shop(), buyer);

    const { page, context } = guest;
    await page.goto(link);
    await page.getByText(/^Paused since .* 48 hours left\.$/).waitFor();
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

    await page.goto(`${link}?step=pages`);
    await page
      .getByLabel('Other files')
      .setInputFiles({ name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Soup') });
    await page.getByRole('link', { name: /menu\.txt/ }).waitFor();
    await page.goto(`${link}?step=review`);
    await page.getByRole('button', { name: 'Send unfinished brief' }).click();
    await page.getByText('Brief sent').first().waitFor();
    const due = await page.getByText(/^Due by/).textContent();

    const admin = await shop().visit();
    await signInAsAdmin(admin.page, shop().dataDir);
    const { orderId } = await findOrder(shop(), buyer);
    await admin.page.goto(`/admin/orders/${orderId}`);
    const details = admin.page.getByRole('region', { name: `Order ${orderId}` });
    await details.getByText('Ada’s Kitchen & Bar').waitFor();
    expect(await details.getByText(/^Due by/).textContent()).toBe(due);
    await details.getByRole('link', { name: /menu\.txt/ }).waitFor();
    await details.getByRole('heading', { name: 'Open questions' }).waitFor();

    await name.waitFor({ state: 'detached' });
    await page.goto(link);
    await page.getByLabel('Phone').fill('+1 555 0177');
    await page.getByText('Saved', { exact: true }).waitFor();
    await details.getByRole('heading', { name: 'Changes since it was sent' }).waitFor();

    // The link in the email about the preview leads through two rounds of review.
    const { id } = await findOrder(shop(), buyer);
    const sendToReview = async () => {
      const { stageVersion: version } = await findOrder(shop(), buyer);
      const data = { stage: 'review', previewUrl: '/demos/saltmarsh/', version };
      const moved = await admin.page.request.patch(`/api/orders/${id}/stage`, { data });
      expect(moved.status()).toBe(200);
    };
    await sendToReview();
    const [ready] = await mailsTo(shop(), buyer, /Review the preview/);
    const review = /https?:\/\/\S+(\/order\/[\w-]+\/review)/.exec(ready.text)?.[1] ?? '';
    await page.goto(review);
    await page.getByRole('button', { name: 'Add remark' }).click();
    const remark = page.getByRole('textbox', { name: /^What should we change/ });
    await context.setOffline(true);
    await remark.fill('The headline is too small.');
    await page
      .getByText(/^Not saved yet/)
      .first()
      .waitFor();
    await context.setOffline(false);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send 1 remark' }).click();
    await page.getByText('Your remarks are with us').first().waitFor();
    await page.getByRole('link', { name: 'Back to your order' }).click();
    await page.getByRole('textbox', { name: 'Your message' }).fill('When is the next preview?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('textbox', { name: 'Your reply' }).waitFor();
    await page.getByText('When is the next preview?').waitFor();

    await sendToReview();
    await page.reload();
    await page.getByRole('link', { name: 'Review your website' }).click();
    await page.getByText('The headline is too small.').waitFor();
    await page.getByRole('button', { name: 'Approve website' }).click();
    await page
      .getByRole('alertdialog', { name: 'Approve this website?' })
      .getByRole('button', { name: 'Approve website' })
      .click();
    await page.getByText('You approved this website').first().waitFor();
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
    const expected = guest.troubles.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one));
    expect(expected).toEqual([]);
    await page.goto(review);
    await page.getByText('This link no longer works').waitFor();
  },
  journeyMs,
);
