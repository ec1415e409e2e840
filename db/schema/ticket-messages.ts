/** The messages of tickets. The first message of a ticket is the one it was opened with. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ticketSides } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant } from './columns.ts';
import { supportTickets } from './support-tickets.ts';
import { users } from './users.ts';

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: id(),
    ticketId: integer()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'restrict' }),
    side: enumeration(ticketSides).notNull(),
    /** The author, if they were signed in. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    message: text().notNull(),
    /** Whether it is an internal note, which customers never see. */
    internal: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('ticket_messages_ticket_idx').on(table.ticketId, table.id),
    index('ticket_messages_user_idx').on(table.userId),
    checkOneOf('ticket_messages_side_check', table.side, ticketSides),
    check('ticket_messages_internal_check', sql`not ${table.internal} or ${table.side} = 'shop'`),
  ],
);

export type TicketMessageRow = typeof ticketMessages.$inferSelect;
