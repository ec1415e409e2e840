/** The credentials of a delivered website. The next delivery replaces them. */
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';

export const orderCredentials = pgTable(
  'order_credentials',
  {
    /** Generated before the insert, because the encrypted value is bound to it. */
    id: uuid().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    label: text().notNull(),
    /** Encrypted: nonce, ciphertext and tag, base64. */
    value: text().notNull(),
    /** The vault key that it is encrypted with. */
    keyId: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('order_credentials_order_idx').on(table.orderId, table.position)],
);

/** A record of each time the credentials of an order were revealed. */
export const credentialReveals = pgTable(
  'credential_reveals',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    customerId: text().references(() => customers.id, { onDelete: 'set null' }),
    revealedAt: instant().notNull(),
  },
  (table) => [
    index('credential_reveals_order_idx').on(table.orderId, table.id),
    index('credential_reveals_customer_idx').on(table.customerId),
  ],
);

export type OrderCredentialRow = typeof orderCredentials.$inferSelect;
export type CredentialRevealRow = typeof credentialReveals.$inferSelect;
