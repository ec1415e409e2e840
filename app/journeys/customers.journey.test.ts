import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anOrder } from '#api/testing/orders';
import { customerNotes } from '#db/schema/customer-notes';
import { orders } from '#db/schema/orders';
import { register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 180_000;
const email = 'ada@journey.example';
const guestEmail = 'ada.private@journey.example';

test(
  'An admin finds a customer by phone, writes a note, ends a session and merges a guest',
  async () => {
    const { db, dataDir } = shop();
    const customer = await shop().visit();
    await register(customer.page, email);
    const account = await db.query.customers.findFirst({
      where: (row, { eq: is }) => is(row.email, email),
    });
    await anOrder(db, {
      ...{ customerId: account?.id ?? '', customerEmail: email },
      customerPhone: '+1 (555) 877-1234',
    });
    const ofGuest = await anOrder(db, { customerEmail: guestEmail, customerName: 'A. Private' });

    const { page } = await shop().visit();
    await signInAsAdmin(page, dataDir);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Customers', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('555 877 1234');
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
