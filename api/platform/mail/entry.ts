import { getTableColumns, sql } from 'drizzle-orm';
import type { MailEntry } from '#contract/mails';
import { type MailRow, mails } from '#db/schema/mails';

/** An email without its text, which may contain a secret. */
export type StoredMail = Omit<MailRow, 'text' | 'html'> & { hasWords: boolean };

const { text, html: _html, ...columns } = getTableColumns(mails);

/** The columns of a {@link StoredMail}. */
export const storedMailColumns = { ...columns, hasWords: sql<boolean>`${text} is not null` };

/** `customer`: the id of the person with its address. */
export function mailToWire(mail: StoredMail, customer: string | null): MailEntry {
  const { id, kind, to, subject, status, attempts, lastError, hasWords, sentAt, createdAt } = mail;
  return {
    id,
    kind,
    to,
    customer,
    subject,
    status,
    attempts,
    lastError,
    canRetry: status === 'failed' && hasWords,
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
