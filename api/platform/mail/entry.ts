import { getTableColumns, sql } from 'drizzle-orm';
import type { MailEntry } from '#contract/mails';
import { type MailRow, mails } from '#db/schema/mails';

/** An email without its text, which may contain a secret. */
export type StoredMail = Omit<MailRow, 'text' | 'html'> & { hasWords: boolean };

const { text, html: _html, ...columns } = getTableColumns(mails);

/** The subject as it is shown and searched. That of a verification email begins with its code. */
export const loggedSubject = sql<string>`case ${mails.kind} when 'email-code' then regexp_replace(${mails.subject}, '[0-9]{6}', ${'\u2022'.repeat(6)}, 'g') else ${mails.subject} end`;

/** What an email keeps of its texts once they are deleted. */
export const withoutSecrets = { text: null, html: null, subject: loggedSubject };

/** The columns of a {@link StoredMail}. */
export const storedMailColumns = {
  ...columns,
  subject: loggedSubject,
  hasWords: sql<boolean>`${text} is not null`,
};

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
