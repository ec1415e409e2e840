import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isOnDays } from '#api/office/settings/shop-day';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import { hasId } from '#api/platform/lists/row-conditions';
import type { Discount, DiscountListQuery } from '#contract/admin-discounts';
import { maxRows } from '#contract/lists';
import type { Db } from '#db/client';
import { type DiscountRow, discounts } from '#db/schema/discounts';
import { type OrderRow, orders } from '#db/schema/orders';
import { folded, matchesWords } from '#db/search';
import { isInUse } from './repository.ts';

/** `uses`: paid orders. `heldUses`: open checkouts. */
export type DiscountWithUses = DiscountRow & { uses: number; heldUses: number };

const list: ListPlan<DiscountRow, 'createdAt' | 'code'> = {
  id: discounts.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: discounts.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
    code: { by: discounts.code, kind: 'text', of: ({ code }) => code },
  },
};

export async function listDiscounts(
  db: Db,
  query: DiscountListQuery,
  now: Date,
): Promise<Page<DiscountWithUses>> {
  const { q, status } = query;
  const days = await isOnDays(db, discounts.createdAt, query);
  const { rows, next } = await readPage(query, list, ({ after, orderBy, limit }) =>
    db
      .select()
      .from(discounts)
      .where(
        and(
          after,
          days,
          hasId(discounts.id, query),
          status && hasStatus(status, now),
          q ? matchesWords(folded(sql`${discounts.code}`), q) : undefined,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { rows: await withUses(db, rows, now), next };
}

/** Adds how often each code is used. */
export async function withUses(
  db: Db,
  rows: DiscountRow[],
  now: Date,
): Promise<DiscountWithUses[]> {
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({
      discountId: orders.discountId,
      uses: sql<number>`(count(*) filter (where ${isNotNull(orders.paidAt)}))::int`,
      heldUses: sql<number>`(count(*) filter (where ${isNull(orders.paidAt)}))::int`,
    })
    .from(orders)
    .where(and(inArray(orders.discountId, ids), isInUse(now)))
    .groupBy(orders.discountId);
  return rows.map((row) => {
    const { uses = 0, heldUses = 0 } =
      counted.find(({ discountId }) => discountId === row.id) ?? {};
    return { ...row, uses, heldUses };
  });
}

/** The orders that use a code, the newest first. */
export function listUses(db: Db, id: number, now: Date): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.discountId, id), isInUse(now)))
    .orderBy(desc(orders.id))
    .limit(maxRows);
}

function hasStatus(status: Discount['status'], now: Date): SQL | undefined {
  const isEnded = or(
    isNotNull(discounts.endedAt),
    lte(sql`coalesce(${discounts.endsAt}, 'infinity')`, sql`${now.toISOString()}::timestamptz`),
  );
  if (status === 'ended') return isEnded;
  const isUsedUp = sql`coalesce((
    select count(*) from ${orders}
    where ${orders.discountId} = ${discounts.id} and ${orders.paidAt} is not null
  ) >= ${discounts.maxUses}, false)`;
  if (status === 'used_up') return and(isEnded && not(isEnded), isUsedUp);
  const isLater = gt(
    sql`coalesce(${discounts.startsAt}, '-infinity')`,
    sql`${now.toISOString()}::timestamptz`,
  );
  return and(
    isEnded && not(isEnded),
    not(isUsedUp),
    status === 'scheduled' ? isLater : not(isLater),
  );
}
