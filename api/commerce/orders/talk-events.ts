import { and, asc, desc, eq } from 'drizzle-orm';
import { adminName } from '#api/platform/audit/admin-name';
import type { OrderEventKind } from '#contract/order-timeline';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { reviewRounds } from '#db/schema/reviews';
import { supportTickets } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { users } from '#db/schema/users';

type TalkEvent = { kind: OrderEventKind; at: Date; detail: string | null };

/** The newest messages; a conversation can go on for years. */
const mostMessages = 100;

/** What the customer and the shop said about an order: reviews of its preview, and messages. */
export async function readTalkEvents(db: Db, orderId: number): Promise<TalkEvent[]> {
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
    .limit(mostMessages);
  return rows
    .reverse()
    .map(({ side, at, username, ...names }) =>
      side === 'shop'
        ? { kind: 'message_sent', at, detail: adminName(names, username) || null }
        : { kind: 'message_received', at, detail: null },
    );
}
