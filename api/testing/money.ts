import { and, eq } from 'drizzle-orm';
import type { OrderRow } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import type { TestShop } from './shop.ts';

/** An order's part of the ledger, as 'paid 1900', the oldest first. */
export async function movementsOf({ db }: TestShop, { id }: OrderRow): Promise<string[]> {
  const rows = await db.query.payments.findMany({
    where: eq(payments.orderId, id),
    orderBy: payments.id,
  });
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
}

/** The invoices that an order has paid, the oldest first. */
export async function invoicesOf({ db }: TestShop, { id }: OrderRow): Promise<string[]> {
  const rows = await db.query.payments.findMany({
    where: and(eq(payments.orderId, id), eq(payments.kind, 'paid')),
    orderBy: payments.id,
  });
  return rows.map(({ providerId }) => providerId);
}

/** A refund that nobody made here, but somebody at the provider. */
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

/** Moves the provider's clock to some hours after an order's period has ended. */
export async function renew(shop: TestShop, { nextChargeAt }: OrderRow, hours = 2) {
  shop.sandbox.time.advanceTo(new Date((nextChargeAt?.getTime() ?? 0) + hours * 3_600_000));
  await shop.sandbox.webhooks.settled();
}

/** What the shop has earned with all its orders, as an admin sees it, in dollars. */
export async function revenueOf(shop: TestShop): Promise<number> {
  const { cookie } = await shop.signIn({ isAdmin: true });
  const response = await shop.get('/api/admin/revenue-summary', { cookie });
  const { totalRevenue } = (await response.json()) as { totalRevenue: string };
  return Number(totalRevenue);
}

/** The kinds of all that happened to an order, the oldest first. */
export async function timelineOf(shop: TestShop, { orderId }: OrderRow): Promise<string[]> {
  const { cookie } = await shop.signIn({ isAdmin: true });
  const response = await shop.get(`/api/orders/${orderId}/timeline`, { cookie });
  return ((await response.json()) as { kind: string }[]).map(({ kind }) => kind);
}
