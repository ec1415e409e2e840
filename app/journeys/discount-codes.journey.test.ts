import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { pay } from '#api/testing/pay';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

/** The code of a shared link, on a product that it is for. */
async function buyWith(page: Page, link: string): Promise<string> {
  const { pathname, searchParams } = new URL(link);
  const response = await page.request.post('/api/orders/create-checkout', {
    data: {
      productId: Number(pathname.split('/').at(-1)),
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@harbourbakery.example',
      discountCode: searchParams.get('code'),
    },
  });
  const { url, orderId } = await response.json();
  await pay(url);
  await shop().sandbox.webhooks.settled();
  return orderId;
}

test(
  'Admins can create a discount code, share its link, see who used it and end it',
  async () => {
    const { page, troubles, leave } = await shop().visit();
    await signInAsAdmin(page, shop().dataDir);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Discount codes', exact: true }).click();
    await page.getByText('No discount codes yet').waitFor();

    await page.getByRole('button', { name: 'Create code' }).click();
    const form = page.getByRole('dialog', { name: 'Create discount code' });
    await form.getByRole('button', { name: 'Generate code' }).click();
    const code = await form.getByLabel('Code', { exact: true }).inputValue();
    await form.getByLabel('Percentage off').fill('25');
    await form.getByText('Several months').click();
    await form.getByRole('combobox', { name: /^Products/ }).fill('salt');
    await page.getByRole('option', { name: /Saltmarsh/ }).click();
    await form.getByLabel(/^Total uses/).fill('10');
    await form
      .getByText('25% off the first 3 months of any plan for Saltmarsh, 10 uses.')
      .waitFor();
    await form.getByRole('button', { name: 'Create code' }).click();

    const details = page.getByRole('dialog', { name: code });
    await details.getByText('No uses yet').waitFor();
    const link = await details.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toStartWith(`${shop().url}/checkout/product/`);
    await details.getByRole('button', { name: 'Close' }).last().click();

    const orderId = await buyWith(page, link);
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
    await details.getByText('ada@harbourbakery.example').waitFor();
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
