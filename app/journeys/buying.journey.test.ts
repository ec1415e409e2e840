import { expect, test } from 'bun:test';
import { desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { orderFlags } from '#db/schema/order-flags';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { fillInOrder, goToPay } from './go-to-pay.ts';
import { mailsTo } from './mailbox.ts';
import { payByCard } from './pay-by-card.ts';
import { password } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

async function newestOrder() {
  const [order] = await shop().db.select().from(orders).orderBy(desc(orders.id)).limit(1);
  return order;
}

async function expectSuccess(page: Page, ...shown: string[]) {
  await page.getByRole('heading', { name: 'Annual Subscription Activated!' }).waitFor();
  const text = (await page.locator('main').textContent()) ?? '';
  for (const part of ['Saltmarsh', String(new Date().getFullYear() + 1), ...shown]) {
    expect(text).toContain(part);
  }
}

async function expectOneActiveOrder(email: string, intervalTotal: number) {
  await shop().sandbox.webhooks.settled();
  const order = await newestOrder();
  expect(order).toMatchObject({
    customerEmail: email,
    paymentStatus: 'paid',
    subscriptionStatus: 'active',
    intervalTotal,
  });
  expect(await shop().db.select().from(orderFlags)).toEqual([]);
  const ledger = await shop().db.select().from(payments);
  expect(ledger.filter((row) => row.orderId === order?.id)).toHaveLength(1);
}

const colorsOf = (tab: Page, element: string) =>
  tab.locator(element).evaluate((node) => {
    const { backgroundColor, color } = getComputedStyle(node);
    return { backgroundColor, color };
  });

/** From the success page, over the printed order, to an account that the next order is filled in from. */
async function makeAccount(page: Page, email: string) {
  await page.getByText('Sent to g…@example.com').waitFor();
  expect(await (await page.request.get(page.url())).text()).not.toContain(email);

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
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  const [{ text }] = await mailsTo(shop(), email, /verification code/i);
  await page.getByLabel('Verification code').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify email' }).click();
  await page.getByText('Your order is in your account.').waitFor();
  await page.getByRole('link', { name: 'View order' }).click();
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
}

test(
  'A guest tries a demo, buys with a second card, prints the order and makes an account, whenever the webhook comes',
  async () => {
    const email = 'guest-buyer@example.com';
    const { page, context, troubles, leave } = await shop().visit({ colorScheme: 'dark' });
    await page.goto('/');
    const opening = context.waitForEvent('page');
    const demos = page.getByRole('link', { name: /^Demo of Saltmarsh/ });
    await demos.first().click();
    await (await opening).getByRole('heading', { level: 1 }).waitFor();

    // While the payment page loads, its window has the shop's colors.
    const held = Promise.withResolvers<void>();
    await context.route('**/api/orders/create-checkout', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Buy Now: Saltmarsh' }).click();
    await page.getByRole('heading', { name: 'Complete your website order' }).waitFor();
    await fillInOrder(page, email);
    const paying = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const payment = await paying;
    await payment.getByText('Loading the payment page…').waitFor();
    expect(await colorsOf(payment, 'html')).toEqual(await colorsOf(page, 'body'));
    held.resolve();
    await payment.getByRole('button', { name: 'Subscribe' }).waitFor();
    expect(await payment.evaluate(() => window.opener)).toBeNull();
    await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('waiting-title');

    await payByCard(payment, '4000 0000 0000 0002');
    await payment.getByText('Your card was declined.').first().waitFor();
    expect(troubles.splice(0)).toEqual([expect.stringContaining('402 (Payment Required)')]);
    expect((await newestOrder())?.paymentStatus).toBe('pending');
    shop().sandbox.webhooks.hold();
    await payByCard(payment);
    for (const tab of [payment, page]) await expectSuccess(tab, 'Regular Support', '$799.00');
    await shop().sandbox.webhooks.release();
    await expectOneActiveOrder(email, 79_900);

    const stay = page.getByRole('button', { name: 'Stay on this page' });
    const box = await stay.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await stay.click();
    await page.reload();
    await page.getByText('You’ll stay on this page.').waitFor();
    await makeAccount(page, email);
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'A shopper on a phone goes back, changes the order in other tabs, and is charged once',
  async () => {
    const email = 'changed@example.com';
    const viewport = { width: 360, height: 740 };
    const phone = { viewport, hasTouch: true, isMobile: true };
    const { page, context, troubles, leave } = await shop().visit(phone);
    const widthOf = (tab: Page) => tab.evaluate(() => document.documentElement.scrollWidth);
    await page.goto('/checkout/product/1');
    await fillInOrder(page, email);
    await page.getByLabel('Phone').fill('+1 555 0100');
    const left = await goToPay(page);
    expect(await widthOf(left)).toBe(360);
    await left.getByRole('link', { name: /back/i }).click();
    await left.waitForURL('**/checkout/product/1');
    const fresh = await context.newPage();
    await fresh.goto('/checkout/product/1');
    await page.reload();
    for (const tab of [left, fresh, page]) {
      await tab.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
      const shown = await tab.getByRole('complementary', { name: 'Order summary' }).textContent();
      expect(shown).toMatch(/Regular Support.*\$799\.00/);
      expect(tab.url()).not.toMatch(/ada|changed|555|@/i);
      await tab.getByRole('button', { name: 'Change my order' }).click();
      expect(await tab.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada Lovelace');
      expect(await tab.getByLabel('Email').inputValue()).toBe(email);
      expect(await tab.getByLabel('Phone').inputValue()).toBe('+1 555 0100');
      expect(await tab.getByRole('radio', { name: /^Annual/ }).isChecked()).toBe(true);
    }

    // The payment page of the order before expires.
    const first = await goToPay(fresh);
    await page.getByRole('radio', { name: /^No Support/ }).check();
    const second = await goToPay(page);
    await first.reload();
    expect(await first.getByRole('button', { name: 'Subscribe' }).count()).toBe(0);
    await payByCard(second);
    await expectSuccess(page, '$199.00');
    expect(await widthOf(page)).toBe(360);
    await expectOneActiveOrder(email, 19_900);
    // The browser reports the two orders that were replaced, too.
    expect(troubles.filter((trouble) => !/404|410/.test(trouble))).toEqual([]);
    await leave();
  },
  journeyMs,
);
