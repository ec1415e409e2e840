/** The second step of an admin's sign-in: what their app makes codes from, and the ways in without. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

export const totpSecrets = pgTable('totp_secrets', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted; nonce, text and tag in one base64. */
  value: text().notNull(),
  /** Which key of the vault it is encrypted with. */
  keyId: text().notNull(),
  /** Since when a code is asked for; until then the secret waits for its first one. */
  confirmedAt: instant(),
  /** The time step of the last code that was taken: it and those before open nothing any more. */
  lastStep: integer(),
  createdAt: instant().notNull().defaultNow(),
});

/** Each opens once, and is gone with it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => totpSecrets.userId, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export type TotpSecretRow = typeof totpSecrets.$inferSelect;
