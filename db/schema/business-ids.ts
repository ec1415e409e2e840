/** Sequences of the numbers that people read. Orders and projects share one; gaps are fine. */
import { pgSequence } from 'drizzle-orm/pg-core';

export const accountNumbers = pgSequence('account_numbers');
export const ticketNumbers = pgSequence('ticket_numbers');
