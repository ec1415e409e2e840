/** What admins noted about a customer. Only admins see it, and the customer's data export has it. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps } from './columns.ts';
import { people } from './people.ts';
import { users } from './users.ts';

export const customerNotes = pgTable(
  'customer_notes',
  {
    id: id(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** As it was then: a note outlives its author's account. */
    authorName: text().notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    index('customer_notes_person_idx').on(table.personId, table.id),
    index('customer_notes_author_idx').on(table.authorId),
  ],
);

export type CustomerNoteRow = typeof customerNotes.$inferSelect;
