import { eq } from 'drizzle-orm';
import { nextAccountId } from '#api/commerce/orders/find';
import type { Handover } from '#contract/delivery';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import { type OrderRow, orders } from '#db/schema/orders';
import { products } from '#db/schema/products';
import type { TestShop } from './shop.ts';

/** A unique text that must not appear outside the credentials. */
export const secretWord = 'tern-ladder-91-quay';

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0025 0000 3155',
  declinedLater: '4000 0000 0000 0341',
  disputed: '4000 0000 0000 0259',
  refundFails: '4000 0000 0000 5126',
} as const;

/** Creates an active order that is unknown to the provider. */
export async function anOrder(
  db: Db,
  values: Partial<typeof orders.$inferInsert> = {},
): Promise<OrderRow> {
  const [product] = await db
    .insert(products)
    .values({
      title: 'Saltmarsh',
      description: 'For restaurants.',
      demoUrl: '/',
      monthlyPrice: 1900,
    })
    .returning();
  const at = new Date();
  const [order] = await db
    .insert(orders)
    .values({
      orderId: await nextAccountId(db, at),
      productId: product?.id ?? 0,
      productTitle: 'Saltmarsh',
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      supportPackage: 'none',
      monthlyProductPrice: 1900,
      totalMonthlyAmount: 1900,
      intervalProductPrice: 1900,
      intervalTotal: 1900,
      paymentStatus: 'paid',
      subscriptionStatus: 'active',
      paidAt: at,
      termsVersion: '2024-12-30',
      acceptedAt: at,
      ...values,
    })
    .returning();
  if (!order) throw new Error('The order was not written');
  return order;
}

/** Creates a pending cancellation request. */
export async function aCancellation(db: Db, order: OrderRow): Promise<CancellationRow> {
  const [request] = await db
    .insert(cancellationRequests)
    .values({
      customerId: order.customerId ?? '',
      orderId: order.id,
      policyText: 'It ends with the period.',
      dueAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    })
    .returning();
  if (!request) throw new Error('The request was not written');
  return request;
}

/** Buys and pays a website with the given session, and waits for the webhooks. */
export async function buy(
  shop: TestShop,
  cookie: string,
  values: Record<string, unknown> = {},
  card: string = cards.good,
): Promise<OrderRow> {
  const product = await shop.aProduct();
  const purchase = {
    productId: product.id,
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
    ...values,
  };
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const response = await shop.post('/api/orders/create-checkout', purchase, headers);
  const { url, orderId } = (await response.json()) as { url: string; orderId: string };
  await pay(url, card);
  await shop.sandbox.webhooks.settled();
  return findOrder(shop, orderId);
}

export async function findOrder(shop: TestShop, orderId: string): Promise<OrderRow> {
  const order = await shop.db.query.orders.findFirst({ where: eq(orders.orderId, orderId) });
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

/** Submits the form of the hosted page as a browser without JavaScript would. */
export async function pay(url: string, card: string = cards.good): Promise<Response> {
  const page = await fetch(url);
  const form = readForm(await page.text(), url);
  const body = new URLSearchParams({ ...form.values, ...fill(form.names, card) });
  return fetch(form.action, { method: 'POST', body, redirect: 'manual' });
}

function readForm(html: string, url: string) {
  const action = /<form[^>]*action="([^"]*)"/.exec(html)?.[1] ?? '';
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => ({
    name: /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    value: /value="([^"]*)"/.exec(tag)?.[1] ?? '',
  }));
  return {
    action: new URL(action.replaceAll('&amp;', '&'), url).href,
    names: inputs.map(({ name }) => name),
    values: Object.fromEntries(inputs.filter(({ name }) => name).map((i) => [i.name, i.value])),
  };
}

function fill(names: string[], card: string): Record<string, string> {
  const words: [RegExp, string][] = [
    [/number/i, card],
    [/expir/i, '12 / 34'],
    [/cvc/i, '123'],
    [/name|holder/i, 'Ada Lovelace'],
  ];
  return Object.fromEntries(
    words.map(([pattern, value]) => [names.find((name) => pattern.test(name)) ?? '', value]),
  );
}

/** The request body of a delivery. */
export function aDelivery(values: Partial<Handover> = {}): Handover {
  return {
    credentials: [
      { label: 'Address', value: 'https://harbourbakery.example/admin' },
      { label: 'Password', value: secretWord },
    ],
    note: 'The menu is under Pages.',
    version: 0,
    ...values,
  };
}
