/**
 * The shop's first answer to each ticket, which response times are measured by. Triggers on tickets
 * and their messages write them.
 */
import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { answerPromises } from '../values/enumerations.ts';
import { checkOneOf, enumeration, instant } from './columns.ts';
import { supportTickets } from './support-tickets.ts';

export const firstAnswers = pgTable(
  'first_answers',
  {
    ticketId: integer()
      .primaryKey()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    promise: enumeration(answerPromises).notNull(),
    openedAt: instant().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [
    index('first_answers_answered_idx').on(table.answeredAt),
    checkOneOf('first_answers_promise_check', table.promise, answerPromises),
  ],
);
