import { and, asc, eq, lte } from 'drizzle-orm';
import { invalid } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import { publish } from '#api/platform/publish';
import { maxSnoozeDays } from '#contract/tickets';
import type { Db } from '#db/client';
import { supportTickets } from '#db/schema/support-tickets';

const dayMs = 24 * 60 * 60 * 1000;
const atOnce = 100;

/** Throws if a ticket can't be snoozed until then. */
export function requireSnoozeTime(until: Date, now: Date): void {
  const leftMs = until.getTime() - now.getTime();
  if (leftMs > 0 && leftMs <= maxSnoozeDays * dayMs) return;
  const message =
    leftMs > 0 ? 'Choose a time within the next year.' : 'Choose a time in the future.';
  throw invalid([{ path: 'snoozedUntil', message }]);
}

/** Brings back the tickets whose time has come, each with a message to open admin pages. */
export function createSnoozeEnd({ db, now }: { db: Db; now: Clock }) {
  return async (): Promise<void> => {
    const isDue = lte(supportTickets.snoozedUntil, now());
    const due = await db
      .select({ id: supportTickets.id })
      .from(supportTickets)
      .where(isDue)
      .orderBy(asc(supportTickets.snoozedUntil))
      .limit(atOnce);
    for (const { id } of due) {
      await db.transaction(async (tx) => {
        // A reply may have ended it, or an admin may have moved it.
        const [back] = await tx
          .update(supportTickets)
          .set({ snoozedUntil: null, updatedAt: now() })
          .where(and(eq(supportTickets.id, id), isDue))
          .returning();
        if (back) await publish(tx, { kind: 'ticket.back', id, name: back.ticketId, by: null });
      });
    }
  };
}
