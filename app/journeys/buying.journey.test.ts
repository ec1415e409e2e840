import { afterEach, describe, expect, test } from 'bun:test';
import { desc } from 'drizzle-orm';
import type { Page, Route } from 'playwright-core';
import { orderFlags } from '#db/schema/order-flags';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { mailsTo } from './mailbox.ts';
import { payByCard } from './pay-by-card.ts';
import { password, register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { tabTo } from './tab-to.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

afterEach(() => {
  shop().sandbox.webhooks.drop(false);
  shop().sandbox.webhooks.sendTwice(false);
});

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

/** Goes from the home page to the payment page, which opens in a second tab. */
async function orderSaltmarsh(page: Page, email: string) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Buy Now: Saltmarsh' }).click();
  await page.getByRole('heading', { name: 'Complete your website order' }).waitFor();
  await fillIn(page, email);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const payment = await opening;
  await payment.getByRole('button', { name: 'Subscribe' }).waitFor();
  return payment;
}

async function expectSuccess(page: Page) {
  await page.getByRole('heading', { name: 'Annual Subscription Activated!' }).waitFor();
  const text = (await page.locator('main').textContent()) ?? '';
  expect(text).toContain('Saltmarsh');
  expect(text).toContain('Regular Support');
  expect(text).toContain('$799.00');
  expect(text).toContain(String(new Date().getFullYear() + 1));
}

async function expectOneActiveOrder(email: string) {
  await shop().sandbox.webhooks.settled();
  const order = await newestOrder();
  expect(order).toMatchObject({
    customerEmail: email,
    paymentStatus: 'paid',
    subscriptionStatus: 'active',
    intervalTotal: 79_900,
  });
  expect(await shop().db.select().from(orderFlags)).toEqual([]);
  const ledger = await shop().db.select().from(payments);
  expect(ledger.filter((row) => row.orderId === order?.id)).toHaveLength(1);
}

test(
  'Users can try a demo, buy the website with a second card, and see their order',
  async () => {
    const { page, context, troubles, leave } = await shop().visit();
    await page.goto('/');
    const opening = context.waitForEvent('page');
    await page
      .getByRole('link', { name: /^Demo of Saltmarsh/ })
      .first()
      .click();
    const demo = await opening;
    await demo.getByRole('heading', { level: 1 }).waitFor();
    await demo.close();

    const payment = await orderSaltmarsh(page, 'first@example.com');
    expect(await payment.evaluate(() => window.opener)).toBeNull();
    await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('waiting-title');
    await payByCard(payment, '4000 0000 0000 0002');
    await payment.getByText('Your card was declined.').first().waitFor();
    expect(troubles.splice(0)).toEqual([expect.stringContaining('402 (Payment Required)')]);
    expect((await newestOrder())?.paymentStatus).toBe('pending');
    await payByCard(payment);
    await expectSuccess(payment);
    await expectSuccess(page);
    await expectOneActiveOrder('first@example.com');
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

describe('Users reach the success page when the webhook arrives', () => {
  test.each([
    ['last', () => shop().sandbox.webhooks.hold(), () => shop().sandbox.webhooks.release()],
    ['twice', () => shop().sandbox.webhooks.sendTwice(true), async () => {}],
    ['never', () => shop().sandbox.webhooks.drop(true), async () => {}],
  ])(
    '%s',
    async (when, before, after) => {
      const { page, leave } = await shop().visit();
      const email = `${when}@example.com`;
      const payment = await orderSaltmarsh(page, email);
      before();
      await payByCard(payment);
      await expectSuccess(page);
      await after();
      await expectOneActiveOrder(email);
      await leave();
    },
    journeyMs,
  );
});

test(
  'Users can buy with the keyboard only',
  async () => {
    const { page, context, leave } = await shop().visit();
    await page.goto('/');
    await tabTo(page, 'Buy Now: Saltmarsh');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Complete your website order' }).waitFor();
    await page.waitForURL(/\/checkout\/product\//);
    await page.getByLabel('Name', { exact: true }).focus();
    await page.keyboard.type('Ada Lovelace');
    await page.keyboard.press('Tab');
    await page.keyboard.type('keys@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const opening = context.waitForEvent('page');
    await tabTo(page, 'Continue to payment');
    await page.keyboard.press('Enter');
    const payment = await opening;
    await payment.getByLabel('Card number').focus();
    await payment.keyboard.type('4242424242424242');
    await payment.keyboard.press('Tab');
    await payment.keyboard.type('1234');
    await payment.keyboard.press('Tab');
    await payment.keyboard.type('123');
    await payment.keyboard.press('Tab');
    await payment.keyboard.type('Ada Lovelace');
    await payment.keyboard.press('Enter');
    await expectSuccess(page);
    await expectOneActiveOrder('keys@example.com');
    await leave();
  },
  journeyMs,
);

test(
  'Users can buy on a 360 px phone without scrolling sideways',
  async () => {
    const { page, troubles, leave } = await shop().visit({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const payment = await orderSaltmarsh(page, 'phone@example.com');
    expect(await payment.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await payByCard(payment);
    await expectSuccess(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectOneActiveOrder('phone@example.com');
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'Users who change their order keep what they typed, and the old payment page expires',
  async () => {
    const { page, context, leave } = await shop().visit();
    const first = await orderSaltmarsh(page, 'changed@example.com');
    await page.getByRole('button', { name: 'Change my order' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('changed@example.com');
    await page.getByRole('radio', { name: /^No Support/ }).check();
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const second = await opening;
    await second.getByRole('button', { name: 'Subscribe' }).waitFor();
    await first.reload();
    expect(await first.getByRole('button', { name: 'Subscribe' }).count()).toBe(0);
    await payByCard(second);
    await page.getByRole('heading', { name: 'Annual Subscription Activated!' }).waitFor();
    expect(await newestOrder()).toMatchObject({ intervalTotal: 19_900, paymentStatus: 'paid' });
    await leave();
  },
  journeyMs,
);

test(
  'Users whose browser blocks the window get a payment link',
  async () => {
    const { page, context, leave } = await shop().visit();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/checkout/product/1');
    await fillIn(page, 'blocked@example.com');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Open payment/ }).click();
    const payment = await opening;
    await payment.getByRole('button', { name: 'Subscribe' }).waitFor();
    await leave();
  },
  journeyMs,
);

test(
  'Users whose browser blocks the window get the link even while the server is not responding',
  async () => {
    const { page, leave } = await shop().visit();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.route('**/api/checkout/sessions/**', () => {});
    await page.goto('/checkout/product/1');
    await fillIn(page, 'held@example.com');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Your browser blocked the payment window' }).waitFor();
    const link = page.getByRole('link', { name: /^Open payment/ });
    expect(await link.getAttribute('href')).toContain(shop().sandbox.url);
    await leave();
  },
  journeyMs,
);

/** Expects the waiting checkout to show an annual plan with Expansion Support. */
async function expectAnnualExpansion(page: Page) {
  await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await summary.getByText('$7,387.00', { exact: true }).waitFor();
  await summary.getByText('Expansion Support', { exact: true }).waitFor();
  expect(await summary.getByText('No Support').count()).toBe(0);
}

test(
  'Users who return from the payment page see the open order and can change it',
  async () => {
    const { page, context, troubles, leave } = await shop().visit();
    await page.goto('/checkout/product/1');
    await fillIn(page, 'back@example.com');
    await page.getByLabel('Phone').fill('+1 555 0100');
    await page.getByRole('radio', { name: /^Expansion Support/ }).check();
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const payment = await opening;
    await payment.getByRole('button', { name: 'Subscribe' }).waitFor();
    await expectAnnualExpansion(page);

    await payment.getByRole('link', { name: /back/i }).click();
    await payment.waitForURL('**/checkout/product/1');
    const fresh = await context.newPage();
    await fresh.goto('/checkout/product/1');
    await page.reload();
    for (const tab of [payment, fresh, page]) {
      await expectAnnualExpansion(tab);
      expect(tab.url()).not.toMatch(/ada|back|555|@/i);
      await tab.getByRole('button', { name: 'Change my order' }).click();
      expect(await tab.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada Lovelace');
      expect(await tab.getByLabel('Email').inputValue()).toBe('back@example.com');
      expect(await tab.getByLabel('Phone').inputValue()).toBe('+1 555 0100');
      expect(await tab.getByRole('radio', { name: /^Annual/ }).isChecked()).toBe(true);
      expect(await tab.getByRole('radio', { name: /^Expansion/ }).isChecked()).toBe(true);
      expect(await tab.getByText('You pay').textContent()).toContain('$7,387.00');
    }
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'Users with a dark theme see a dark window while the payment page loads',
  async () => {
    const { page, context, leave } = await shop().visit({ colorScheme: 'dark' });
    const held = Promise.withResolvers<void>();
    await context.route('**/api/orders/create-checkout', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/checkout/product/1');
    await fillIn(page, 'dark@example.com');
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const payment = await opening;
    await payment.getByText('Loading the payment page…').waitFor();
    const colorsOf = (tab: Page, element: string) =>
      tab.locator(element).evaluate((node) => {
        const { backgroundColor, color } = getComputedStyle(node);
        return { backgroundColor, color };
      });
    expect(await colorsOf(payment, 'html')).toEqual(await colorsOf(page, 'body'));
    held.resolve();
    await payment.getByRole('button', { name: 'Subscribe' }).waitFor();
    await leave();
  },
  journeyMs,
);

test(
  'Users see the order as they sent it, whatever has changed and whether or not the server responds',
  async () => {
    const { page, context, leave } = await shop().visit();
    await page.goto('/checkout/product/2');
    await fillIn(page, 'as-sent@example.com');
    await page.getByRole('radio', { name: /^Expansion Support/ }).check();
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await (await opening).getByRole('button', { name: 'Subscribe' }).waitFor();
    const summary = page.getByRole('complementary', { name: 'Order summary' });
    const amounts = await summary.locator('dl').textContent();
    expect(amounts).toContain('Total per year');

    const admin = await shop().visit();
    await signInAsAdmin(admin.page, shop().dataDir);
    const { price: _price, ...product } = await (
      await admin.page.request.get('/api/products/2')
    ).json();
    const changed = await admin.page.request.patch('/api/products/2', {
      data: { ...product, title: 'Renamed', monthlyPrice: '149.00', annualPrice: null },
    });
    expect(changed.status()).toBe(200);
    await admin.leave();

    const look = '**/api/checkout/sessions/**';
    for (const answer of [
      () => {},
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 404, json: {} }),
    ]) {
      await context.route(look, answer);
      const fresh = await context.newPage();
      await fresh.goto('/checkout/product/2');
      for (const tab of [page, fresh]) {
        await tab.reload();
        await tab.locator('#waiting-title').waitFor();
        const shown = tab.getByRole('complementary', { name: 'Order summary' });
        expect(await shown.locator('dl').textContent()).toBe(amounts);
        expect(await shown.textContent()).not.toContain('Renamed');
      }
      await fresh.close();
      await context.unroute(look);
    }

    // The payment page is gone, and trying again would cost another price.
    await context.route(look, (route) => route.fulfill({ status: 404, json: {} }));
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The price has changed').first().waitFor();
    await page.getByText('You pay').getByText('$748.00').first().waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('as-sent@example.com');
    await leave();
  },
  journeyMs,
);

test(
  'Users on a phone unfold the order summary without JavaScript',
  async () => {
    const { page, leave } = await shop().visit({
      viewport: { width: 360, height: 740 },
      javaScriptEnabled: false,
    });
    await page.goto('/checkout/product/1');
    await page.getByText('JavaScript is required to pay.').waitFor();
    expect(await page.getByRole('button', { name: 'Continue to payment' }).count()).toBe(0);
    const summary = page.getByRole('complementary', { name: 'Order summary' });
    const total = summary.getByText('Total per month');
    expect(await total.isVisible()).toBe(false);
    await summary.locator('summary').click();
    expect(await total.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await summary.locator('summary').isVisible()).toBe(false);
    expect(await total.isVisible()).toBe(true);
    await leave();
  },
  journeyMs,
);

test(
  'Customers find their name and email filled in, but never in the page of another visitor',
  async () => {
    const { page, context, leave } = await shop().visit();
    await register(page, 'prefilled@example.com');
    await page.goto('/checkout/product/1');
    const email = page.getByLabel('Email');
    await page.waitForFunction(() => {
      const field = document.querySelector<HTMLInputElement>('[name=customerEmail]');
      return field?.value === 'prefilled@example.com';
    });
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada Lovelace');
    const html = await (await page.request.get('/checkout/product/1')).text();
    expect(html).not.toContain('prefilled@');

    // What was typed before the answer stays.
    const held = Promise.withResolvers<void>();
    await context.route('**/api/customer/auth/user', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await email.fill('typed@example.com');
    await page.getByLabel('Phone').focus();
    held.resolve();
    await page.waitForFunction(() => {
      const field = document.querySelector<HTMLInputElement>('[name=customerName]');
      return field?.value === 'Ada Lovelace';
    });
    expect(await email.inputValue()).toBe('typed@example.com');
    await leave();
  },
  journeyMs,
);

test(
  'Users without an order see that at the top of the success page',
  async () => {
    const { page, troubles, leave } = await shop().visit();
    await page.goto('/checkout/success');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Sign in' }).waitFor();
    // biome-ignore lint/performance/useDomNodeTextContent: only innerText has the visible line breaks
    const [first, ...lines] = (await main.innerText()).split('\n');
    expect(first).toBe(
      'We cannot see an order in this browser. If you have just paid, your confirmation is on its way.',
    );
    expect(lines).toContain('Order status');
    expect(await main.getByRole('heading', { name: 'Activated' }).count()).toBe(0);
    expect(await page.title()).not.toContain('Activated');
    expect(lines).toContain('$199 per year');
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'Users who bought as guests create an account with their email and find their order there',
  async () => {
    const { page, leave } = await shop().visit();
    const email = 'guest-buyer@example.com';
    const payment = await orderSaltmarsh(page, email);
    await payByCard(payment);
    for (const tab of [payment, page]) {
      await expectSuccess(tab);
      await tab.getByText('We sent the receipt to g…@example.com.').waitFor();
      expect(await tab.content()).not.toContain(email);
    }
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
    await payment.getByRole('link', { name: 'Create account' }).click();
    await payment.getByRole('button', { name: 'Create account' }).waitFor();
    expect(payment.url()).not.toContain('@');
    expect(await payment.getByLabel('Email').inputValue()).toBe(email);
    expect(await payment.getByLabel('First name').inputValue()).toBe('Ada');
    expect(await payment.getByLabel('Last name').inputValue()).toBe('Lovelace');
    await payment.getByLabel('Password').fill(password);
    await payment.getByRole('button', { name: 'Create account' }).click();
    const [{ text }] = await mailsTo(shop(), email, /verification code/i);
    await payment.getByLabel('Verification code').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
    await payment.getByRole('button', { name: 'Verify email' }).click();
    await payment.getByText('Email verified').first().waitFor();
    const order = await newestOrder();
    await payment.goto(`/dashboard/subscriptions/${order?.orderId}`);
    await payment.getByRole('heading', { name: 'Saltmarsh' }).waitFor();
    await leave();
  },
  journeyMs,
);

test(
  'Users are redirected to the home page, but never while they use the page',
  async () => {
    const { page, leave } = await shop().visit();
    await page.clock.install();
    await page.goto('/checkout/success');
    await page.getByText('Redirecting to the home page in').waitFor();
    await page.clock.runFor(8000);
    await page.mouse.move(40, 300);
    await page.mouse.move(60, 320);
    const paused = page.getByText('You won’t be redirected while you use this page.');
    await page.clock.runFor(500);
    await paused.waitFor();
    await page.clock.runFor(9000);
    expect(page.url()).toContain('/checkout/success');
    // Without scrolling to it, which would end the countdown for good.
    await page
      .getByRole('link', { name: 'Back to home' })
      .evaluate((link) => link.focus({ preventScroll: true }));
    await page.clock.runFor(60_000);
    await paused.waitFor();
    await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('h1') ?? document.body);
      (document.activeElement as HTMLElement).blur();
    });
    await page.clock.runFor(60_000);
    await paused.waitFor();
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.clock.runFor(500);
    await page.getByText('Redirecting to the home page in').waitFor();
    await page.clock.runFor(10_500);
    await page.waitForURL((url) => url.pathname === '/');
    await leave();
  },
  journeyMs,
);

test(
  'Users can retry when the payment provider is down',
  async () => {
    const { page, context, leave } = await shop().visit();
    await page.goto('/checkout/product/1');
    await fillIn(page, 'down@example.com');
    shop().sandbox.faults.next('POST /v1/checkout/sessions', { status: 500 });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('You haven’t been charged.').first().waitFor();
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await (await opening).getByRole('button', { name: 'Subscribe' }).waitFor();
    await leave();
  },
  journeyMs,
);

test(
  'Users see an error at each incomplete field',
  async () => {
    const { page, leave } = await shop().visit();
    await page.goto('/checkout/product/1');
    await page.getByLabel('Name', { exact: true }).fill('A');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('Name must be at least 2 characters').waitFor();
    await page.getByText('Invalid email address').waitFor();
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    expect(focused).toBe('customerName');
    await leave();
  },
  journeyMs,
);

test(
  'Users who reload, change the order or open a second tab are charged once',
  async () => {
    const { page, context, leave } = await shop().visit();
    const payment = await orderSaltmarsh(page, 'once@example.com');
    await page.reload();
    await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
    await page.getByRole('button', { name: 'Change my order' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).waitFor();
    const second = await context.newPage();
    await second.goto('/checkout/product/1');
    await second.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
    await payByCard(payment);
    await expectSuccess(page);
    await expectSuccess(second);
    await expectOneActiveOrder('once@example.com');
    await leave();
  },
  journeyMs,
);

test(
  'Users who are offline keep what they typed and see what to do',
  async () => {
    const { page, context, leave } = await shop().visit();
    await page.goto('/checkout/product/1');
    await fillIn(page, 'offline@example.com');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('We could not reach the server.').first().waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('offline@example.com');
    expect(context.pages()).toHaveLength(1);
    await context.setOffline(false);
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await (await opening).getByRole('button', { name: 'Subscribe' }).waitFor();
    await leave();
  },
  journeyMs,
);
