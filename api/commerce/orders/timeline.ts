import { asc, desc, eq } from 'drizzle-orm';
import type { OrderEventKind } from '#contract/order-timeline';
import type { Db } from '#db/client';
import { briefs } from '#db/schema/briefs';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import { credentialReveals } from '#db/schema/order-credentials';
import type { OrderRow } from '#db/schema/orders';
import { type PaymentRow, payments } from '#db/schema/payments';
import { movementTypeOf } from '../payments/ledger.ts';
import { describeFlagRow } from './describe-flag.ts';
import { readFlags } from './flags.ts';
import { readStageEvents } from './stage-events.ts';
import { readTalkEvents } from './talk-events.ts';

export type OrderEventFacts = {
  kind: OrderEventKind;
  at: Date;
  amount?: number;
  detail?: string | null;
};

/** The newest reveals of the credentials; owners can look any number of times. */
const mostReveals = 100;

/** An order's events from all tables that record them, oldest first. */
export async function readTimeline(db: Db, order: OrderRow): Promise<OrderEventFacts[]> {
  const ledger = await db.query.payments.findMany({
    where: eq(payments.orderId, order.id),
    orderBy: [asc(payments.occurredAt), asc(payments.id)],
  });
  const requests = await db.query.cancellationRequests.findMany({
    where: eq(cancellationRequests.orderId, order.id),
    orderBy: asc(cancellationRequests.id),
  });
  const reveals = await db.query.credentialReveals.findMany({
    where: eq(credentialReveals.orderId, order.id),
    orderBy: desc(credentialReveals.id),
    limit: mostReveals,
  });
  const brief = await db.query.briefs.findFirst({ where: eq(briefs.orderId, order.id) });
  const flags = await readFlags(db, order.id);
  const stages = await readStageEvents(db, order);
  const talk = await readTalkEvents(db, order.id);
  const later = [
    ...movements(ledger),
    ...requests.flatMap(cancellation),
    ...happened('brief_sent', brief?.sentAt ?? null),
    ...happened('started', order.startedAt),
    ...stages,
    ...talk,
    ...happened('delivered', order.deliveredAt),
    ...reveals.reverse().flatMap(({ revealedAt }) => happened('credentials_revealed', revealedAt)),
    ...flags.flatMap((flag) => happened('flag_settled', flag.settledAt, describeFlagRow(flag))),
    ...happened('ended', order.endedAt),
  ];
  // A stable sort keeps events of the same instant in this order. The provider's clock has whole
  // seconds, so a payment may appear before its order.
  later.sort((one, other) => one.at.getTime() - other.at.getTime());
  return [...happened('ordered', order.createdAt), ...later];
}

const kinds = {
  paid: 'paid',
  refund: 'refunded',
  refund_failed: 'refund_failed',
  dispute: 'disputed',
  dispute_won: 'dispute_won',
  dispute_lost: 'dispute_lost',
} as const satisfies Record<ReturnType<typeof movementTypeOf>, OrderEventKind>;

function movements(ledger: PaymentRow[]): OrderEventFacts[] {
  const first = ledger.find(({ kind }) => kind === 'paid');
  return ledger.map((movement) => {
    const { occurredAt: at, amount, providerId: detail } = movement;
    const meaning = movementTypeOf(movement);
    const kind = meaning === 'paid' && movement !== first ? 'renewed' : kinds[meaning];
    return { kind, at, amount, detail };
  });
}

function cancellation(request: CancellationRow): OrderEventFacts[] {
  const withdrawnAt = request.status === 'withdrawn' ? request.updatedAt : null;
  if (request.byShop) {
    return [
      ...happened('cancelled_by_shop', request.processedAt, request.reason),
      ...happened('cancellation_withdrawn', withdrawnAt),
    ];
  }
  return [
    ...happened('cancellation_requested', request.requestedAt, request.reason),
    ...happened('cancellation_processed', request.processedAt),
    ...happened('cancellation_withdrawn', withdrawnAt),
  ];
}

function happened(
  kind: OrderEventKind,
  at: Date | null,
  detail: string | null = null,
): OrderEventFacts[] {
  return at ? [{ kind, at, detail }] : [];
}
