import { and, asc, desc, eq } from 'drizzle-orm';
import { adminName } from '#api/http/actor-name';
import type { OrderEventKind } from '#contract/order-timeline';
import type { Db } from '#db/client';
import { briefs } from '#db/schema/briefs';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import { customers } from '#db/schema/customers';
import { credentialReveals } from '#db/schema/order-credentials';
import type { OrderRow } from '#db/schema/orders';
import { type PaymentRow, payments } from '#db/schema/payments';
import { reviewRounds } from '#db/schema/reviews';
import { supportTickets } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { users } from '#db/schema/users';
import { movementTypeOf } from '../payments/ledger.ts';
import { readStageEvents } from './delivery/stages.ts';
import { describeFlagRow, readFlags } from './flags.ts';

type TalkEvent = { kind: OrderEventKind; at: Date; detail: string | null };

/** The newest messages; a conversation can go on for years. */
const maxMessages = 100;

export type OrderEventFacts = {
  kind: OrderEventKind;
  at: Date;
  amount?: number;
  detail?: string | null;
};

/** The newest reveals of the credentials; owners can look any number of times. */
const maxReveals = 100;

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
    limit: maxReveals,
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

/** What the customer and the shop said about an order: reviews of its preview, and messages. */
async function readTalkEvents(db: Db, orderId: number): Promise<TalkEvent[]> {
  return [...(await readReviewEvents(db, orderId)), ...(await readMessageEvents(db, orderId))];
}

async function readReviewEvents(db: Db, orderId: number): Promise<TalkEvent[]> {
  const rounds = await db
    .select()
    .from(reviewRounds)
    .where(eq(reviewRounds.orderId, orderId))
    .orderBy(asc(reviewRounds.number));
  return rounds.flatMap(({ number, sentAt, answeredAt, approvedAt, approvedName }) => {
    const detail = `Round ${number}`;
    return [
      ...(sentAt ? [{ kind: 'review_sent' as const, at: sentAt, detail }] : []),
      ...(answeredAt ? [{ kind: 'review_answered' as const, at: answeredAt, detail }] : []),
      ...(approvedAt
        ? [{ kind: 'review_approved' as const, at: approvedAt, detail: approvedName }]
        : []),
    ];
  });
}

/** Without internal notes, and without what was written. */
async function readMessageEvents(db: Db, orderId: number): Promise<TalkEvent[]> {
  const rows = await db
    .select({
      side: ticketMessages.side,
      at: ticketMessages.createdAt,
      username: users.username,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(ticketMessages)
    .innerJoin(supportTickets, eq(supportTickets.id, ticketMessages.ticketId))
    .leftJoin(users, eq(users.id, ticketMessages.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(and(eq(supportTickets.orderId, orderId), eq(ticketMessages.internal, false)))
    .orderBy(desc(ticketMessages.id))
    .limit(maxMessages);
  return rows
    .reverse()
    .map(({ side, at, username, ...names }) =>
      side === 'shop'
        ? { kind: 'message_sent', at, detail: adminName(names, username) || null }
        : { kind: 'message_received', at, detail: null },
    );
}
