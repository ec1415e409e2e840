import { eq } from 'drizzle-orm';
import type { Invitation } from '#contract/people';
import type { AdminRole } from '#contract/permissions';
import { users } from '#db/schema/users';
import type { TestShop } from './shop.ts';

/** The user of a signed-in test person. */
export async function personOf({ db }: TestShop, { id, cookie }: { id: string; cookie: string }) {
  const user = await db.query.users.findFirst({ where: eq(users.customerId, id) });
  if (!user) throw new Error('This person has no user');
  return { id, cookie, userId: user.id };
}

/** Invites someone and returns the invitation with the token of its newest email. */
export async function anInvitation(
  shop: TestShop,
  { cookie, email, role = 'support' }: { cookie: string; email?: string; role?: AdminRole },
) {
  const to = email ?? `invited-${crypto.randomUUID()}@example.com`;
  const response = await shop.post('/api/admin/invitations', { email: to, role }, { cookie });
  if (response.status !== 201) throw new Error(await response.text());
  const invitation: Invitation = await response.json();
  return { invitation, email: to, token: await tokenTo(shop, to) };
}

/** The token of the newest invitation to an address. */
export async function tokenTo(shop: TestShop, email: string): Promise<string> {
  const [mail] = (await shop.mailsTo(email))
    .filter(({ kind }) => kind === 'admin-invitation')
    .slice(-1);
  const [, token] = /#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error('There is no invitation');
  return token;
}
