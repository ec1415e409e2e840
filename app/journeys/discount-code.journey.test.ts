import { beforeAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { discounts } from '#db/schema/discounts';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { mailsTo } from './mailbox.ts';
import { payByCard } from './pay-by-card.ts';
import { password, register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { tabTo } from './tab-to.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

beforeAll(async () => {
  const terms = { percentOff: 20, duration: 'once' } as const;
  await shop()
    .db.insert(discounts)
    .values([
      { code: 'WELCOME20', ...terms },
      { code: 'YEARLY20', ...terms, billingIntervals: ['year'], maxUsesPerCustomer: 1 },
      { code: 'OVER', ...terms, endedAt: new Date() },
    ]);
});

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
}

async function goToPay(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const payment = await opening;
  await payment.getByRole('button', { name: 'Subscribe' }).waitFor();
  return payment;
}

const summaryOf = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** What was charged for the only order of an email address. */
async function chargedTo(email: string): Promise<number[]> {
  await shop().sandbox.webhooks.settled();
  const rows = await shop()
    .db.select({ amount: payments.amount })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.customerEmail, email));
  return rows.map(({ amount }) => amount);
}

test(
  'Users leave the payment page of a discounted order, resume it on a phone and pay the lower price',
  async () => {
    const email = 'discounted@example.com';
    const { page, context, troubles, leave } = await shop().visit({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await page.goto('/checkout/product/1?code=yearly20');
    await page.getByText('YEARLY20 applies to annual billing only.').last().waitFor();
    await page.getByRole('radio', { name: /^Annual/ }).check();
    await summaryOf(page).getByText('$159.20 today').waitFor();
    expect(await widthOf(page)).toBe(360);
    await fillIn(page, email);
    const left = await goToPay(page);
    await left.getByText('$159.20').first().waitFor();
    await left.close();

    const fresh = await context.newPage();
    await fresh.goto('/checkout/product/1');
    for (const tab of [page, fresh]) {
      await tab.reload();
      await tab.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
      await summaryOf(tab).locator('summary').click();
      const shown = await summaryOf(tab).locator('dl').textContent();
      expect(shown).toContain('Discount YEARLY20−$39.80');
      expect(shown).toContain('Due today$159.20Then $199.00/year');
      expect(await widthOf(tab)).toBe(360);
    }
    await fresh.getByRole('button', { name: 'Change my order' }).click();
    await fresh.getByRole('button', { name: 'Remove discount code YEARLY20' }).waitFor();
    await fresh.close();

    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Open payment again/ }).click();
    await payByCard(await opening);
    await page.getByRole('heading', { name: 'Annual Subscription Activated!' }).waitFor();
    const bought = (await page.getByRole('main').textContent()) ?? '';
    expect(bought).toContain('YEARLY20, 20% off the first year');
    expect(bought).toContain('Charged$159.20');
    expect(bought).toContain('Next charge$199.00 on');
    expect(await widthOf(page)).toBe(360);
    await page.emulateMedia({ media: 'print' });
    for (const screenOnly of [page.getByRole('navigation'), page.getByRole('link')]) {
      expect(await screenOnly.count()).toBe(0);
    }
    expect(await page.getByText('$199.00 on').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    expect(await chargedTo(email)).toEqual([15_920]);
    const [{ text }] = await mailsTo(shop(), email, /Your order/);
    expect(text).toContain('−$39.80');
    expect(text).toContain('$159.20');
    expect(troubles).toEqual([]);

    // The code was for one order of each customer.
    await page.goto('/checkout/product/2?code=YEARLY20');
    await page.getByRole('button', { name: 'Remove discount code YEARLY20' }).waitFor();
    await page.getByRole('radio', { name: /^Annual/ }).check();
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page
      .getByText(/^This discount code isn’t valid for this order/)
      .last()
      .waitFor();
    await leave();
  },
  journeyMs,
);

test(
  'Users of the keyboard leave a discounted annual purchase on a phone, resume it and pay',
  async () => {
    const email = 'keys-resumed@example.com';
    const { page, context, troubles, leave } = await shop().visit({
      viewport: { width: 360, height: 740 },
    });
    await page.goto('/checkout/product/1');
    await page.getByRole('button', { name: 'Add discount code' }).waitFor();
    await page.getByLabel('Name', { exact: true }).focus();
    await page.keyboard.type('Ada Lovelace');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: /^Annual/ }).isChecked()).toBe(true);
    await tabTo(page, 'Add discount code');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('[name=discountCode]'));
    await page.keyboard.type('yearly20');
    await page.keyboard.press('Enter');
    await summaryOf(page).getByText('$159.20 today').waitFor();
    const goOn = async (name: string | RegExp) => {
      const opening = context.waitForEvent('page');
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      const payment = await opening;
      await payment.getByRole('button', { name: 'Subscribe' }).waitFor();
      return payment;
    };
    const left = await goOn('Continue to payment');
    await left.close();

    await page.reload();
    await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
    const payment = await goOn(/^Open payment again/);
    await payment.getByLabel('Card number').focus();
    for (const typed of ['4242424242424242', '1234', '123', 'Ada Lovelace']) {
      await payment.keyboard.type(typed);
      await payment.keyboard.press(typed === 'Ada Lovelace' ? 'Enter' : 'Tab');
    }
    await page.getByRole('heading', { name: 'Annual Subscription Activated!' }).waitFor();
    expect(await chargedTo(email)).toEqual([15_920]);
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'Users apply a discount code with the keyboard only and hear what it does',
  async () => {
    const email = 'keys-discount@example.com';
    const { page, context, leave } = await shop().visit();
    await page.goto('/checkout/product/1');
    await fillIn(page, email);
    await page.getByRole('radio', { name: /^No Support/ }).focus();
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '',
      );
    await tabTo(page, 'Add discount code');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('name') === 'discountCode',
    );
    const said = (text: string) =>
      page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });

    await page.keyboard.type('over');
    await page.keyboard.press('Enter');
    await said('This discount code isn’t valid for this order.');
    expect(await focused()).toBe('discountCode');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('welcome20');
    await page.keyboard.press('Enter');
    await said('Discount code WELCOME20 applied. You pay $31.20 now.');
    expect(await focused()).toContain('WELCOME20');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Remove');
    await page.keyboard.press('Enter');
    await said('Discount code removed');
    expect(await focused()).toBe('Add discount code');
    expect(await summaryOf(page).getByText('Due today').count()).toBe(0);

    // A code that is typed but not applied counts too.
    await page.keyboard.press('Enter');
    await page.keyboard.type('welcome20');
    const opening = context.waitForEvent('page');
    await tabTo(page, 'Continue to payment');
    await page.keyboard.press('Enter');
    const payment = await opening;
    await summaryOf(page).getByText('Due today').waitFor();
    await payByCard(payment);
    await page.getByRole('heading', { name: 'Monthly Subscription Activated!' }).waitFor();
    expect(await chargedTo(email)).toEqual([3120]);
    await leave();
  },
  journeyMs,
);

test(
  'Users sign in from the checkout and find their code, plan and what they typed again',
  async () => {
    const { page, leave } = await shop().visit();
    await page.goto('/checkout?code=welcome20');
    await page.getByText('You can use the code WELCOME20 at checkout.').waitFor();
    await page
      .getByRole('link', { name: /^Buy Now/ })
      .first()
      .click();
    await summaryOf(page).getByText('Discount WELCOME20').waitFor();
    const address = page.url();
    expect(address).toEndWith('/checkout/product/1?code=WELCOME20');
    await page.getByRole('radio', { name: /^Annual/ }).check();
    await page.getByRole('radio', { name: /^Regular/ }).check();
    const chosen = await summaryOf(page).locator('dl').textContent();
    await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
    await page.getByLabel('Phone').fill('+1 212 555 0143');
    await register(page, 'detour@example.com');
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Username or email').fill('detour@example.com');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(address);
    await summaryOf(page).getByText('Discount WELCOME20').waitFor();
    expect(await summaryOf(page).locator('dl').textContent()).toBe(chosen);
    expect(await page.getByRole('radio', { name: /^Annual/ }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /^Regular/ }).isChecked()).toBe(true);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Grace Hopper');
    expect(await page.getByLabel('Phone').inputValue()).toBe('+1 212 555 0143');
    expect(await page.getByLabel('Email').inputValue()).toBe('detour@example.com');
    await page.goto('/checkout/product/1');
    await page.getByRole('button', { name: 'Remove discount code WELCOME20' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Add discount code' }).waitFor();
    expect(await summaryOf(page).getByText('Discount WELCOME20').count()).toBe(0);
    await leave();
  },
  journeyMs,
);
