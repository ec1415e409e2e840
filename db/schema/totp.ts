/** Two-factor authentication of admins: the secret of the authenticator app, and recovery codes. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

export const totpSecrets = pgTable('totp_secrets', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted: nonce, ciphertext and tag, base64. */
  value: text().notNull(),
  /** The vault key that it is encrypted with. */
  keyId: text().notNull(),
  /** When two-factor authentication was enabled; null until the first code is entered. */
  confirmedAt: instant(),
  /** The time step of the last accepted code. Codes of this step and earlier are refused. */
  lastStep: integer(),
  createdAt: instant().notNull().defaultNow(),
});

/** Single-use codes: a code is deleted when it is used. */
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
