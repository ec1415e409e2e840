import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { anOrder } from '#api/testing/orders';
import { customerNotes } from '#db/schema/customer-notes';
import { orders } from '#db/schema/orders';
import { register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';

const shop = shopUnderTest();
const journeyMs = 180_000;
const email = 'ada@journey.example';
const guestEmail = 'ada.private@journey.example';

const refusal = 'You’re viewing as Ada Lovelace. Stop viewing as the customer first.';

const impersonationBar = (page: Page) =>
  page.getByRole('complementary', { name: 'View as customer' });

/** Looks at the shop as Ada, who is signed in elsewhere. */
async function viewAsCustomer(ada: Page) {
  const { page, troubles, leave } = await shop().visit();
  await signInAsAdmin(page, shop().dataDir);
  // A tab that was opened before the impersonation started.
  const other = await page.context().newPage();
  await other.goto('/');
  await other
    .getByRole('banner')
    .getByRole('button', { name: /account|admin/i })
    .waitFor();
  await page.goto(`/admin?tab=orders&q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: /^View Details/ }).click();
  await page.getByRole('link', { name: 'Open order' }).click();
  await page.waitForURL('**/admin/orders/ACC-*');
  const from = page.url();
  await page.getByRole('button', { name: 'View as customer' }).click();

  await page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();
  await impersonationBar(page).getByText('Viewing as Ada Lovelace').waitFor();
  await impersonationBar(page).getByText('30 min left').waitFor();
  await page.getByText('Saltmarsh').first().waitFor();

  await other
    .getByRole('banner')
    .getByRole('button', { name: /account|admin/i })
    .click();
  await other.getByRole('menuitem', { name: 'Dashboard', exact: true }).click();
  await impersonationBar(other).getByText('Viewing as Ada Lovelace').waitFor();
  await other.getByText('Saltmarsh').first().waitFor();
  await other.close();

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByText(refusal, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Billing', exact: true }).first().click();
  await page.getByRole('button', { name: /^Change card/ }).click();
  await page.getByRole('alert').getByText(refusal).waitFor();

  await page.goto('/');
  await impersonationBar(page).waitFor();
  await page.getByRole('link', { name: 'Buy Now: Saltmarsh' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText(refusal, { exact: true }).waitFor();
  await impersonationBar(page).waitFor();

  await page.goto('/admin');
  await page.waitForURL((url) => url.pathname === '/');
  await impersonationBar(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(from);
  await page.getByRole('button', { name: 'View as customer' }).waitFor();
  expect(await impersonationBar(page).count()).toBe(0);

  await page.goto('/admin/audit');
  await page.getByRole('rowheader', { name: /^Stopped viewing as customer/ }).waitFor();
  await page.getByRole('rowheader', { name: /^Started viewing as customer/ }).waitFor();

  // The browser logs each expected 403.
  const others = troubles.filter((trouble) => !trouble.includes('403'));
  expect(others).toEqual([]);
  expect(shop().faults).toEqual([]);
  await ada.goto('/dashboard');
  await ada.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();
  expect(await impersonationBar(ada).count()).toBe(0);
  await leave();
}

test(
  'An admin views the shop as a customer, finds them by phone, writes a note, ends a session and merges a guest',
  async () => {
    const { db, dataDir } = shop();
    const customer = await shop().visit();
    await register(customer.page, email);
    await subscribeToSaltmarsh(shop(), customer.page, email);
    await viewAsCustomer(customer.page);
    const account = await db.query.customers.findFirst({
      where: (row, { eq: is }) => is(row.email, email),
    });
    await anOrder(db, {
      customerId: account?.id ?? '',
      customerEmail: email,
      customerPhone: '+1 (555) 877-1234',
    });
    const ofGuest = await anOrder(db, { customerEmail: guestEmail, customerName: 'A. Private' });

    const { page } = await shop().visit();
    await signInAsAdmin(page, dataDir);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Customers', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('555 877 1234');
    // What is found comes in place of the row that has the link now.
    await page.getByRole('table').getByRole('row').nth(2).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Ada Lovelace' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor();
    expect(new URL(page.url()).pathname).not.toContain('@');

    await page.getByRole('textbox', { name: 'New note' }).fill('Prefers email.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('button', { name: /^Edit the note “Prefers/ }).waitFor();
    expect(await db.$count(customerNotes, eq(customerNotes.text, 'Prefers email.'))).toBe(1);

    await page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click();
    await page.getByText('Not signed in anywhere').waitFor();
    const answer = await customer.page.request.get('/api/user');
    expect(answer.status()).toBe(401);

    // The order's customer leads to the guest's page, whose address has no number or email.
    await page.goto(`/admin/orders/${ofGuest.orderId}`);
    await page.getByRole('link', { name: 'A. Private' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'A. Private' }).waitFor();
    await page.waitForURL(/\/admin\/customers\/[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: 'Merge into account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge into account' });
    await dialog.getByRole('combobox', { name: /^Account/ }).fill('ada@journey');
    await page.getByRole('option', { name: /Ada Lovelace/ }).click();
    await dialog.getByText(ofGuest.orderId).waitFor();
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor();
    await page.getByText(/^Merged the guest ada\.private@journey\.example/).waitFor();
    const moved = await db.query.orders.findFirst({ where: eq(orders.id, ofGuest.id) });
    expect(moved?.customerId).toBe(account?.id ?? '');
  },
  journeyMs,
);
