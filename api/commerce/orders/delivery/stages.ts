import { and, asc, eq, sql } from 'drizzle-orm';
import { adminName } from '#api/http/actor-name';
import { Failure } from '#api/http/failure';
import { changesBetween } from '#api/office/audit/write-audit';
import { publish } from '#api/platform/publish';
import type { AuditChange } from '#contract/audit';
import { stageName } from '#contract/describe-delivery';
import type { ReleaseFindings } from '#contract/problem';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { orderStages } from '#db/schema/order-stages';
import { type OrderRow, orders } from '#db/schema/orders';
import { users } from '#db/schema/users';
import type { DeliveryStage } from '#db/values/enumerations';

/** Checks a website before its release. Never throws. */
export type CheckRelease = (order: OrderRow, liveUrl: string) => Promise<ReleaseFindings>;

type Release = { liveUrl: string; allowProblems?: boolean | undefined };

/** A stage that an order entered; `by`: the admin who moved it there. */
export type EnteredStage = { stage: DeliveryStage; at: Date; by: string | null };

type StageEvent = { kind: 'stage_changed'; at: Date; detail: string };

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
    .returning({ id: orders.id, name: orders.orderId });
  const [order] = moved;
  if (!order) return false;
  await tx.insert(orderStages).values({ orderId, stage, enteredAt: at, enteredBy: by ?? null });
  await publish(tx, { kind: 'order.stage_changed', ...order, by: null });
  return true;
}

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

/**
 * Checks a website at a new live address, and answers what is wrong, for the audit log. Throws a
 * `conflict` if something is and the admin hasn’t allowed it. To be called before the transaction,
 * which never waits for another website.
 */
export async function requireReady(
  check: CheckRelease,
  order: OrderRow,
  { liveUrl, allowProblems = false }: Release,
): Promise<AuditChange[]> {
  const unready = await check(order, liveUrl);
  const problems = changesBetween({}, unready);
  if (problems.length > 0 && !allowProblems) {
    throw new Failure('conflict', describe(unready), { unready });
  }
  return problems;
}

function describe({ websiteCheck, domainCheck }: ReleaseFindings): string {
  const found = websiteCheck
    ? 'The website can’t be reached at this address yet.'
    : domainCheck === 'not_yet'
      ? 'The customer’s domain doesn’t point to our servers yet.'
      : 'DNS has no records for the customer’s domain yet.';
  return `${found} Correct this, or confirm that you want to use the address anyway.`;
}
