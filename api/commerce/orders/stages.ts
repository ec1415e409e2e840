import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { orderStages } from '#db/schema/order-stages';
import { orders } from '#db/schema/orders';
import type { DeliveryStage } from '#db/values/enumerations';

/**
 * Moves an order to a step of making its website and records when. Answers whether it was this
 * caller that moved it: an order that is in the step already is left alone.
 */
export async function enterStage(
  tx: Db,
  orderId: number,
  stage: DeliveryStage,
  { at, by }: { at: Date; by?: number | undefined },
): Promise<boolean> {
  const moved = await tx
    .update(orders)
    .set({ stage, stageSince: at, stageVersion: sql`${orders.stageVersion} + 1` })
    .where(and(eq(orders.id, orderId), sql`${orders.stage} is distinct from ${stage}`))
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  await tx.insert(orderStages).values({ orderId, stage, enteredAt: at, enteredBy: by ?? null });
  return true;
}
