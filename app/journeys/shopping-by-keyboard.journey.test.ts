import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { discounts } from '#db/schema/discounts';
import { payments } from '#db/schema/payments';
import { findOrder } from './find-order.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { tabTo } from './tab-to.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const email = 'keys@example.com';

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '',
  );

/** Presses Tab through the product page, where the bar with Buy Now may cover nothing that has the focus. */
async function tabThroughProduct(page: Page) {
  const bar = page.getByRole('link', { name: 'Buy Now: Saltmarsh' });
  const seen = new Set<string>();
  for (let presses = 0; presses < 60 && !seen.has('Buy Now: Saltmarsh'); presses += 1) {
    const { name, bottom } = await page.evaluate(() => {
      const element = document.activeElement;
      const box = element?.getBoundingClientRect();
      return {
        name: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
        bottom: box && box.height < 300 ? box.bottom : 0,
      };
    });
    seen.add(name);
    if (name === 'Phone') {
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('radio', { name: 'Tablet' }).isChecked()).toBe(true);
    }
    const top = (await bar.boundingBox())?.y ?? 0;
    if (name !== 'Buy Now: Saltmarsh') expect([name, bottom <= top]).toEqual([name, true]);
    await page.keyboard.press('Tab');
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Phone', 'Buy Now: Saltmarsh']));
  await page.keyboard.press('Shift+Tab');
}

test(
  'A shopper buys by keyboard alone on a phone: chooses, applies a code, leaves, resumes and pays',
  async () => {
    const terms = { percentOff: 20, duration: 'once' } as const;
    await shop()
      .db.insert(discounts)
      .values([
        { code: 'YEARLY20', ...terms, billingIntervals: ['year'] },
        { code: 'OVER', ...terms, endedAt: new Date() },
      ]);
    const { page, context, troubles, leave } = await shop().visit({
      viewport: { width: 360, height: 740 },
    });
    await page.goto('/#products');
    await page.waitForFunction(() => window.earlyEvents?.replay);
    await page.getByRole('link', { name: 'Demo of Saltmarsh' }).last().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Saltmarsh' }).waitFor();
    await page.keyboard.press('Tab');
    await tabThroughProduct(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Complete your website order' }).waitFor();
    await page.waitForURL(/\/checkout\/product\//);

    await page.getByRole('radio', { name: /^Monthly/ }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: /^Annual/ }).isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: /^Regular/ }).isChecked()).toBe(true);
    while (!(await page.evaluate(() => document.activeElement?.matches('[name=customerName]'))))
      await page.keyboard.press('Tab');
    await page.keyboard.type('Ada Lovelace');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);

    // What a code does is said, and the focus stays where the person goes on.
    const said = (text: string | RegExp) =>
      page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });
    await tabTo(page, 'Add discount code');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('[name=discountCode]'));
    await page.keyboard.type('over');
    await page.keyboard.press('Enter');
    await said('This discount code isn’t valid for this order.');
    expect(await focused(page)).toBe('discountCode');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('yearly20');
    await page.keyboard.press('Enter');
    await said('Discount code YEARLY20 applied. You pay $639.20 now.');
    expect(await focused(page)).toContain('YEARLY20');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Remove');
    await page.keyboard.press('Enter');
    await said('Discount code removed');
    expect(await focused(page)).toBe('Add discount code');
    // A code that is typed but not applied counts too.
    await page.keyboard.press('Enter');
    await page.keyboard.type('yearly20');

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
    await shop().sandbox.webhooks.settled();
    const { id } = await findOrder(shop(), email);
    const charged = await shop().db.select().from(payments);
    expect(charged.filter(({ orderId }) => orderId === id).map(({ amount }) => amount)).toEqual([
      63_920,
    ]);
    // The browser reports the refused code, too.
    expect(troubles).toEqual([expect.stringContaining('400')]);
    await leave();
  },
  journeyMs,
);
