/** Orders and projects share one sequence of business ids, tickets have another; gaps are fine. */
import { pgSequence } from 'drizzle-orm/pg-core';

export const accountNumbers = pgSequence('account_numbers');
export const ticketNumbers = pgSequence('ticket_numbers');
