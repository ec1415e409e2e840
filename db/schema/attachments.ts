/**
 * Files attached to ticket messages, and screenshots of remarks about a preview. The bytes are in
 * the file store, under `key`.
 */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { reviewRemarks } from './reviews.ts';
import { ticketMessages } from './ticket-messages.ts';
import { users } from './users.ts';

export const attachments = pgTable(
  'attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** null, unless it is a screenshot: uploaded, but not sent with a message yet. */
    messageId: integer().references(() => ticketMessages.id, { onDelete: 'restrict' }),
    /** The remark whose screenshot it is. */
    remarkId: uuid()
      .unique()
      .references(() => reviewRemarks.id, { onDelete: 'set null' }),
    /** The user who uploaded the file. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** The media type, detected from the content rather than the name. */
    type: text().notNull(),
    sizeBytes: integer().notNull(),
    key: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('attachments_message_idx').on(table.messageId),
    index('attachments_user_idx').on(table.userId),
    index('attachments_unsent_idx')
      .on(table.createdAt)
      .where(sql`${table.messageId} is null and ${table.remarkId} is null`),
  ],
);

export type AttachmentRow = typeof attachments.$inferSelect;
