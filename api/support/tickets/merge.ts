import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { MergePreview, TicketMerge } from '#contract/ticket-merges';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { findTicket, lockTicket, withOwners } from './find-ticket.ts';
import { refuseMerged, requireVersion } from './require-up-to-date.ts';
import { describeContents } from './ticket-contents.ts';

const maxOthers = 50;

export type TicketMerges = ReturnType<typeof createTicketMerges>;

/** Merges tickets of the same person, for admins. */
export function createTicketMerges({ db, now }: { db: Db; now: Clock }) {
  return {
    async preview(id: string): Promise<MergePreview> {
      const ticket = await findTicket(db, id);
      const others = await listOthers(db, ticket);
      const [own] = await describeContents(db, [{ ticket, refusal: null }]);
      if (!own) throw new Error('A ticket that was found has contents');
      const described = await Promise.all(
        others.map(async (into) => ({
          ticket: into,
          refusal: await findMergeRefusal(db, ticket, into),
        })),
      );
      return { ticket: own, others: await describeContents(db, described) };
    },

    /**
     * Moves all messages of a ticket, and with them their files, into another one, which is returned. The
     * first is closed and leads to the second, as do its links. Of two admins at once, one gets a 409.
     */
    async merge(actor: Actor, id: string, { into, version }: TicketMerge): Promise<TicketRow> {
      const [from, target] = [await findTicket(db, id), await findTicket(db, into)];
      return db.transaction(async (tx) => {
        const [ticket, kept] = await lockBoth(tx, from, target);
        await refuseMerged(tx, ticket);
        await refuseMerged(tx, kept);
        await requireVersion(tx, ticket, version);
        const refusal = await findMergeRefusal(tx, ticket, kept);
        if (refusal) throw new Failure('conflict', refusal);
        const at = now();
        await writeAudit(tx, actor, {
          at,
          verb: 'ticket.merged',
          subject: { id: ticket.id, name: ticket.ticketId },
          changes: [{ field: 'mergedInto', before: null, after: kept.ticketId }],
        });
        return moveAll(tx, ticket, kept, at);
      });
    },
  };
}

/** In the order of their ids, so that two merges can't wait for each other. */
async function lockBoth(tx: Db, one: TicketRow, other: TicketRow) {
  if (one.id === other.id) {
    throw new Failure('conflict', 'Choose another ticket to merge this one into.');
  }
  const isFirst = one.id < other.id;
  const first = await lockTicket(tx, isFirst ? one.id : other.id);
  const second = await lockTicket(tx, isFirst ? other.id : one.id);
  return isFirst ? ([first, second] as const) : ([second, first] as const);
}

/** Messages are read by id, which is their order in time across tickets. */
async function moveAll(tx: Db, ticket: TicketRow, kept: TicketRow, at: Date): Promise<TicketRow> {
  await tx
    .update(ticketMessages)
    .set({ ticketId: kept.id })
    .where(eq(ticketMessages.ticketId, ticket.id));
  // Those that were merged into it before, so that no chain is longer than one.
  await tx
    .update(supportTickets)
    .set({ mergedIntoId: kept.id, updatedAt: sql`${supportTickets.updatedAt}` })
    .where(eq(supportTickets.mergedIntoId, ticket.id));
  await tx
    .update(supportTickets)
    .set({
      mergedIntoId: kept.id,
      status: 'closed',
      orderId: null,
      // The answer in a conversation about an order was to no request.
      ...(ticket.orderId !== null && { firstAnsweredAt: null }),
      customerUnread: 0,
      shopUnread: 0,
      snoozedUntil: null,
      waitingSince: null,
      version: ticket.version + 1,
      updatedAt: at,
    })
    .where(eq(supportTickets.id, ticket.id));
  const [merged] = await tx
    .update(supportTickets)
    .set({
      status: isDone(kept) ? ticket.status : kept.status,
      orderId: kept.orderId ?? ticket.orderId,
      projectId: kept.projectId ?? ticket.projectId,
      customerUnread: kept.customerUnread + ticket.customerUnread,
      shopUnread: kept.shopUnread + ticket.shopUnread,
      waitingSince: earlier(kept.waitingSince, ticket.waitingSince),
      // A message that no one has read brings it back, as if it had been written to this ticket.
      snoozedUntil: ticket.waitingSince ? null : kept.snoozedUntil,
      version: kept.version + 1,
      updatedAt: at,
    })
    .where(eq(supportTickets.id, kept.id))
    .returning();
  if (!merged) throw new Error('The ticket is gone');
  return merged;
}

function isDone({ status }: TicketRow): boolean {
  return status === 'resolved' || status === 'closed';
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

/** The other tickets of the same account, and those that guests opened with its address. */
async function listOthers(db: Db, { id, customerId, email }: TicketRow): Promise<TicketRow[]> {
  const owner = await db.query.customers.findFirst({
    where:
      customerId === null ? eq(customers.email, email.toLowerCase()) : eq(customers.id, customerId),
  });
  const address = customerId === null ? email : owner?.email;
  return db.query.supportTickets.findMany({
    where: and(
      ne(supportTickets.id, id),
      isNull(supportTickets.mergedIntoId),
      or(
        owner && eq(supportTickets.customerId, owner.id),
        and(
          isNull(supportTickets.customerId),
          sql`lower(${supportTickets.email}) = lower(${address ?? ''})`,
        ),
      ),
    ),
    orderBy: [desc(supportTickets.createdAt), desc(supportTickets.id)],
    limit: maxOthers,
  });
}

/**
 * Why a ticket can't be merged into another one; null if it can. What belongs to an account stays behind its
 * sign-in, so it never moves into a ticket that a guest's link opens.
 */
async function findMergeRefusal(
  db: Db,
  ticket: TicketRow,
  into: TicketRow,
): Promise<string | null> {
  if (ticket.orderId !== null && into.orderId !== null) {
    return 'Both are conversations of orders, and an order has one of its own.';
  }
  if (ticket.customerId !== null && into.customerId === null) {
    return `${into.ticketId} was opened without an account. Merge it into this ticket instead.`;
  }
  return (await isSamePerson(db, ticket, into)) ? null : 'These tickets are from different people.';
}

/** A guest's address proves nothing, except for the account that has verified it. */
async function isSamePerson(db: Db, ticket: TicketRow, into: TicketRow): Promise<boolean> {
  if (into.customerId === null) return addressOf(ticket) === addressOf(into);
  if (ticket.customerId !== null) return ticket.customerId === into.customerId;
  const [owned] = await withOwners(db, [into]);
  const owner = owned?.owner;
  return owner?.emailVerifiedAt != null && owner.email === addressOf(ticket);
}

function addressOf({ email }: TicketRow): string {
  return email.toLowerCase();
}
