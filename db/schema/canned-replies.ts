/** Answers that the shop gives often, to be changed before they are sent. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps } from './columns.ts';

export const cannedReplies = pgTable('canned_replies', {
  id: id(),
  title: text().notNull().unique(),
  text: text().notNull(),
  ...timestamps(),
});

export type CannedReplyRow = typeof cannedReplies.$inferSelect;
