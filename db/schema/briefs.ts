/**
 * What customers want on their websites: one brief per paid order, saved while it is filled in. The
 * brief as it was first sent is kept, so that the shop sees later edits as changes.
 */
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BriefSection } from '../values/brief-sections.ts';
import { instant, timestamps } from './columns.ts';
import { orders } from './orders.ts';

/** A text, the save that wrote it, and when. */
type SavedAnswer = { text: string; version: number; at: string };

/** The brief as it was sent. */
type SentBrief = {
  answers: Record<string, string>;
  files: { id: string; field: string; name: string }[];
};

export const briefs = pgTable('briefs', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'restrict' }),
  /** By field. A cleared answer is kept as '', so that it wins over an older text. */
  answers: jsonb().$type<Record<string, SavedAnswer>>().notNull().default({}),
  /** Counts the saves, so that a save can tell what the page didn't know. */
  version: integer().notNull().default(0),
  /**
   * What the product asked for when the customer first opened the brief, so that no answer loses its
   * question; null: what most designs need, from before products had their own.
   */
  sections: jsonb().$type<BriefSection[]>(),
  sentAt: instant(),
  sent: jsonb().$type<SentBrief>(),
  /** When the shop was last told about a change after sending. */
  changeNoticeAt: instant(),
  /** Incremented to revoke the signed links to the brief. */
  linkVersion: integer().notNull().default(1),
  ...timestamps(),
});

export const briefFiles = pgTable(
  'brief_files',
  {
    id: uuid().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** The field that it was added to. */
    field: text().notNull(),
    name: text().notNull(),
    /** The media type, detected from the content rather than the name. */
    type: text().notNull(),
    sizeBytes: integer().notNull(),
    key: text().notNull(),
    /** null while the content is written or deleted. After a crash, the row leads to what is left. */
    storedAt: instant().defaultNow(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('brief_files_order_idx').on(table.orderId, table.createdAt)],
);

export type BriefRow = typeof briefs.$inferSelect;
export type BriefFileRow = typeof briefFiles.$inferSelect;
