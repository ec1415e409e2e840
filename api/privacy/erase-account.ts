import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { adminInvitations } from '#db/schema/admin-invitations';
import { customers } from '#db/schema/customers';
import { sessions } from '#db/schema/sessions';
import { users } from '#db/schema/users';
import type { Person } from './person.ts';

/**
 * Ends all sessions and deletes the account with its codes, resets and login providers, and an
 * invitation to become an admin.
 */
export async function eraseAccount(tx: Db, { email, customer, user }: Person): Promise<void> {
  if (email) await tx.delete(adminInvitations).where(eq(adminInvitations.email, email));
  if (user) {
    await tx.delete(sessions).where(eq(sql`${sessions.sess}->>'userId'`, String(user.id)));
    await tx.delete(users).where(eq(users.id, user.id));
  }
  if (customer) await tx.delete(customers).where(eq(customers.id, customer.id));
}
