import { and, eq } from 'drizzle-orm';
import type { OrderRow } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import type { TestShop } from './shop.ts';

/** Returns the ledger entries of an order, such as 'paid 1900', oldest first. */
export async function movementsOf({ db }: TestShop, { id }: OrderRow): Promise<string[]> {
  const rows = await db.query.payments.findMany({
    where: eq(payments.orderId, id),
    orderBy: payments.id,
  });
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
}

/** Returns the IDs of the paid invoices of an order, oldest first. */
export async function invoicesOf({ db }: TestShop, { id }: OrderRow): Promise<string[]> {
  const rows = await db.query.payments.findMany({
    where: and(eq(payments.orderId, id), eq(payments.kind, 'paid')),
    orderBy: payments.id,
  });
  return rows.map(({ providerId }) => providerId);
}

/** What an order was charged and given back, oldest first: 'paid 1900, 303, 19' for the tax and its rate. */
export async function chargesOf({ db }: TestShop, { id }: OrderRow): Promise<string[]> {
  const rows = await db.query.payments.findMany({
    where: eq(payments.orderId, id),
    orderBy: payments.id,
  });
  return rows.map(
    ({ kind, amount, tax, taxPercentage }) => `${kind} ${amount}, ${tax}, ${taxPercentage}`,
  );
}

/** Creates a refund at the provider instead of in the shop. */
export async function refundElsewhere(shop: TestShop, invoiceId: string, cents: number | null) {
  const refund = await shop.provider.refund({
    invoiceId,
    cents,
    reason: 'duplicate',
    idempotencyKey: crypto.randomUUID(),
  });
  await shop.sandbox.webhooks.settled();
  return refund;
}

/** Moves the provider’s clock to a few hours after the end of an order’s billing period. */
export async function renew(shop: TestShop, { nextChargeAt }: OrderRow, hours = 2) {
  const target = new Date((nextChargeAt?.getTime() ?? 0) + hours * 3_600_000);
  // An order that was bought in the same second has moved it there already.
  if (target > shop.sandbox.time.now()) shop.sandbox.time.advanceTo(target);
  await shop.sandbox.webhooks.settled();
}

/** Returns the total revenue in dollars as shown to an admin. */
export async function revenueOf(shop: TestShop): Promise<number> {
  const { cookie } = await shop.signIn({ isAdmin: true });
  const response = await shop.get('/api/admin/revenue-summary', { cookie });
  const { totalRevenue } = (await response.json()) as { totalRevenue: string };
  return Number(totalRevenue);
}

/** Returns the kinds of an order’s timeline events, oldest first. */
export async function timelineOf(shop: TestShop, { orderId }: OrderRow): Promise<string[]> {
  const { cookie } = await shop.signIn({ isAdmin: true });
  const response = await shop.get(`/api/orders/${orderId}/timeline`, { cookie });
  return ((await response.json()) as { kind: string }[]).map(({ kind }) => kind);
}
