/**
 * The outbox: every email is written in the transaction that causes it and sent after the commit.
 * Its text is deleted when it expires; the row stays as a record of what was sent to whom.
 */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { mailStatuses } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant, timestamps } from './columns.ts';

export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** Identifies the email by its cause, so that it is sent once. */
    key: text().notNull().unique(),
    /** The name of its template. No check constraint: a new template needs no migration. */
    kind: text().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    /** The thread it belongs to, so that email clients group the messages. */
    thread: text(),
    text: text(),
    html: text(),
    /** The Message-ID, the same at each attempt, so that the receiver can drop duplicates. */
    messageId: uuid().notNull().defaultRandom(),
    status: enumeration(mailStatuses).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** When the secret in it expires. After that its text is neither sent nor stored. */
    expiresAt: instant(),
    sentAt: instant(),
    ...timestamps(),
  },
  (table) => [
    index('mails_created_idx').on(table.createdAt, table.id),
    index('mails_status_idx').on(table.status, table.createdAt, table.id),
    index('mails_sent_idx').on(table.sentAt, table.id),
    index('mails_to_idx').on(sql`lower(${table.to})`),
    index('mails_thread_idx').on(table.thread, table.id).where(sql`${table.thread} is not null`),
    index('mails_queued_idx').on(table.id).where(sql`${table.status} = 'queued'`),
    index('mails_with_text_idx').on(table.createdAt).where(sql`${table.text} is not null`),
    checkOneOf('mails_status_check', table.status, mailStatuses),
  ],
);

export type MailRow = typeof mails.$inferSelect;
