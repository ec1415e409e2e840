import { eq, or, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Registration } from '#contract/session';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import { type UserRow, users } from '#db/schema/users';

export type Account = { user: UserRow; customer: CustomerRow };

/** Finds an account by lowercase username or email. */
export async function findAccount(db: Db, name: string): Promise<Account | undefined> {
  const [row] = await db
    .select({ user: users, customer: customers })
    .from(users)
    .innerJoin(customers, eq(users.customerId, customers.id))
    .where(or(eq(users.username, name), eq(customers.email, name)));
  return row;
}

/** Locks an email address, so that only one of two concurrent requests gets it. */
export async function lockEmail(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 1))`);
}

/** Creates a customer with credentials. Throws a 409 when the email or username is taken. */
export async function createAccount(
  tx: Db,
  registration: Omit<Registration, 'password'> & { passwordHash: string },
): Promise<Account> {
  const { email, firstName, lastName, passwordHash } = registration;
  await lockEmail(tx, email);
  const [customer] = await tx
    .insert(customers)
    .values({ id: crypto.randomUUID(), email, firstName, lastName })
    .onConflictDoNothing()
    .returning();
  if (!customer) throw emailTaken();
  const [user] = await tx
    .insert(users)
    .values({
      username: registration.username ?? email,
      email,
      password: passwordHash,
      customerId: customer.id,
    })
    .onConflictDoNothing()
    .returning();
  if (!user) throw new Failure('conflict', 'That username is taken. Choose another.');
  return { user, customer };
}

export function emailTaken(): Failure {
  return new Failure(
    'conflict',
    'That email already has an account. Sign in or reset your password.',
  );
}
