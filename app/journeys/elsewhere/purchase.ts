import { afterAll, afterEach, describe, expect, test } from 'bun:test';
import { desc } from 'drizzle-orm';
import { orders } from '#db/schema/orders';
import { mailsTo } from '../mailbox.ts';
import { password } from '../register.ts';
import { shopUnderTest } from '../shop-under-test.ts';
import type { Driver } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { createVisitor, folder } from './visitor.ts';
import { launchWebKit } from './webkit.ts';

const shop = shopUnderTest();
const launchMs = 60_000;
const purchaseMs = 300_000;
const [enterKey, escapeKey] = ['\uE007', '\uE00C'];
const sizes = [
  ['desktop', 1280, 800],
  ['phone', 360, 740],
] as const;

afterAll(() => console.info(`Screenshots: ${folder}`));

let driver: Driver | undefined;
afterEach(async () => {
  await driver?.close();
  driver = undefined;
}, launchMs);

describe.each([
  ['Firefox', launchFirefox],
  ['WebKit', launchWebKit],
] as const)('Users of %s', (browser, launch) => {
  test.each(sizes)(
    'buy a website on a %s and find it in their account',
    async (size, width, height) => {
      const email = `${browser}-${size}@example.com`.toLowerCase();
      driver = await launch();
      const visitor = createVisitor(driver, size);
      await driver.resize(width, height);
      await driver.navigate(`${shop().url}/`);
      await visitor.see('Saltmarsh');
      expect(await visitor.run(() => innerWidth)).toBe(width);
      await visitor.expectSound('home');

      await visitor.click('Saltmarsh');
      await visitor.see('Price and delivery');
      await visitor.expectSound('product');
      await visitor.click('Buy Now: Saltmarsh');
      await visitor.see('Complete your website order');
      await visitor.expectSound('checkout');
      if (size === 'phone') {
        await visitor.click('Saltmarsh');
        await visitor.see('Total per month');
        await visitor.expectSound('summary');
      }
      await visitor.fill('Name', 'Ada Lovelace');
      await visitor.fill('Email', email);
      await visitor.click('Annual');
      await visitor.click('Regular Support');
      const [first = ''] = await driver.tabs();
      await visitor.clickToOpen('Continue to payment');
      await driver.resize(width, height);
      await visitor.see('Subscribe');
      await visitor.expectSound('payment');
      await visitor.fill('Card number', '4242424242424242');
      await visitor.fill('Expiration', '1234');
      await visitor.fill('CVC', '123');
      await visitor.fill('Cardholder name', 'Ada Lovelace');
      await visitor.click('Subscribe');
      await visitor.see('Annual Subscription Activated!');
      await visitor.expectSound('paid');
      await driver.switchTo(first);
      await visitor.see('Annual Subscription Activated!');

      await visitor.click('Create account');
      await visitor.fill('Password', password);
      await visitor.press(enterKey);
      const [{ text }] = await mailsTo(shop(), email, /verification code/i);
      await visitor.fill('Verification code', /\b\d{6}\b/.exec(text)?.[0] ?? '');
      await visitor.click('Verify email');
      await visitor.see('Email verified');
      await visitor.click('Overview');
      await visitor.see('Welcome back, Ada');
      await visitor.expectSound('dashboard');
      const [order] = await shop().db.select().from(orders).orderBy(desc(orders.id)).limit(1);
      expect(order).toMatchObject({ customerEmail: email, paymentStatus: 'paid' });
      await driver.navigate(`${shop().url}/dashboard/subscriptions/${order?.orderId}`);
      await visitor.see('Request Cancellation');
      await visitor.expectSound('subscription');
      await visitor.click('Request Cancellation');
      await visitor.see('Cancellation policy');
      await visitor.seeFocusIn('[role=dialog]');
      await visitor.expectSound('dialog');
      await visitor.press(escapeKey);
      await visitor.seeFocusIn('main');
      await visitor.click('My Account');
      await visitor.click('Logout');
      await visitor.see('Login');
      expect(shop().faults).toEqual([]);
    },
    purchaseMs,
  );
});
