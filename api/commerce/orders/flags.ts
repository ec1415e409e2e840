import { and, eq, not, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { announce } from '#api/platform/live-updates/publish';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { lockOrder } from './find.ts';

/**
 * Something is wrong with an order's money and a person has to look. True the first time only: what
 * stands already is not raised again, nor is what somebody has settled.
 */
export async function raiseFlag(
  tx: Db,
  { id }: Pick<OrderRow, 'id'>,
  text: string,
): Promise<boolean> {
  const flag = sql`jsonb_build_array(${text}::text)`;
  const settled = sql`jsonb_build_array(jsonb_build_object('text', ${text}::text))`;
  const [raised] = await tx
    .update(orders)
    .set({ paymentFlags: sql`${orders.paymentFlags} || ${flag}` })
    .where(
      and(
        eq(orders.id, id),
        not(sql`${orders.paymentFlags} @> ${flag}`),
        not(sql`${orders.settledFlags} @> ${settled}`),
      ),
    )
    .returning({ name: orders.orderId });
  if (!raised) return false;
  await announce(tx, { kind: 'order.flagged', id, name: raised.name, by: null });
  return true;
}

/**
 * A person has looked at what was flagged with these words; answers which of them stood until now.
 * What was raised since they looked stands on. Joins the caller's transaction.
 */
export async function settleFlags(
  tx: Db,
  { id }: Pick<OrderRow, 'id'>,
  { seen, at }: { seen: readonly string[]; at: Date },
): Promise<string[]> {
  const { paymentFlags, settledFlags } = await lockOrder(tx, id);
  const ever = new Set([...paymentFlags, ...settledFlags.map(({ text }) => text)]);
  if (seen.some((text) => !ever.has(text))) throw new Failure('conflict', notFlagged);
  const settled = paymentFlags.filter((text) => seen.includes(text));
  if (settled.length === 0) return [];
  const settledAt = at.toISOString();
  await tx
    .update(orders)
    .set({
      paymentFlags: paymentFlags.filter((text) => !seen.includes(text)),
      settledFlags: [...settledFlags, ...settled.map((text) => ({ text, settledAt }))],
    })
    .where(eq(orders.id, id));
  return settled;
}

const notFlagged = 'This order is not flagged with these words. Read what it says now.';
