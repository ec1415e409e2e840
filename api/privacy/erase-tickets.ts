import { and, asc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { attachments } from '#db/schema/attachments';
import { mails } from '#db/schema/mails';
import type { OrderRow } from '#db/schema/orders';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';

type Orders = readonly Pick<OrderRow, 'id'>[];

/** A ticket's ids. */
export type TicketName = Pick<TicketRow, 'id' | 'ticketId'>;

/**
 * Deletes the files of tickets, and uploads that were never sent. Files are deleted before their
 * rows: after a crash the rows still lead to the rest, while orphaned files would stay forever.
 */
export async function eraseFiles(
  db: Db,
  files: FileStore,
  tickets: readonly TicketName[],
  userId: number | null = null,
): Promise<void> {
  const rows = await db
    .select({ id: attachments.id, key: attachments.key })
    .from(attachments)
    .where(or(inArray(attachments.messageId, messagesOf(db, tickets)), unsentBy(userId)));
  for (const { id, key } of rows) {
    await files.remove(key);
    await db.delete(attachments).where(eq(attachments.id, id));
  }
}

/** Deletes tickets with all their messages, once their files are deleted. */
export async function eraseTickets(tx: Db, tickets: readonly TicketName[]): Promise<void> {
  if (tickets.length === 0) return;
  const ids = tickets.map(({ id }) => id);
  const threads = tickets.flatMap(threadsOf);
  await tx.delete(ticketMessages).where(inArray(ticketMessages.ticketId, ids));
  await tx.delete(mails).where(inArray(mails.thread, threads));
  await tx.delete(supportTickets).where(inArray(supportTickets.id, ids));
}

/** One email thread goes to the customer, one to the shop. Both contain the messages. */
function threadsOf({ ticketId }: TicketName): string[] {
  return [`ticket:${ticketId}:customer`, `ticket:${ticketId}:shop`];
}

function messagesOf(db: Db, tickets: readonly TicketName[]) {
  const ids = tickets.map(({ id }) => id);
  return db
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticketId, ids));
}

function unsentBy(userId: number | null): SQL | undefined {
  return userId === null
    ? undefined
    : and(eq(attachments.userId, userId), sql`${attachments.messageId} is null`);
}

const batchSize = 100;

type Options = {
  db: Db;
  files: FileStore;
  /** Erases tickets that were not updated since. */
  before: Date;
  /** Called for a ticket that could not be erased. The next run tries again. */
  failed: (error: unknown) => void;
};

type Old = TicketName & { updatedAt: Date };

/** Erases old tickets, oldest first, and returns how many. */
export async function eraseOldTickets({ db, files, before, failed }: Options): Promise<number> {
  let count = 0;
  let after: Old | undefined;
  for (;;) {
    const tickets: Old[] = await nextOf(after);
    count += await eraseWhatCanBe(tickets);
    after = tickets.at(-1);
    if (tickets.length < batchSize) return count;
  }

  function nextOf(last: Old | undefined): Promise<Old[]> {
    const { updatedAt, id, ticketId } = supportTickets;
    return db
      .select({ id, ticketId, updatedAt })
      .from(supportTickets)
      .where(
        and(
          lt(updatedAt, before),
          last &&
            or(gt(updatedAt, last.updatedAt), and(eq(updatedAt, last.updatedAt), gt(id, last.id))),
        ),
      )
      .orderBy(asc(updatedAt), asc(id))
      .limit(batchSize);
  }

  /** Erases them together, or one by one if that fails. */
  async function eraseWhatCanBe(tickets: readonly TicketName[]): Promise<number> {
    try {
      return await erase(tickets);
    } catch (error) {
      if (tickets.length === 1) failed(error);
    }
    let erased = 0;
    if (tickets.length > 1) for (const ticket of tickets) erased += await eraseWhatCanBe([ticket]);
    return erased;
  }

  async function erase(tickets: readonly TicketName[]): Promise<number> {
    const ids = tickets.map(({ id }) => id);
    await eraseFiles(db, files, tickets);
    return db.transaction(async (tx) => {
      const still = await tx
        .select({ id: supportTickets.id, ticketId: supportTickets.ticketId })
        .from(supportTickets)
        .where(and(inArray(supportTickets.id, ids), lt(supportTickets.updatedAt, before)))
        .for('update');
      await eraseTickets(tx, still);
      return still.length;
    });
  }
}

/** Deletes the screenshots of remarks, each before its row, so that a crash orphans no file. */
export async function eraseScreenshots(db: Db, files: FileStore, orders: Orders): Promise<void> {
  const rows = await db
    .select({ id: attachments.id, key: attachments.key })
    .from(attachments)
    .innerJoin(reviewRemarks, eq(reviewRemarks.id, attachments.remarkId))
    .innerJoin(reviewRounds, eq(reviewRounds.id, reviewRemarks.roundId))
    .where(inArray(reviewRounds.orderId, idsOf(orders)));
  for (const { id, key } of rows) {
    await files.remove(key);
    await db.delete(attachments).where(eq(attachments.id, id));
  }
}

/** Deletes remarks. When a website was approved is kept; by whom and where it was shown is not. */
export async function eraseReviews(tx: Db, orders: Orders): Promise<void> {
  const ofOrders = inArray(reviewRounds.orderId, idsOf(orders));
  const rounds = await tx
    .select({ id: reviewRounds.id, isApproved: reviewRounds.approvedAt })
    .from(reviewRounds)
    .where(ofOrders);
  const approved = rounds.filter(({ isApproved }) => isApproved !== null).map(({ id }) => id);
  const ids = rounds.map(({ id }) => id);
  await tx.delete(reviewRemarks).where(inArray(reviewRemarks.roundId, ids));
  await tx.update(reviewRounds).set({ previewUrl: 'Erased' }).where(ofOrders);
  await tx
    .update(reviewRounds)
    .set({ approvedName: 'Erased' })
    .where(inArray(reviewRounds.id, approved));
}

function idsOf(orders: Orders): number[] {
  return orders.map(({ id }) => id);
}
