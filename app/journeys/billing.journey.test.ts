import { afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
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
const paysOnce = '4000 0000 0000 0341';
let admin: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  const { page, context, leave } = await shop().visit();
  await signInAsAdmin(page, shop().dataDir);
  admin = await context.storageState();
  await leave();
}, journeyMs);

afterEach(() => shop().sandbox.webhooks.drop(false));

/** A customer with an account and a monthly subscription to Saltmarsh. */
async function aCustomer(email: string, card?: string) {
  const visitor = await shop().visit();
  await register(visitor.page, email);
  await subscribeToSaltmarsh(shop(), visitor.page, email, card);
  return { ...visitor, order: await findOrder(shop(), email) };
}

/** Advances the provider's clock and waits until all its webhooks are handled. */
async function letTimePass(hours: number) {
  const { time, webhooks } = shop().sandbox;
  time.advanceTo(new Date(time.now().getTime() + hours * hourMs));
  await webhooks.settled();
}

/** Advances past the customer's next charge, so that it has been attempted. */
async function letThemBeCharged(email: string) {
  const { nextChargeAt } = await findOrder(shop(), email);
  if (!nextChargeAt) throw new Error(`${email} is charged nothing more`);
  const now = shop().sandbox.time.now().getTime();
  await letTimePass((nextChargeAt.getTime() - now) / hourMs + 2);
}

const invoices = (page: Page) => page.getByRole('table', { name: 'Invoices' }).getByRole('row');

/** Changes the card from the banner through the provider's form, up to the confirmation. */
async function changeCard(page: Page) {
  const banner = page.getByRole('region', { name: 'Declined cards' });
  await banner.getByRole('button', { name: /^Change card for Saltmarsh/ }).click();
  await fillInCard(page);
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByText('Card changed', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('');
}

async function changeSupport(page: Page, orderId: string, name: RegExp) {
  await page.goto(`/dashboard/subscriptions/${orderId}`);
  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change plan' });
  await dialog.getByRole('radio', { name }).check();
  await dialog.getByRole('status', { name: 'Cost' }).getByText('Then every month').waitFor();
  await dialog.getByRole('button', { name: 'Change plan' }).click();
  await page.getByText('Plan changed', { exact: true }).waitFor();
}

/** The headless browser treats every tab as visible, so switching tabs fires no event. */
async function lookAgain(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

describe('Users', () => {
  test(
    'can change their plan and are charged the quoted price',
    async () => {
      const { page, order, troubles, leave } = await aCustomer('plan@example.com');
      await page.goto(`/dashboard/subscriptions/${order.orderId}`);
      await page.getByRole('button', { name: 'Change plan' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change plan' });
      await dialog.getByRole('radio', { name: /^Annual/ }).check();
      await dialog.getByRole('radio', { name: /^Regular Support/ }).check();
      const cost = dialog.getByRole('status', { name: 'Cost' });
      await cost.getByText('$799.00').waitFor();
      const [, shown = ''] = /Due today(\$[\d,.]+\d)/.exec((await cost.textContent()) ?? '') ?? [];
      expect(shown).not.toBe('');
      await dialog.getByRole('button', { name: 'Change plan' }).click();
      await page.getByText('Plan changed', { exact: true }).waitFor();

      await page.goto('/dashboard/billing');
      await invoices(page).getByRole('cell', { name: shown }).waitFor();
      expect(await invoices(page).nth(1).textContent()).toContain(shown);
      expect(await findOrder(shop(), 'plan@example.com')).toMatchObject({
        billingInterval: 'year',
        intervalTotal: 79_900,
      });
      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );

  test(
    'see their credit after a downgrade until it is used',
    async () => {
      const { page, order, troubles, leave } = await aCustomer('credit@example.com');
      await changeSupport(page, order.orderId, /^Expansion Support/);
      await changeSupport(page, order.orderId, /^No Support/);
      await page
        .getByText(/A credit of \$\d{3}\.\d\d goes toward your next invoices/)
        .first()
        .waitFor();
      const credit = page.getByText(/^\$\d{3}\.\d\d\. Used before your card is charged\.$/);
      const [amount = ''] = /\$[\d.]+\d/.exec((await credit.textContent()) ?? '') ?? [];
      await page.getByText(/paid from your credit/).waitFor();

      await page.goto('/dashboard/billing');
      await page.getByText(`You have ${amount} in credit`).waitFor();
      await page.goto('/dashboard/subscriptions');
      await page.getByText(`${amount}. Used before your card is charged.`).waitFor();
      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );

  test(
    'see the card of their next charge, and print their invoices without navigation',
    async () => {
      const { page, order, troubles, leave } = await aCustomer('print@example.com');
      await page.goto('/dashboard');
      const next = page.getByRole('region', { name: 'Up next' });
      await next.getByText('Step 1 of 4').waitFor();
      await page.goto(`/dashboard/subscriptions/${order.orderId}`);
      await page.getByText(/to Visa ending in 4242$/).waitFor();

      await page.goto('/dashboard/billing');
      await page.getByText(/^Visa ending in 4242, expires/).waitFor();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await invoices(page).count()).toBe(2);
      expect(await page.getByRole('navigation').count()).toBe(0);
      expect(await page.getByRole('button').count()).toBe(0);
      expect(await page.getByRole('link', { name: /^PDF of/ }).count()).toBe(0);
      const colors = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return { backgroundColor, color };
      });
      expect(colors).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );

  test(
    'can fix a declined renewal by changing their card',
    async () => {
      const email = 'declined@example.com';
      const { page, troubles, leave } = await aCustomer(email, paysOnce);
      await letThemBeCharged(email);
      await page.goto('/dashboard/billing');
      const banner = page.getByRole('region', { name: 'Declined cards' });
      await banner.getByText('Your card was declined').waitFor();
      const [mail] = await mailsTo(shop(), email, /Payment failed for/);
      expect(mail.text).toContain(`${shop().url}/dashboard/billing`);

      await changeCard(page);
      await banner.waitFor();

      await letTimePass(4 * 24);
      await page.reload();
      const paid = invoices(page).filter({ hasText: 'Saltmarsh' });
      await paid.getByText('Paid', { exact: true }).nth(1).waitFor();
      expect(await paid.count()).toBe(2);
      // The banner and the next charge load together, so the banner would be here by now.
      await page.getByText('$39.00 on').waitFor();
      expect(await banner.count()).toBe(0);
      const pdf = paid.first().getByRole('link', { name: /^PDF of invoice/ });
      const document = await page.request.get((await pdf.getAttribute('href')) ?? '');
      expect(document.headers()['content-type']).toBe('application/pdf');
      expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );

  test(
    'can pay a declined renewal at once, and the notice disappears',
    async () => {
      const { page, context, troubles, leave } = await aCustomer('at-once@example.com', paysOnce);
      await letThemBeCharged('at-once@example.com');
      await page.goto('/dashboard/billing');
      await changeCard(page);

      const banner = page.getByRole('region', { name: 'Declined cards' });
      const opening = context.waitForEvent('page');
      await banner.getByRole('link', { name: /^Pay \$39\.00 now/ }).click();
      const bill = await opening;
      await bill.getByRole('heading', { name: 'Pay by card' }).waitFor();
      await bill.emulateMedia({ media: 'print' });
      expect(await bill.getByText('Amount remaining').isVisible()).toBe(true);
      for (const name of ['Pay by card', 'Download PDF', 'Test cards']) {
        expect(await bill.getByText(name).isVisible()).toBe(false);
      }
      await bill.emulateMedia({ media: 'screen' });
      await fillInCard(bill);
      await bill.getByRole('button', { name: 'Pay $39.00' }).click();
      await bill.getByText('Paid', { exact: true }).waitFor();
      await bill.close();
      await lookAgain(page);

      await banner.waitFor({ state: 'detached' });
      await page.getByText('$39.00 on').waitFor();
      const states = invoices(page).getByText('Paid', { exact: true });
      await states.nth(1).waitFor();
      expect(await findOrder(shop(), 'at-once@example.com')).toMatchObject({
        subscriptionStatus: 'active',
      });
      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );
});

describe('Admins', () => {
  test(
    'can refund a part and then the rest, once each despite repeated clicks',
    async () => {
      const customer = await aCustomer('refund@example.com');
      const { id, orderId } = customer.order;
      const { page, troubles, leave } = await shop().visit({ storageState: admin });
      await page.goto(`/admin/orders/${orderId}`);
      const details = page.getByRole('region', { name: `Order ${orderId}` });
      const form = page.getByRole('dialog', { name: `Refund ${orderId}` });

      await details.getByRole('button', { name: 'Refund…' }).click();
      await form.getByRole('radio', { name: 'Other amount' }).check();
      await form.getByRole('spinbutton', { name: 'Amount to refund' }).fill('10');
      await form.getByRole('button', { name: 'Refund $10.00' }).dblclick();
      await details.getByRole('article').filter({ hasText: '$10.00' }).waitFor();

      await details.getByRole('button', { name: 'Refund…' }).click();
      await form.getByRole('button', { name: 'Refund $29.00' }).click();
      await details.getByRole('article').filter({ hasText: '$29.00' }).waitFor();
      expect(await details.getByRole('button', { name: 'Refund…' }).count()).toBe(0);
      const given = await shop().db.select().from(refunds).where(eq(refunds.orderId, id));
      expect(given.map(({ amount, status }) => [amount, status])).toEqual([
        [1000, 'succeeded'],
        [2900, 'succeeded'],
      ]);

      await customer.page.goto('/dashboard/billing');
      const columns = invoices(customer.page).nth(1).getByRole('cell', { name: '$39.00' });
      await columns.nth(1).waitFor();
      expect([troubles, customer.troubles]).toEqual([[], []]);
      await customer.leave();
      await leave();
    },
    journeyMs,
  );

  test(
    'can reconcile with the provider and correct missed events',
    async () => {
      const email = 'unheard@example.com';
      const customer = await aCustomer(email);
      const { page, troubles, leave } = await shop().visit({ storageState: admin });
      await page.goto('/admin');
      await page.getByRole('link', { name: 'Reconciliation', exact: true }).click();
      await page.getByRole('button', { name: 'Run now' }).click();
      await page.getByText('Everything matches').waitFor();

      shop().sandbox.webhooks.drop(true);
      await letThemBeCharged(email);
      await page.getByRole('button', { name: 'Run now' }).click();
      const mended = page
        .getByRole('table', { name: 'Orders that differ' })
        .getByRole('row')
        .filter({ hasText: customer.order.orderId });
      await mended.getByText('Corrected').first().waitFor();
      await page.getByText('Everything matches').waitFor();

      const { id } = customer.order;
      const ledger = await shop().db.select().from(payments).where(eq(payments.orderId, id));
      expect(ledger.map(({ amount }) => amount)).toEqual([3900, 3900]);
      expect([troubles, customer.troubles]).toEqual([[], []]);
      await customer.leave();
      await leave();
    },
    journeyMs,
  );
});
