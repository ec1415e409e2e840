/** The devices that a user has signed in with. A sign-in with a new one is reported by email. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and operating system, such as 'Firefox on Linux'. */
    device: text().notNull(),
    firstSeenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);
