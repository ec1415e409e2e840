import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { adminName } from '#api/platform/audit/admin-name';
import type { Person } from '#contract/people';
import { adminRoles } from '#contract/permissions';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { sessions } from '#db/schema/sessions';
import { totpSecrets } from '#db/schema/totp';
import { users } from '#db/schema/users';
import { expiry } from '../sessions/lifetime.ts';

type Asker = { at: Date; userId: number };

/** Lists the admins, or those that match `which`, by role and name. */
export async function listPeople(db: Db, asker: Asker, which?: SQL): Promise<Person[]> {
  const rows = await db
    .select({ user: users, customer: customers, twoFactorSince: totpSecrets.confirmedAt })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(totpSecrets, eq(totpSecrets.userId, users.id))
    .where(and(eq(customers.isAdmin, true), which));
  const open = await countSessions(db, asker.at);
  const people = rows.flatMap(({ user, customer, twoFactorSince }): Person[] => {
    const { role, roleVersion: version, email } = customer;
    if (!role) return [];
    return [
      {
        id: user.id,
        email,
        role,
        version,
        name: adminName(customer, user.username),
        twoFactorSince: twoFactorSince?.toISOString() ?? null,
        signedInAt: user.signedInAt?.toISOString() ?? null,
        sessions: open.get(user.id) ?? 0,
        own: user.id === asker.userId,
      },
    ];
  });
  const rankOf = ({ role }: Person) => adminRoles.indexOf(role);
  return people.sort(
    (one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name, 'en'),
  );
}

/** The stored expiry may be later than an admin's. */
async function countSessions(db: Db, at: Date): Promise<Map<number, number>> {
  const rows = await db
    .select({ sess: sessions.sess })
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`(${sessions.sess}->>'userId')::int`))
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(and(eq(customers.isAdmin, true), gt(sessions.expire, at)));
  const counts = new Map<number, number>();
  for (const { sess } of rows) {
    if (expiry(sess, { isAdmin: true }) <= at) continue;
    counts.set(sess.userId, (counts.get(sess.userId) ?? 0) + 1);
  }
  return counts;
}
