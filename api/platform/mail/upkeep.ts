import { and, eq, isNotNull, lt, lte, ne, or } from 'drizzle-orm';
import { terms } from '#contract/terms';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import type { Clock } from '../clock.ts';
import { tooLate } from './delivery.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Longer than a mail of a healthy worker lies untouched before its first attempt. */
const orphanedAfterMs = 5 * minuteMs;
/** How long the words of a mail are kept for questions about it. */
const keepTextMs = 30 * dayMs;
const keepRowsMs = terms.communicationRetentionYears * 365 * dayMs;
const batchSize = 500;

type Dependencies = {
  db: Db;
  /** Whether mails are read here after they were sent. */
  isMailbox: boolean;
  now: Clock;
  enqueue: (tx: Db, id: number) => Promise<void>;
};

/** The pass that forgets what need not be known any more and finds mails that nobody sends. */
export function createMailUpkeep({ db, isMailbox, now, enqueue }: Dependencies) {
  return async (): Promise<void> => {
    const at = now();
    await forget(at);
    await resume(at);
  };

  async function forget(at: Date): Promise<void> {
    const noWords = { text: null, html: null };
    await db
      .update(mails)
      .set({ ...noWords, status: 'failed', lastError: tooLate })
      .where(and(eq(mails.status, 'queued'), lte(mails.expiresAt, at)));
    await db
      .update(mails)
      .set(noWords)
      .where(
        and(
          isNotNull(mails.text),
          ne(mails.status, 'queued'),
          or(
            lte(mails.expiresAt, at),
            lt(mails.createdAt, before(at, keepTextMs)),
            isMailbox ? undefined : and(eq(mails.status, 'sent'), isNotNull(mails.expiresAt)),
          ),
        ),
      );
    await db.delete(mails).where(lt(mails.createdAt, before(at, keepRowsMs)));
  }

  /**
   * A mail waits without a job where it was written by a process without a worker, or where one
   * died in its last attempt. One that has a job gets no second.
   */
  async function resume(at: Date): Promise<void> {
    const strays = await db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.status, 'queued'), lt(mails.createdAt, before(at, orphanedAfterMs))))
      .orderBy(mails.id)
      .limit(batchSize);
    for (const { id } of strays) await enqueue(db, id);
  }
}

function before(at: Date, ms: number): Date {
  return new Date(at.getTime() - ms);
}
