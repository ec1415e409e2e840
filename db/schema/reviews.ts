/**
 * What customers say about the preview of their website. Remarks are saved while they are written,
 * and sent together as a round. The last round ends with the approval, which is kept like the
 * acceptance of the terms.
 */
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { remarkAnswers } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

export const reviewRounds = pgTable(
  'review_rounds',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Counts the rounds of an order from 1. */
    number: integer().notNull(),
    /** The preview that the round is about. */
    previewUrl: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** When its remarks were sent. A round is either sent or approved, and open until then. */
    sentAt: instant(),
    approvedAt: instant(),
    /** As the customer typed it. */
    approvedName: text(),
    /** When the last of its remarks was answered. */
    answeredAt: instant(),
  },
  (table) => [
    unique('review_rounds_number_unique').on(table.orderId, table.number),
    uniqueIndex('review_rounds_open_unique')
      .on(table.orderId)
      .where(sql`${table.sentAt} is null and ${table.approvedAt} is null`),
    check('review_rounds_end_check', sql`${table.sentAt} is null or ${table.approvedAt} is null`),
    check(
      'review_rounds_approval_check',
      sql`(${table.approvedAt} is null) = (${table.approvedName} is null)`,
    ),
  ],
);

export const reviewRemarks = pgTable(
  'review_remarks',
  {
    /** Made by the page, so that saving a remark again changes nothing. */
    id: uuid().primaryKey(),
    roundId: integer()
      .notNull()
      .references(() => reviewRounds.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The path on the preview: '/contact'. */
    page: text().notNull(),
    /** The pin, in percent from the left and the top of the frame or of the screenshot. */
    x: doublePrecision(),
    y: doublePrecision(),
    /** The width of the frame in px; null: the pin is on the screenshot. */
    width: integer(),
    text: text().notNull(),
    /** Counts the saves, and after sending the answers. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    answer: enumeration(remarkAnswers),
    /** Why it was declined, or a note to what was done. */
    reason: text(),
    answeredAt: instant(),
    answeredBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('review_remarks_round_idx').on(table.roundId, table.position),
    checkOneOf('review_remarks_answer_check', table.answer, remarkAnswers),
    check(
      'review_remarks_pin_check',
      sql`(${table.x} is null) = (${table.y} is null) and (${table.width} is null or ${table.x} is not null)`,
    ),
    check(
      'review_remarks_percent_check',
      sql`${table.x} between 0 and 100 and ${table.y} between 0 and 100`,
    ),
  ],
);

export type ReviewRoundRow = typeof reviewRounds.$inferSelect;
export type ReviewRemarkRow = typeof reviewRemarks.$inferSelect;
