import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { visitAsSecondAdmin } from './visit-as-second-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

async function twoAdmins() {
  const one = await shop().visit();
  await signInAsAdmin(one.page, shop().dataDir);
  return { one, grace: await visitAsSecondAdmin(shop()) };
}

async function findOpenOrder() {
  const order = await shop().db.query.orders.findFirst({
    where: (row, { and, isNotNull, isNull, ne }) =>
      and(isNotNull(row.paidAt), isNull(row.deliveredAt), ne(row.status, 'cancelled')),
  });
  if (!order) throw new Error('The demo shop has an order to deliver');
  return order;
}

/** A record that Grace changes while this admin types in it. Each is seen at a width of its own. */
type SharedRecord = {
  width: number;
  open: (page: Page) => Promise<unknown>;
  field: (page: Page) => Locator;
  entry: string;
  /** Saves another change, as Grace. */
  change: (page: Page) => Promise<unknown>;
  /** What Grace did, once it is shown. */
  newer: RegExp;
};

const records: SharedRecord[] = [
  {
    width: 360,
    open: (page) => page.goto('/admin/settings/promises'),
    field: (page) => page.getByRole('textbox', { name: 'Footer' }),
    entry: 'Websites in two days',
    async change(page) {
      await page.getByRole('textbox', { name: 'Reviews' }).fill('501');
      const claims = page.getByRole('region', { name: 'Claims' });
      await claims.getByRole('button', { name: 'Save changes' }).click();
    },
    newer: /^Grace Hopper changed these settings/,
  },
  {
    width: 1280,
    async open(page) {
      await page.goto('/admin?tab=products&q=Saltmarsh');
      await page.getByRole('button', { name: 'Edit Saltmarsh' }).click();
    },
    field: (page) => page.getByRole('textbox', { name: 'Title' }),
    entry: 'Saltmarsh House',
    async change(page) {
      await page.getByRole('textbox', { name: 'Title' }).fill('Saltmarsh Inn');
      await page.getByRole('spinbutton', { name: /^Price/ }).fill('45.00');
      await page.getByRole('button', { name: 'Update Product' }).click();
    },
    newer: /^Grace Hopper changed this product/,
  },
];

async function changeSameRecords() {
  const { one, grace } = await twoAdmins();
  for (const { width, open, field, entry, change, newer } of records) {
    for (const { page } of [one, grace]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await field(page).waitFor();
    }
    const typed = field(one.page);
    const before = await field(grace.page).inputValue();
    await field(grace.page).fill('Theirs');
    await one.page.getByText('Grace is editing').waitFor();
    await field(grace.page).fill(before);
    await typed.fill(entry);
    await change(grace.page);
    await one.page.getByText('Changed by Grace Hopper just now').waitFor();
    expect(await typed.evaluate((field) => field === document.activeElement)).toBe(true);
    await one.page.getByRole('button', { name: 'Show', exact: true }).click();
    await one.page.getByRole('region', { name: newer }).waitFor();
    expect(await typed.inputValue()).toBe(entry);
  }

  // Of the product, the later save replaces only what it changed, on purpose.
  const titles = async () =>
    (await shop().db.select().from(products)).map((product) => product.title);
  expect(await titles()).toContain('Saltmarsh Inn');
  await one.page.getByRole('button', { name: 'Save mine anyway' }).click();
  await one.page.getByText('Product updated successfully').first().waitFor();
  expect(await titles()).toContain('Saltmarsh House');
  const saved = await shop().db.query.products.findFirst({
    where: eq(products.title, 'Saltmarsh House'),
  });
  expect(saved?.monthlyPrice).toBe(4500);
  expect([...one.troubles, ...grace.troubles]).toEqual([]);
  for (const { leave } of [one, grace]) await leave();
}

async function deliver(page: Page, orderId: string, value: string) {
  const form = page.getByRole('dialog', { name: `Deliver ${orderId}` });
  for (const field of await form.getByRole('textbox', { name: 'Value' }).all()) {
    await field.fill(value);
  }
  await form.getByRole('button', { name: 'Deliver website' }).click();
}

async function deliverTwice() {
  const { one, grace } = await twoAdmins();
  const both = [one, grace];
  for (const [tab, choices] of [
    ['projects', ['review', 'completed']],
    ['support', ['resolved', 'closed']],
  ] as const) {
    for (const { page } of both) await page.goto(`/admin?tab=${tab}`);
    const status = (page: Page) => page.getByRole('combobox', { name: /^Status of / }).first();
    const before = await status(one.page).inputValue();
    const now = choices.find((choice) => choice !== before) ?? '';
    await status(grace.page).selectOption(now);
    const changed = one.page.locator(`select:has([value="${now}"]:checked)`);
    await status(one.page).and(changed).waitFor();
  }

  const { id, orderId } = await findOpenOrder();
  for (const { page } of both) {
    await page.goto(`/admin/orders/${orderId}`);
    await page.getByRole('button', { name: 'Deliver', exact: true }).click();
  }
  await deliver(grace.page, orderId, 'theirs');
  await grace.page.getByText(`${orderId} delivered`).first().waitFor();
  await deliver(one.page, orderId, 'mine');
  await one.page.getByRole('region', { name: /^Grace Hopper delivered this website/ }).waitFor();
  await one.page.getByRole('button', { name: 'Keep theirs' }).click();
  const kept = await shop().db.query.orders.findFirst({ where: eq(orders.id, id) });
  expect(kept?.deliveryVersion).toBe(1);
  const sent = await shop().db.select().from(mails).where(eq(mails.kind, 'website-ready'));
  expect(sent.filter(({ text }) => text?.includes(orderId))).toHaveLength(1);
  for (const { leave } of both) await leave();
}

test(
  'Two admins see what the other types and changes, lose no text, and deliver a website once',
  async () => {
    await changeSameRecords();
    await deliverTwice();
  },
  journeyMs,
);
