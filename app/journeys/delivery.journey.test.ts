import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { credentialReveals } from '#db/schema/order-credentials';
import { sessions } from '#db/schema/sessions';
import { findOrder } from './find-order.ts';
import { password, register } from './register.ts';
import { startAnyway } from './review-steps.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const secret = 'tern-ladder-91-quay';
const buyer = 'ada@example.com';

function findReveals(orderId: number) {
  return shop().db.select().from(credentialReveals).where(eq(credentialReveals.orderId, orderId));
}

/** Makes every session look an hour old. */
async function ageSessionsByAnHour() {
  const { db } = shop();
  const createdAt = new Date(Date.now() - 60 * 60 * 1000).toISOString();
  for (const { sid, sess } of await db.select().from(sessions)) {
    await db
      .update(sessions)
      .set({ sess: { ...sess, createdAt } })
      .where(eq(sessions.sid, sid));
  }
}

test(
  'An admin delivers an order, and only its buyer sees the credentials, after signing in again',
  async () => {
    const customer = await shop().visit();
    await register(customer.page, buyer);
    await subscribeToSaltmarsh(shop(), customer.page, buyer);
    const order = await findOrder(shop(), buyer);
    const { orderId } = order;

    const admin = await shop().visit();
    await signInAsAdmin(admin.page, shop().dataDir);
    await admin.page.goto('/admin');
    await admin.page.getByRole('tab', { name: 'Orders' }).click();
    await admin.page.getByRole('link', { name: 'To deliver', exact: true }).click();
    await admin.page.getByRole('rowheader', { name: orderId }).waitFor();
    const row = admin.page.getByRole('row', { name: orderId });
    await row.getByText('Waiting for brief').waitFor();
    await row.getByRole('button', { name: `View Details of ${orderId}` }).click();
    const dialog = admin.page.getByRole('dialog', { name: `Order ${orderId}` });
    await dialog.getByRole('link', { name: 'Open order' }).click();
    await admin.page.waitForURL(`**/admin/orders/${orderId}`);
    const details = admin.page.getByRole('region', { name: `Order ${orderId}` });
    await details.getByRole('button', { name: 'Remind customer' }).waitFor();
    await details
      .getByRole('combobox', { name: `Stage of ${orderId}` })
      .selectOption('Development');
    await startAnyway(admin.page).click();
    await admin.page.getByText(`${orderId} moved to Development`).first().waitFor();
    // The brief was never sent.
    await details.getByText(/^Paused since/).waitFor();

    await customer.page.goto(`/dashboard/subscriptions/${orderId}`);
    await customer.page.getByText(/^Send your brief and we’ll deliver/).waitFor();

    await details.getByRole('button', { name: 'Deliver' }).click();
    const form = admin.page.getByRole('dialog', { name: `Deliver ${orderId}` });
    const values = form.getByRole('textbox', { name: 'Value' });
    await values.nth(0).fill('https://saltmarsh.example/admin');
    await values.nth(1).fill('ada');
    await values.nth(2).fill(secret);
    await form.getByRole('textbox', { name: /^Note/ }).fill('The menu is under Pages.');
    await form.getByRole('button', { name: 'Deliver website' }).click();
    await form.waitFor({ state: 'detached' });
    await details.getByText('Admin URL, Username, Password').waitFor();
    await details
      .getByRole('cell', { name: 'Delivered' })
      .or(details.getByRole('rowheader', { name: 'Delivered' }))
      .first()
      .waitFor();
    expect(await details.textContent()).not.toContain(secret);

    const { page } = customer;
    await page.reload();
    await page.getByText('The menu is under Pages.').waitFor();
    await ageSessionsByAnHour();
    const openSessions = await shop().db.$count(sessions);
    await page.getByRole('button', { name: 'Show credentials' }).click();
    await page.getByText('Sign in again to continue').waitFor();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.getByRole('heading', { name: 'Sign in again' }).waitFor();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`**/dashboard/subscriptions/${orderId}`);
    await page.getByRole('button', { name: 'Show credentials' }).click();
    expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe(secret);

    // Signing in again ended the old session.
    expect(await shop().db.$count(sessions)).toBe(openSessions);

    await page.getByRole('link', { name: 'My Subscriptions' }).first().click();
    await page.goBack();
    await page.getByRole('button', { name: 'Show credentials' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Password' }).count()).toBe(0);
    expect(await findReveals(order.id)).toHaveLength(1);

    const other = await shop().visit();
    await register(other.page, 'grace@example.com');
    await other.page.goto(`/dashboard/subscriptions/${orderId}`);
    await other.page.getByText('Subscription not found').waitFor();
    const reveal = `/api/customer/subscriptions/${orderId}/credentials/reveal`;
    expect((await other.page.request.post(reveal)).status()).toBe(404);

    for (const visitor of [customer, admin])
      expect(visitor.troubles.filter(isUnexpected)).toEqual([]);
    for (const visitor of [customer, admin, other]) await visitor.leave();
  },
  journeyMs,
);

/** Browsers log every 4xx response; the 403 of the old session is expected. */
function isUnexpected(trouble: string): boolean {
  return !/status of 403/.test(trouble);
}
