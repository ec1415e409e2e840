import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { Failure } from '#api/http/failure';
import { emailAddress, username } from '#contract/fields';
import { adminRoles } from '#contract/permissions';
import { newPassword } from '#contract/session';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { users } from '#db/schema/users';
import { createTally, writeTallies } from '../security-log/store.ts';
import type { Account } from './accounts.ts';
import type { Passwords } from './passwords.ts';
import { personalWordsOf, refuseWeakPassword } from './weak-passwords.ts';

/** Input for a new admin. Only operators create admins, never the web API. */
export const NewAdmin = v.object({
  username: v.pipe(
    username('must have no invisible characters'),
    v.regex(/^[^@\s]+$/, 'must be one word without @'),
  ),
  email: emailAddress(),
  password: newPassword,
  role: v.optional(
    v.picklist(adminRoles, `must be one of ${adminRoles.join(', ')}`),
    adminRoles[0],
  ),
});
export type NewAdmin = v.InferOutput<typeof NewAdmin>;

/** Without a role, an owner. */
type AdminInput = Omit<NewAdmin, 'role'> & Partial<Pick<NewAdmin, 'role'>>;

/**
 * Creates an admin with a password that a person chose. Throws a `conflict` when the username or
 * email is taken.
 */
export async function createAdmin(
  db: Db,
  passwords: Passwords,
  admin: AdminInput,
): Promise<Account> {
  await refuseWeakPassword('password', admin.password, personalWordsOf(admin));
  return insertAdmin(db, passwords, admin, { mustChangePassword: false });
}

/** As {@link createAdmin}, for a random password, which needs no check of its strength. */
export async function insertAdmin(
  db: Db,
  passwords: Passwords,
  { username, email, password, role = 'owner' }: AdminInput,
  { mustChangePassword }: { mustChangePassword: boolean },
): Promise<Account> {
  const hash = await passwords.hash(password, 'commands');
  return db.transaction(async (tx) => {
    const id = crypto.randomUUID();
    const [customer] = await tx
      .insert(customers)
      .values({ id, email, isAdmin: true, role })
      .onConflictDoNothing()
      .returning();
    if (!customer) throw taken(`The email ${email} already has an account. Use another one.`);
    const [user] = await tx
      .insert(users)
      .values({ username, email, password: hash, customerId: id, mustChangePassword })
      .onConflictDoNothing()
      .returning();
    if (!user) throw taken(`The username ${username} is taken. Use another one.`);
    await writeTallies(tx, [
      createTally({ event: 'admin_created', userId: user.id }, user.createdAt),
    ]);
    return { user, customer };
  });
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db.query.customers.findFirst({ where: eq(customers.isAdmin, true) });
  return admin !== undefined;
}

function taken(sentence: string): Failure {
  return new Failure('conflict', sentence);
}
