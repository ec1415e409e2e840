import { and, asc, count, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { readAssignees } from '#api/identity/accounts/assignees';
import {
  type BoardFilter,
  type DeliveryBoardQuery,
  maxBoardCards,
} from '#contract/delivery-stages';
import type { Assignee } from '#contract/tickets';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { type DeliveryStage, deliveryStages } from '#db/values/enumerations';

/** A stage with its orders, the longest there first, and the number of all of them. */
export type BoardColumn = {
  stage: DeliveryStage;
  count: number;
  orders: { order: OrderRow; assignee: Assignee | null }[];
};

/** The condition of `orders_stage_idx`, which it must match to be used. */
const isInProgress = and(isNull(orders.deliveredAt), ne(orders.status, 'cancelled'));

export type DeliveryBoard = ReturnType<typeof createDeliveryBoard>;

/** The undelivered orders by stage, for admins. */
export function createDeliveryBoard({ db }: { db: Db }) {
  return {
    /** `userId`: the admin who looks at it. */
    async read(userId: number, { assignee }: DeliveryBoardQuery): Promise<BoardColumn[]> {
      const which = and(isInProgress, isAssigned(assignee, userId));
      const counts = await db
        .select({ stage: orders.stage, count: count() })
        .from(orders)
        .where(which)
        .groupBy(orders.stage);
      const admins = new Map((await readAssignees(db)).map((one) => [one.id, one]));
      return Promise.all(
        deliveryStages.map(async (stage) => {
          const rows = await db
            .select()
            .from(orders)
            .where(and(eq(orders.stage, stage), which))
            .orderBy(asc(orders.stageSince), asc(orders.id))
            .limit(maxBoardCards);
          return {
            stage,
            count: counts.find((one) => one.stage === stage)?.count ?? 0,
            orders: rows.map((order) => ({
              order,
              assignee: admins.get(order.assigneeId ?? 0) ?? null,
            })),
          };
        }),
      );
    },
  };
}

function isAssigned(filter: BoardFilter, userId: number): SQL | undefined {
  if (filter === 'mine') return eq(orders.assigneeId, userId);
  return filter === 'unassigned' ? isNull(orders.assigneeId) : undefined;
}
