import { and, count, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type DiscountRow, discounts } from '#db/schema/discounts';
import { orders } from '#db/schema/orders';

/** The buyer whose uses count, and the order that may hold a use already. */
export type DiscountUser = {
  customerId: string | null;
  email: string | null;
  except: { orderId: number } | { checkoutId: string } | null;
};

/** A code that is valid now for a product, apart from its limits. */
export async function findRunning(
  db: Db,
  { code, productId, now }: { code: string; productId: number; now: Date },
): Promise<DiscountRow | undefined> {
  const found = await db.query.discounts.findFirst({ where: eq(discounts.code, code) });
  if (!found || !isRunning(found, now)) return undefined;
  return found.productIds === null || found.productIds.includes(productId) ? found : undefined;
}

export function isRunning({ startsAt, endsAt, endedAt }: DiscountRow, now: Date): boolean {
  return endedAt === null && (!startsAt || startsAt <= now) && (!endsAt || now < endsAt);
}

/** Locks the code until the transaction ends, so that its uses are counted one at a time. */
export async function lockDiscount(tx: Db, id: number): Promise<DiscountRow | undefined> {
  const [locked] = await tx.select().from(discounts).where(eq(discounts.id, id)).for('update');
  return locked;
}

/** Whether the limits leave a use for the buyer. Exact while the caller holds the lock. */
export async function hasUseLeft(
  db: Db,
  { id, maxUses, maxUsesPerCustomer }: DiscountRow,
  user: DiscountUser,
  now: Date,
): Promise<boolean> {
  if (maxUses !== null && (await countUses(db, id, now, exceptFor(user))) >= maxUses) return false;
  const own = ownOf(user);
  if (maxUsesPerCustomer === null || !own) return true;
  return (await countUses(db, id, now, and(own, exceptFor(user)))) < maxUsesPerCustomer;
}

/** Whether an order has used its code: it is paid, or its checkout can still be paid. */
export function isInUse(now: Date): SQL | undefined {
  return or(isNotNull(orders.paidAt), gt(orders.discountHeldUntil, now));
}

async function countUses(db: Db, id: number, now: Date, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(orders)
    .where(and(eq(orders.discountId, id), isInUse(now), which));
  return row?.uses ?? 0;
}

function ownOf({ customerId, email }: DiscountUser): SQL | undefined {
  return or(
    customerId === null ? undefined : eq(orders.customerId, customerId),
    email === null ? undefined : eq(sql`lower(${orders.customerEmail})`, email.toLowerCase()),
  );
}

function exceptFor({ except }: DiscountUser): SQL | undefined {
  if (except === null) return undefined;
  if ('orderId' in except) return ne(orders.id, except.orderId);
  return or(isNull(orders.checkoutId), ne(orders.checkoutId, except.checkoutId));
}
