import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { payments } from '#db/schema/payments';
import { findOrder } from './find-order.ts';
import { goToPay } from './go-to-pay.ts';
import { mailsTo } from './mailbox.ts';
import { payByCard } from './pay-by-card.ts';
import { password, register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const email = 'ada@harbourbakery.example';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const summaryOf = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Fills in the form of a new code, and returns the code. */
async function createCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create code' }).click();
  const form = page.getByRole('dialog', { name: 'Create discount code' });
  await form.getByRole('button', { name: 'Generate code' }).click();
  const code = await form.getByLabel('Code', { exact: true }).inputValue();
  await form.getByLabel('Percentage off').fill('25');
  await form.getByText('Several months').click();
  await form.getByRole('combobox', { name: /^Products/ }).fill('salt');
  await page.getByRole('option', { name: /Saltmarsh/ }).click();
  await form.getByLabel(/^Total uses/).fill('10');
  await form.getByText('25% off the first 3 months of any plan for Saltmarsh, 10 uses.').waitFor();
  await form.getByRole('button', { name: 'Create code' }).click();
  return code;
}

/** Signs in from a checkout, and finds what was chosen and typed there again. */
async function signInOnTheWay(page: Page, link: string, code: string) {
  const applied = summaryOf(page).getByText(`Discount ${code}`);
  await page.goto(link);
  await applied.waitFor({ state: 'attached' });
  const address = page.url();
  await page.getByRole('radio', { name: /^Annual/ }).check();
  await page.getByRole('radio', { name: /^Regular/ }).check();
  const chosen = await summaryOf(page).locator('dl').textContent();
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.getByLabel('Phone').fill('+1 212 555 0143');
  await register(page, email);
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Username or email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(address);
  await applied.waitFor({ state: 'attached' });
  expect(await summaryOf(page).locator('dl').textContent()).toBe(chosen);
  expect(await page.getByRole('radio', { name: /^Annual/ }).isChecked()).toBe(true);
  const typed = [page.getByLabel('Name', { exact: true }), page.getByLabel('Phone')];
  expect(await Promise.all(typed.map((field) => field.inputValue()))).toEqual([
    'Grace Hopper',
    '+1 212 555 0143',
  ]);
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
}

test(
  'An owner shares a discount code, a shopper on a phone resumes with it and pays less, and the owner ends it',
  async () => {
    const { page, troubles, leave } = await shop().visit();
    await signInAsAdmin(page, shop().dataDir);
    await page.goto('/admin');
    await page.getByRole('tab', { name: 'Products' }).click();
    await page.getByRole('link', { name: 'Discount codes', exact: true }).click();
    await page.getByText('No discount codes yet').waitFor();
    const code = await createCode(page);
    const details = page.getByRole('dialog', { name: code });
    await details.getByText('No uses yet').waitFor();
    const link = await details.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toStartWith(`${shop().url}/checkout/product/`);
    await details.getByRole('button', { name: 'Close' }).last().click();

    const shopper = await shop().visit(phone);
    const { page: checkout } = shopper;
    await signInOnTheWay(checkout, link, code);
    await checkout.getByRole('radio', { name: /^Monthly/ }).check();
    await checkout.getByRole('radio', { name: /^No Support/ }).check();
    await (await goToPay(checkout)).close();
    await checkout.reload();
    await checkout.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
    await summaryOf(checkout).locator('summary').click();
    expect(await summaryOf(checkout).locator('dl').textContent()).toContain('Due today$29.25');
    expect(await widthOf(checkout)).toBe(360);
    const opening = shopper.context.waitForEvent('page');
    await checkout.getByRole('link', { name: /^Open payment again/ }).click();
    await payByCard(await opening);
    await checkout.getByRole('heading', { name: 'Monthly Subscription Activated!' }).waitFor();
    expect(await checkout.getByRole('main').textContent()).toContain('Charged$29.25');
    expect(await widthOf(checkout)).toBe(360);
    await checkout.emulateMedia({ media: 'print' });
    for (const role of ['navigation', 'link'] as const) {
      expect(await checkout.getByRole(role).count()).toBe(0);
    }
    await shop().sandbox.webhooks.settled();
    const { id, orderId } = await findOrder(shop(), email);
    const charged = await shop().db.select().from(payments);
    expect(charged.filter((row) => row.orderId === id).map(({ amount }) => amount)).toEqual([2925]);
    const [{ text }] = await mailsTo(shop(), email, /Your order/);
    expect(text).toContain('$29.25');
    expect(shopper.troubles).toEqual([]);
    await shopper.leave();

    await page.reload();
    const row = page.getByRole('row').filter({ hasText: code });
    await row.getByText('1 of 10').waitFor();
    await row.getByRole('button', { name: 'End' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('The order that already uses it keeps its discount.').waitFor();
    await question.getByRole('button', { name: 'End code' }).click();
    await page.getByText('Discount code ended', { exact: true }).waitFor();
    await row.getByText('Ended').waitFor();
    await row.getByRole('button', { name: 'View Details' }).click();
    await details.getByText(email).waitFor();
    await details.getByRole('link', { name: 'View in audit log' }).click();
    await page.getByText(`Ended discount code ${code}`).first().waitFor();
    await page.getByRole('link', { name: code }).first().click();
    await page.getByRole('button', { name: `View Details of ${code}` }).click();
    await details.getByRole('link', { name: orderId }).click();
    const order = page.getByRole('region', { name: `Order ${orderId}` });
    await order.getByText('25% off for 3 months').waitFor();
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);
