import { and, eq, isNotNull, lt, lte, ne, or } from 'drizzle-orm';
import { terms } from '#contract/terms';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import type { Clock } from '../clock.ts';
import { tooLate } from './delivery.ts';
import { withoutSecrets } from './entry.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Healthy workers make the first attempt sooner. */
const orphanedAfterMs = 5 * minuteMs;
/** How long an email's text is kept. */
const keepTextMs = 30 * dayMs;
const keepRowsMs = terms.communicationRetentionYears * 365 * dayMs;
const batchSize = 500;

type Dependencies = {
  db: Db;
  /** Whether sent emails are read in the local mailbox. */
  isMailbox: boolean;
  now: Clock;
  enqueue: (tx: Db, id: number) => Promise<void>;
};

/** Deletes expired email data and resumes emails that no job sends. */
export function createMailUpkeep({ db, isMailbox, now, enqueue }: Dependencies) {
  return async (): Promise<void> => {
    const at = now();
    await forget(at);
    await resume(at);
  };

  async function forget(at: Date): Promise<void> {
    await db
      .update(mails)
      .set({ ...withoutSecrets, status: 'failed', lastError: tooLate })
      .where(and(eq(mails.status, 'queued'), lte(mails.expiresAt, at)));
    await db
      .update(mails)
      .set(withoutSecrets)
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
   * An email has no job when a process without a worker wrote it, or when a worker died during the
   * last attempt. Emails that have a job are not enqueued twice.
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
