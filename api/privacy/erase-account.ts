import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { sessions } from '#db/schema/sessions';
import { users } from '#db/schema/users';
import type { Person } from './person.ts';

/** Ends all sessions and deletes the account with its codes, resets and login providers. */
export async function eraseAccount(tx: Db, { customer, user }: Person): Promise<void> {
  if (user) {
    await tx.delete(sessions).where(eq(sql`${sessions.sess}->>'userId'`, String(user.id)));
    await tx.delete(users).where(eq(users.id, user.id));
  }
  if (customer) await tx.delete(customers).where(eq(customers.id, customer.id));
}
