import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { signInPolicy } from '#db/schema/sign-in-policy';
import { totpSecrets } from '#db/schema/totp';
import { users } from '#db/schema/users';

/**
 * Whether an admin still has to set up two-factor authentication, for queries that join users and
 * customers.
 */
export const mustSetUpTwoFactor = sql<boolean>`(${customers.isAdmin}
  and exists (select from ${signInPolicy} where ${signInPolicy.requireTwoFactor})
  and not exists (select from ${totpSecrets}
    where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.confirmedAt} is not null))`;

/** The same for one user. */
export async function findMustSetUpTwoFactor(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ mustSetUpTwoFactor })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(eq(users.id, userId));
  return row?.mustSetUpTwoFactor ?? false;
}

/** Whether the shop requires two-factor authentication of every admin. */
export async function requiresTwoFactor(db: Db): Promise<boolean> {
  const policy = await db.query.signInPolicy.findFirst();
  return policy?.requireTwoFactor ?? false;
}
