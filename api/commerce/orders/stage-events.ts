import { asc, eq } from 'drizzle-orm';
import { adminName } from '#api/http/actor-name';
import { stageName } from '#contract/describe-delivery';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { orderStages } from '#db/schema/order-stages';
import type { OrderRow } from '#db/schema/orders';
import { users } from '#db/schema/users';
import type { DeliveryStage } from '#db/values/enumerations';

/** A stage that an order entered; `by`: the admin who moved it there. */
export type EnteredStage = { stage: DeliveryStage; at: Date; by: string | null };

type StageEvent = { kind: 'stage_changed'; at: Date; detail: string };

/** The stages that an order entered, oldest first. */
export async function readStages(db: Db, orderId: number): Promise<EnteredStage[]> {
  const rows = await db
    .select({
      stage: orderStages.stage,
      at: orderStages.enteredAt,
      username: users.username,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(orderStages)
    .leftJoin(users, eq(users.id, orderStages.enteredBy))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(eq(orderStages.orderId, orderId))
    .orderBy(asc(orderStages.id));
  return rows.map(({ stage, at, username, ...names }) => ({
    stage,
    at,
    by: adminName(names, username) || null,
  }));
}

/** The changes of stage that aren’t told by another event, the payment, start or delivery. */
export async function readStageEvents(db: Db, order: OrderRow): Promise<StageEvent[]> {
  const told: Partial<Record<DeliveryStage, Date | null>> = {
    requirements: order.paidAt,
    development: order.startedAt,
    release: order.deliveredAt,
  };
  return (await readStages(db, order.id))
    .filter(({ stage, at }) => told[stage]?.getTime() !== at.getTime())
    .map(({ stage, at, by }) => {
      const detail = by ? `${stageName(stage)}, by ${by}` : stageName(stage);
      return { kind: 'stage_changed', at, detail };
    });
}
