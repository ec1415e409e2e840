/** Reply templates for tickets. Staff edit the text before they send it. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps } from './columns.ts';

export const cannedReplies = pgTable('canned_replies', {
  id: id(),
  title: text().notNull().unique(),
  text: text().notNull(),
  ...timestamps(),
});

export type CannedReplyRow = typeof cannedReplies.$inferSelect;
