import { and, asc, desc, eq, gt, or } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { maskAddress } from '#api/platform/email-address';
import { mailToWire, type StoredMail, storedMailColumns } from '#api/platform/mail/entry';
import { noSuchMail } from '#api/platform/mail/service';
import type { MailEntry } from '#contract/mails';
import { type MailsState, maxOperationsRows, type UnsentMail } from '#contract/operations';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';

const isFailed = eq(mails.status, 'failed');
const isQueued = eq(mails.status, 'queued');

export async function readUnsentMails(db: Db): Promise<MailsState> {
  const [waiting, failedCount, oldest, unsent] = await Promise.all([
    db.$count(mails, isQueued),
    db.$count(mails, isFailed),
    db.query.mails.findFirst({
      columns: { createdAt: true },
      where: isQueued,
      orderBy: asc(mails.createdAt),
    }),
    db
      .select(storedMailColumns)
      .from(mails)
      .where(or(isFailed, and(isQueued, gt(mails.attempts, 0))))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(maxOperationsRows),
  ]);
  return {
    waiting,
    oldestWaitingAt: oldest?.createdAt.toISOString() ?? null,
    failedCount,
    unsent: unsent.map(toUnsentMail),
  };
}

/** With its recipient, for an admin who opens it. */
export async function readMail(db: Db, id: number): Promise<MailEntry> {
  const [mail] = await db.select(storedMailColumns).from(mails).where(eq(mails.id, id));
  if (!mail) throw new Failure('not_found', noSuchMail);
  return mailToWire(mail, null);
}

function toUnsentMail(mail: StoredMail): UnsentMail {
  const { id, kind, status, attempts, canRetry, createdAt } = mailToWire(mail, null);
  return {
    id,
    kind,
    status,
    attempts,
    canRetry,
    createdAt,
    maskedTo: maskAddress(mail.to),
    error: codeIn(mail.lastError),
  };
}

/** The server's words may contain the recipient's address. */
function codeIn(lastError: string | null): string | null {
  const [, code, status] = /^(?:(E[A-Z_]+): )?(?:.*?\b([45]\d\d)\b)?/s.exec(lastError ?? '') ?? [];
  return [code, status].filter(Boolean).join(' ') || null;
}
