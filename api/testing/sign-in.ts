import { signCookie } from 'elysia/utils';
import { createSessions } from '#api/identity/sessions/service';
import type { Clock } from '#api/platform/clock';
import type { AdminRole } from '#contract/permissions';
import type { Database } from '#db/client';
import { customers } from '#db/schema/customers';
import { users } from '#db/schema/users';

/** `role`: of an admin; an owner without. `isVerified`: whether their email is verified. */
export type Person = { isAdmin?: boolean; role?: AdminRole; email?: string; isVerified?: boolean };

/** What the shop opens sessions with. */
type Signing = { secret: string; now: Clock };

/** Creates a person with an account and a session, and returns its cookie. */
export async function signIn({ db }: Database, person: Person, { secret, now }: Signing) {
  const id = crypto.randomUUID();
  const email = person.email ?? `${id}@example.com`;
  const emailVerifiedAt = person.isVerified ? new Date() : null;
  const role = person.role ?? (person.isAdmin ? 'owner' : null);
  await db.insert(customers).values({ id, email, emailVerifiedAt, isAdmin: role !== null, role });
  const [user] = await db
    .insert(users)
    .values({ username: email, email, password: 'no one signs in with this', customerId: id })
    .returning();
  if (!user) throw new Error('The user was not written');
  const sid = await createSessions({ db, now }).open(db, user.id, 'a test');
  return { id, email, cookie: `session=${encodeURIComponent(await signCookie(sid, secret))}` };
}
