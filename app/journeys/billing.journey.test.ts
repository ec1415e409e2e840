import { afterEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { payments } from '#db/schema/payments';
import { refunds } from '#db/schema/refunds';
import { findOrder } from './find-order.ts';
import { mailsTo } from './mailbox.ts';
import { fillInCard } from './pay-by-card.ts';
import { register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const hourMs = 60 * 60 * 1000;

afterEach(() => shop().sandbox.webhooks.drop(false));

/** A customer with an account and a monthly subscription to Saltmarsh. */
async function aCustomer(email: string, card?: string) {
  const visitor = await shop().visit();
  await register(visitor.page, email);
  await subscribeToSaltmarsh(shop(), visitor.page, email, card);
  return { ...visitor, order: await findOrder(shop(), email) };
}

/** Advances the provider's clock past the customer's next charge, so that it has been attempted. */
async function letThemBeCharged(email: string) {
  const { nextChargeAt } = await findOrder(shop(), email);
  if (!nextChargeAt) throw new Error(`${email} is charged nothing more`);
  const { time, webhooks } = shop().sandbox;
  time.advanceTo(new Date(nextChargeAt.getTime() + 2 * hourMs));
  await webhooks.settled();
}

const invoices = (page: Page) => page.getByRole('table', { name: 'Invoices' }).getByRole('row');

/** Opens the dialog, and chooses another support package. */
async function openPlan(page: Page, orderId: string, support: RegExp) {
  await page.goto(`/dashboard/subscriptions/${orderId}`);
  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change plan' });
  await dialog.getByRole('radio', { name: support }).check();
  const cost = dialog.getByRole('status', { name: 'Cost' });
  return {
    dialog,
    cost,
    async change() {
      await dialog.getByRole('button', { name: /^Change plan$|^Pay .* and change$/ }).click();
      await page.getByText('Plan changed', { exact: true }).waitFor();
    },
  };
}

test(
  'A customer changes the plan at the quoted price, sees the credit of a downgrade, and prints the invoices',
  async () => {
    const email = 'plan@example.com';
    const { page, order, troubles, leave } = await aCustomer(email);
    const larger = await openPlan(page, order.orderId, /^Regular Support/);
    await larger.dialog.getByRole('radio', { name: /^Annual/ }).check();
    await larger.cost.getByText('$799.00', { exact: true }).waitFor();
    const said = (await larger.cost.textContent()) ?? '';
    const [, due = ''] = /Due today(\$[\d,.]+\d)/.exec(said) ?? [];
    expect(due).not.toBe('');
    await larger.change();
    await page.goto('/dashboard/billing');
    await invoices(page).nth(2).waitFor();
    expect(await invoices(page).nth(1).textContent()).toContain(due);

    const smaller = await openPlan(page, order.orderId, /^No Support/);
    await smaller.cost.getByText('$199.00', { exact: true }).waitFor();
    await smaller.change();
    const told = page.getByText(/A credit of \$\d{3}\.\d\d goes toward your next invoices/);
    await told.first().waitFor();
    const credit = page.getByText(/^\$\d{3}\.\d\d\. Used before your card is charged\.$/);
    const [amount = ''] = /\$[\d.]+\d/.exec((await credit.textContent()) ?? '') ?? [];
    await page.getByText(/paid from your credit/).waitFor();
    await page.goto('/dashboard/subscriptions');
    await page.getByText(`${amount}. Used before your card is charged.`).waitFor();
    expect(await findOrder(shop(), email)).toMatchObject({
      billingInterval: 'year',
      intervalTotal: 19_900,
    });

    await page.goto('/dashboard/billing');
    await page.getByText(`You have ${amount} in credit`).waitFor();
    await page.getByText(/^Visa ending in 4242, expires/).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await invoices(page).count()).toBeGreaterThan(2);
    for (const role of ['navigation', 'button'] as const) {
      expect(await page.getByRole(role).count()).toBe(0);
    }
    expect(await page.getByRole('link', { name: /^PDF of/ }).count()).toBe(0);
    await page.waitForFunction(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return backgroundColor === 'rgb(255, 255, 255)' && color === 'rgb(0, 0, 0)';
    });
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'A customer whose renewal is declined changes the card, pays at once, and the notice disappears',
  async () => {
    const email = 'declined@example.com';
    const { page, context, troubles, leave } = await aCustomer(email, '4000 0000 0000 0341');
    await letThemBeCharged(email);
    await page.goto('/dashboard/billing');
    const banner = page.getByRole('region', { name: 'Declined cards' });
    await banner.getByText('Your card was declined').waitFor();
    const [mail] = await mailsTo(shop(), email, /Payment failed for/);
    expect(mail.text).toContain(`${shop().url}/dashboard/billing`);
    await banner.getByRole('button', { name: /^Change card for Saltmarsh/ }).click();
    await fillInCard(page);
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Card changed', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('');

    const opening = context.waitForEvent('page');
    await banner.getByRole('link', { name: /^Pay \$39\.00 now/ }).click();
    const bill = await opening;
    await bill.getByRole('heading', { name: 'Pay by card' }).waitFor();
    await fillInCard(bill);
    await bill.getByRole('button', { name: 'Pay $39.00' }).click();
    await bill.getByText('Paid', { exact: true }).waitFor();
    await bill.close();
    // The headless browser treats every tab as visible, so switching tabs fires no event.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await banner.waitFor({ state: 'detached' });
    await page
      .getByRole('list', { name: 'Next charges' })
      .getByText('$39.00', { exact: true })
      .waitFor();
    const paid = invoices(page).filter({ hasText: 'Saltmarsh' });
    await paid.getByText('Paid', { exact: true }).nth(1).waitFor();
    expect(await paid.count()).toBe(2);
    expect(await findOrder(shop(), email)).toMatchObject({ subscriptionStatus: 'active' });
    const pdf = paid.first().getByRole('link', { name: /^PDF of invoice/ });
    const file = await page.request.get((await pdf.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'An owner refunds a part and then the rest, and finds the charge whose event was missed',
  async () => {
    const email = 'refund@example.com';
    const customer = await aCustomer(email);
    const { id, orderId } = customer.order;
    const { page, troubles, leave } = await shop().visit();
    await signInAsAdmin(page, shop().dataDir);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'System', exact: true }).click();
    await page.getByRole('link', { name: 'Reconciliation', exact: true }).click();
    await page.getByRole('button', { name: 'Run now' }).click();
    await page.getByText('Everything matches').waitFor();
    shop().sandbox.webhooks.drop(true);
    await letThemBeCharged(email);
    await page.getByRole('button', { name: 'Run now' }).click();
    const corrected = page
      .getByRole('table', { name: 'Orders that differ' })
      .getByRole('row')
      .filter({ hasText: orderId });
    await corrected.getByText('Corrected').first().waitFor();
    await page.getByText('Everything matches').waitFor();
    const ledger = await shop().db.select().from(payments).where(eq(payments.orderId, id));
    expect(ledger.map(({ amount }) => amount)).toEqual([3900, 3900]);
    shop().sandbox.webhooks.drop(false);

    await page.goto(`/admin/orders/${orderId}`);
    const details = page.getByRole('region', { name: `Order ${orderId}` });
    const form = page.getByRole('dialog', { name: `Refund ${orderId}` });
    await details.getByRole('button', { name: 'Refund…' }).click();
    await form.getByRole('radio', { name: 'Other amount' }).check();
    await form.getByRole('spinbutton', { name: 'Amount to refund' }).fill('10');
    await form.getByRole('button', { name: 'Refund $10.00' }).dblclick();
    await details.getByRole('article').filter({ hasText: '$10.00' }).waitFor();
    await details.getByRole('button', { name: 'Refund…' }).click();
    await form.getByRole('button', { name: 'Refund $68.00' }).click();
    await details.getByRole('article').filter({ hasText: '$68.00' }).waitFor();
    expect(await details.getByRole('button', { name: 'Refund…' }).count()).toBe(0);
    const given = await shop().db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(given.map(({ amount, status }) => [amount, status])).toEqual([
      [1000, 'succeeded'],
      [6800, 'succeeded'],
    ]);

    await customer.page.goto('/dashboard/billing');
    await invoices(customer.page).nth(2).getByRole('cell', { name: '$39.00' }).nth(1).waitFor();
    expect([troubles, customer.troubles]).toEqual([[], []]);
    await customer.leave();
    await leave();
  },
  journeyMs,
);
