/**
 * Invitations to become an admin that were neither accepted nor revoked. The token of the emailed
 * link is stored as a hash.
 */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { adminRoles } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant } from './columns.ts';
import { users } from './users.ts';

export const adminInvitations = pgTable(
  'admin_invitations',
  {
    id: id(),
    email: text().notNull().unique(),
    role: enumeration(adminRoles).notNull(),
    tokenHash: text().notNull().unique(),
    expiresAt: instant().notNull(),
    invitedById: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When the newest link was sent. */
    sentAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    checkOneOf('admin_invitations_role_check', table.role, adminRoles),
    index('admin_invitations_invited_by_idx').on(table.invitedById),
  ],
);

export type AdminInvitationRow = typeof adminInvitations.$inferSelect;
