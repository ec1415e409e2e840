import { asc, eq } from 'drizzle-orm';
import type { OrderEventKind } from '#contract/orders';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import { credentialReveals } from '#db/schema/order-credentials';
import type { OrderRow } from '#db/schema/orders';
import { type PaymentRow, payments } from '#db/schema/payments';

export type OrderEventFacts = {
  kind: OrderEventKind;
  at: Date;
  amount?: number;
  detail?: string | null;
};

/** What happened to an order, from the tables that know it, the oldest first. */
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
    orderBy: asc(credentialReveals.id),
  });
  const later = [
    ...movements(ledger),
    ...requests.flatMap(cancellation),
    ...happened('started', order.startedAt),
    ...happened('delivered', order.deliveredAt),
    ...reveals.flatMap(({ revealedAt }) => happened('credentials_revealed', revealedAt)),
    ...happened('ended', order.endedAt),
  ];
  // What happened in the same moment stays in the order of above. The provider's clock knows only
  // whole seconds, so a payment may seem to come before its order.
  later.sort((one, other) => one.at.getTime() - other.at.getTime());
  return [...happened('ordered', order.createdAt), ...later];
}

/** The first payment pays the order; those that follow renew it. */
function movements(ledger: PaymentRow[]): OrderEventFacts[] {
  const first = ledger.find(({ kind }) => kind === 'paid');
  return ledger.map((movement) => {
    const { kind, occurredAt: at, amount, providerId: detail } = movement;
    if (kind === 'paid') return { kind: movement === first ? kind : 'renewed', at, amount, detail };
    return { kind: kind === 'refund' ? 'refunded' : 'disputed', at, amount, detail };
  });
}

function cancellation(request: CancellationRow): OrderEventFacts[] {
  const withdrawnAt = request.status === 'withdrawn' ? request.updatedAt : null;
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
