import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { visitAsSecondAdmin } from './visit-as-second-admin.ts';

const shop = shopUnderTest();
const journeyMs = 180_000;

/** Two admins in separate browsers. */
async function twoAdmins() {
  const one = await shop().visit();
  await signInAsAdmin(one.page, shop().dataDir);
  const other = await visitAsSecondAdmin(shop());
  return { one, other };
}

async function deliver(page: Page, orderId: string, value: string) {
  const form = page.getByRole('dialog', { name: `Deliver ${orderId}` });
  for (const field of await form.getByRole('textbox', { name: 'Value' }).all()) {
    await field.fill(value);
  }
  await form.getByRole('button', { name: 'Deliver website' }).click();
}

test(
  'Two admins do not overwrite each other’s product, delivery or ticket changes',
  async () => {
    const { one, other } = await twoAdmins();
    const { db } = shop();

    // Product: the second save shows what both changed, then replaces it on purpose.
    const both = [one.page, other.page];
    for (const page of both) {
      await page.goto('/admin?tab=products&q=Saltmarsh');
      await page.getByRole('button', { name: 'Edit Saltmarsh' }).click();
      await page.getByRole('dialog', { name: 'Edit Product' }).waitFor();
    }
    // A form without changes would follow the other's quietly.
    await one.page.getByRole('textbox', { name: 'Title' }).fill('Saltmarsh House');
    await other.page.getByRole('textbox', { name: 'Title' }).fill('Saltmarsh Inn');
    await other.page.getByRole('spinbutton', { name: /^Price/ }).fill('45.00');
    await other.page.getByRole('button', { name: 'Update Product' }).click();
    await other.page.getByText('Product updated successfully').first().waitFor();
    await one.page.getByRole('button', { name: 'Update Product' }).click();
    await one.page.getByRole('region', { name: /^Grace Hopper changed this product/ }).waitFor();
    const title = one.page.getByRole('textbox', { name: 'Title' });
    expect(await title.inputValue()).toBe('Saltmarsh House');
    const titles = async () => (await db.select().from(products)).map((product) => product.title);
    expect(await titles()).toContain('Saltmarsh Inn');
    await one.page.getByRole('button', { name: 'Save mine anyway' }).click();
    await one.page.getByText('Product updated successfully').first().waitFor();
    expect(await titles()).toContain('Saltmarsh House');
    // What only the other changed stays.
    const saved = await db.query.products.findFirst({
      where: eq(products.title, 'Saltmarsh House'),
    });
    expect(saved?.monthlyPrice).toBe(4500);

    // Delivery: only one succeeds and sends an email.
    const order = await db.query.orders.findFirst({
      where: (row, { and, isNotNull, isNull, ne }) =>
        and(isNotNull(row.paidAt), isNull(row.deliveredAt), ne(row.status, 'cancelled')),
    });
    if (!order) throw new Error('The demo shop has an order to deliver');
    const { orderId } = order;
    for (const page of both) {
      await page.goto(`/admin/orders/${orderId}`);
      await page.getByRole('button', { name: 'Deliver', exact: true }).click();
    }
    await deliver(other.page, orderId, 'theirs');
    await other.page.getByText(`${orderId} delivered`).first().waitFor();
    await deliver(one.page, orderId, 'mine');
    await one.page.getByRole('region', { name: /^Grace Hopper delivered this website/ }).waitFor();
    await one.page.getByRole('button', { name: 'Keep theirs' }).click();
    const kept = await db.query.orders.findFirst({ where: eq(orders.id, order.id) });
    expect(kept?.deliveryVersion).toBe(1);
    const sent = await db.select().from(mails).where(eq(mails.kind, 'website-ready'));
    expect(sent.filter(({ text }) => text?.includes(orderId))).toHaveLength(1);

    // Ticket: the second reply is sent only after the first is shown.
    for (const page of both) {
      await page.goto('/admin?tab=support&status=open');
      await page
        .getByRole('button', { name: /^View Details of TKT-/ })
        .first()
        .click();
      await page.getByRole('log', { name: 'Messages' }).waitFor();
      await page.getByText('Loading messages').waitFor({ state: 'detached' });
    }
    await other.page.getByRole('textbox', { name: 'Reply' }).fill('Yes, you can.');
    await other.page.getByRole('button', { name: 'Send reply' }).click();
    await other.page.getByRole('article', { name: /Grace/ }).first().waitFor();
    const reply = one.page.getByRole('textbox', { name: 'Reply' });
    await reply.fill('No, you cannot.');
    await one.page.getByRole('button', { name: 'Send reply' }).click();
    const notice = one.page.getByRole('region', { name: /^Grace replied on/ });
    await notice.getByText('Yes, you can.').waitFor();
    expect(await reply.inputValue()).toBe('No, you cannot.');
    await one.page.getByRole('button', { name: 'Send anyway' }).click();
    await notice.waitFor({ state: 'detached' });
    await one.leave();
    await other.leave();
  },
  journeyMs,
);
