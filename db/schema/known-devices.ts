/** The browsers that an account has signed in with: a sign-in with another one is worth a mail. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser family and system: 'Firefox on Linux'. */
    device: text().notNull(),
    firstSeenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);
