import { expect, test } from 'bun:test';
import { fillInOrder } from './go-to-pay.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

test(
  'A shopper gets to pay although the connection, the provider and the window fail, at the price that was sent',
  async () => {
    const { page, context, leave } = await shop().visit();
    const pay = page.getByRole('button', { name: 'Continue to payment' });
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/checkout/product/2');
    await fillInOrder(page, 'blocked@example.com');
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
