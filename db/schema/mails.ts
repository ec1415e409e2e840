/**
 * Every mail that we owe somebody: written in the transaction that caused it, sent after its
 * commit. Its words go when their time is over; the row stays, to tell what was sent to whom.
 */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { mailStatuses } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant, timestamps } from './columns.ts';

export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** What it tells of: the same key again is the same mail, and is not sent twice. */
    key: text().notNull().unique(),
    /** The name of its template. Open: a new mail needs no migration. */
    kind: text().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    /** The conversation that it belongs to, for mail programs to show as one. */
    thread: text(),
    text: text(),
    html: text(),
    /** Becomes the Message-ID: the same at each attempt, so that a receiver knows a repetition. */
    messageId: uuid().notNull().defaultRandom(),
    status: enumeration(mailStatuses).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** When the secret in it stops working: afterwards it is neither sent nor kept. */
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
