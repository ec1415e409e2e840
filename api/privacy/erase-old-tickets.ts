import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { supportTickets } from '#db/schema/support-tickets';
import { eraseFiles, eraseTickets, type TicketName } from './erase-tickets.ts';

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
