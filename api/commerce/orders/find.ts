import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { parsePathId } from '#api/http/schema-of';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { type OrderRow, orders } from '#db/schema/orders';

/** What the shop keeps of a card. Never more: it finds an order by it, and nothing else. */
type Card = { brand: string; last4: string } | null;

const sequences = { ACC: 'account_numbers', TKT: 'ticket_numbers' } as const;

/** Finds a customer's own order by number or business id. Throws a 404. */
export async function findOwnOrder(db: Db, customerId: string, text: string): Promise<OrderRow> {
  const order = await byPath(text, (where) =>
    db.query.orders.findFirst({ where: and(where, eq(orders.customerId, customerId)) }),
  );
  if (!order) throw noSuchSubscription();
  return order;
}

/** Finds any order by number or business id, for admins. Throws a 404. */
export async function findOrder(db: Db, text: string): Promise<OrderRow> {
  const order = await byPath(text, (where) => db.query.orders.findFirst({ where }));
  if (!order) throw new Failure('not_found', 'This order was not found.');
  return order;
}

/** Locks the row until the transaction ends. */
export async function lockOrder(tx: Db, id: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw noSuchSubscription();
  return order;
}

async function byPath<T>(text: string, find: (where: SQL) => Promise<T>): Promise<T | undefined> {
  const id = parsePathId(text, 'ACC');
  if (!id) return undefined;
  return find('number' in id ? eq(orders.id, id.number) : eq(orders.orderId, id.businessId));
}

function noSuchSubscription(): Failure {
  return new Failure('not_found', 'This subscription was not found.');
}

/** The next id: prefix, UTC year, at least four digits, as in 'ACC-2026-0042'. */
export async function nextBusinessId(
  tx: Db,
  prefix: keyof typeof sequences,
  now: Date,
): Promise<string> {
  const [row] = await tx
    .select({ number: sql<string>`nextval(${sequences[prefix]}::regclass)::text` })
    .from(sql`(values (1)) as one`);
  return `${prefix}-${now.getUTCFullYear()}-${(row?.number ?? '').padStart(4, '0')}`;
}

/** Orders and projects share one sequence. */
export function nextAccountId(tx: Db, now: Date): Promise<string> {
  return nextBusinessId(tx, 'ACC', now);
}

/**
 * Who is emailed about an order, and by which name: the verified email of the account that owns it,
 * else the address typed at checkout. That one isn't verified, and the name was typed with it, so
 * such an email carries no name.
 */
export async function readContact(
  tx: Db,
  { customerId, customerEmail, customerName }: OrderRow,
): Promise<{ to: string; customerName: string }> {
  const owner =
    customerId === null
      ? undefined
      : await tx.query.customers.findFirst({ where: eq(customers.id, customerId) });
  return owner?.email && owner.emailVerifiedAt
    ? { to: owner.email, customerName }
    : { to: customerEmail, customerName: '' };
}

/** The card that the provider told, as an order stores it. Other payment methods have no digits. */
export function cardColumns(card: Card): Pick<OrderRow, 'cardBrand' | 'cardLast4'> {
  const isKnown = card !== null && /^\d{4}$/.test(card.last4);
  return { cardBrand: isKnown ? card.brand : null, cardLast4: isKnown ? card.last4 : null };
}

/** Follows a card that was changed at the provider; undefined: it was not asked. */
export async function syncCard(tx: Db, order: OrderRow, card: Card | undefined): Promise<void> {
  if (card === undefined) return;
  const { cardBrand, cardLast4 } = cardColumns(card);
  if (cardBrand === order.cardBrand && cardLast4 === order.cardLast4) return;
  // `updatedAt` stays: an admin who edits the order has missed nothing.
  const { id, updatedAt } = order;
  await tx.update(orders).set({ cardBrand, cardLast4, updatedAt }).where(eq(orders.id, id));
}
