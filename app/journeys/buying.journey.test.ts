import { expect, test } from 'bun:test';
import { desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { orderFlags } from '#db/schema/order-flags';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { goToPay } from './go-to-pay.ts';
import { payByCard } from './pay-by-card.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: /^Annual/ }).check();
  await page.getByRole('radio', { name: /^Regular Support/ }).check();
}

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

test(
  'A shopper tries a demo, buys the website with a second card, and sees the order before the webhook',
  async () => {
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
    await fillIn(page, 'first@example.com');
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
    await expectOneActiveOrder('first@example.com', 79_900);

    const stay = page.getByRole('button', { name: 'Stay on this page' });
    const box = await stay.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await stay.click();
    await page.reload();
    await page.getByText('You’ll stay on this page.').waitFor();
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
    await fillIn(page, email);
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

test(
  'A shopper gets to pay although the connection, the provider and the window fail, at the price that was sent',
  async () => {
    const { page, context, leave } = await shop().visit();
    const pay = page.getByRole('button', { name: 'Continue to payment' });
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/checkout/product/2');
    await fillIn(page, 'blocked@example.com');
    await context.setOffline(true);
    await pay.click();
    await page.getByText('We could not reach the server.').first().waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('blocked@example.com');
    expect(context.pages()).toHaveLength(1);
    await context.setOffline(false);

    shop().sandbox.faults.next('POST /v1/checkout/sessions', { status: 500 });
    await pay.click();
    await page.getByText('You haven’t been charged.').first().waitFor();
    await page.route('**/api/checkout/sessions/**', () => {});
    await pay.click();
    await page.getByRole('heading', { name: 'Your browser blocked the payment window' }).waitFor();
    const summary = page.getByRole('complementary', { name: 'Order summary' });
    const amounts = await summary.locator('dl').textContent();
    expect(amounts).toContain('Total per year');

    const admin = await shop().visit();
    await signInAsAdmin(admin.page, shop().dataDir);
    const answer = await admin.page.request.get('/api/products/2');
    const { price: _price, ...product } = await answer.json();
    const data = { ...product, title: 'Renamed', monthlyPrice: '149.00', annualPrice: null };
    expect((await admin.page.request.patch('/api/products/2', { data })).status()).toBe(200);
    await admin.leave();
    await page.reload();
    await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
    expect(await summary.locator('dl').textContent()).toBe(amounts);
    expect(await summary.textContent()).not.toContain('Renamed');

    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Open payment/ }).click();
    await (await opening).getByRole('button', { name: 'Subscribe' }).waitFor();
    await leave();
  },
  journeyMs,
);
