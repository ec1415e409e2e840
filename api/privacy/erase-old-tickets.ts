import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { supportTickets } from '#db/schema/support-tickets';
import { eraseFiles, eraseTickets, type TicketName } from './erase-tickets.ts';

const batchSize = 100;

type Options = {
  db: Db;
  files: FileStore;
  /** Tickets that nobody has touched since then go. */
  before: Date;
  /** Told of a ticket that could not be removed; the next pass tries again. */
  failed: (error: unknown) => void;
};

type Old = TicketName & { updatedAt: Date };

/** Removes what was said too long ago, the oldest first. Answers how many tickets that were. */
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

  /** All at once; where one of them is stuck, one by one. */
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
