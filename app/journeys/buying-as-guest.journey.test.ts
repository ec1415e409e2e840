import { expect, test } from 'bun:test';
import { buySaltmarsh } from './buy-saltmarsh.ts';
import { findOrder } from './find-order.ts';
import { mailsTo } from './mailbox.ts';
import { password } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const email = 'guest-buyer@example.com';

test(
  'A guest prints the order, creates an account with it, and has the name filled in next time',
  async () => {
    const { page, troubles, leave } = await shop().visit();
    await buySaltmarsh(page, email);
    await page.getByText('We sent the receipt to g…@example.com.').waitFor();
    expect(await page.content()).not.toContain(email);

    await page.getByRole('link', { name: 'View order' }).click();
    await page.getByLabel('Your message').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Next charge').waitFor();
    for (const role of ['textbox', 'button', 'navigation'] as const) {
      expect(await page.getByRole(role).count()).toBe(0);
    }
    // Which terms were accepted is part of the record.
    const links = await page.getByRole('link').allTextContents();
    expect(links).toEqual([expect.stringMatching(/^Terms .*December 30, 2024/)]);
    await page.emulateMedia({ media: 'screen' });

    await page.goBack();
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Create account' }).waitFor();
    expect(page.url()).not.toContain('@');
    const filledIn = ['Email', 'First name', 'Last name'].map((label) =>
      page.getByLabel(label).inputValue(),
    );
    expect(await Promise.all(filledIn)).toEqual([email, 'Ada', 'Lovelace']);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    const [{ text }] = await mailsTo(shop(), email, /verification code/i);
    await page.getByLabel('Verification code').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Verify email' }).click();
    await page.getByText('Email verified').first().waitFor();
    const { orderId } = await findOrder(shop(), email);
    await page.goto(`/dashboard/subscriptions/${orderId}`);
    await page.getByRole('heading', { name: 'Saltmarsh' }).waitFor();

    // The next order is filled in, but never in the page that other visitors get.
    await page.goto('/checkout/product/2');
    await page.waitForFunction((expected) => {
      const field = document.querySelector<HTMLInputElement>('[name=customerEmail]');
      return field?.value === expected;
    }, email);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada Lovelace');
    const html = await (await page.request.get('/checkout/product/2')).text();
    expect(html).not.toContain(email);
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);
