import { signInPolicy } from '#db/schema/sign-in-policy';
import { totpSecrets } from '#db/schema/totp';
import type { AdminAct, AdminActs } from './admin-act.ts';
import { anInvitation, personOf } from './invitations.ts';
import type { TestShop } from './shop.ts';

/** Changes of who is an admin. Each one needs a recent sign-in. */
export const adminPeopleActs: AdminActs = {
  'PATCH /api/admin/people/:id': async (shop) => {
    const person = await aPerson(shop);
    return {
      ...person,
      body: { role: 'manager', version: 0 },
      verb: 'admin.role_changed',
      changes: [{ field: 'role', before: 'support', after: 'manager' }],
    };
  },
  'DELETE /api/admin/people/:id': async (shop) => ({
    ...(await aPerson(shop)),
    body: { version: 0 },
    verb: 'admin.removed',
    changes: [{ field: 'role', before: 'support', after: null }],
  }),
  'DELETE /api/admin/people/:id/sessions': async (shop) => {
    const person = await aPerson(shop);
    return { ...person, path: `${person.path}/sessions`, verb: 'admin.signed_out' };
  },
  'POST /api/admin/invitations': async (shop) => {
    const { cookie } = await shop.signIn({ isAdmin: true });
    const email = `secret-${crypto.randomUUID()}@example.com`;
    return {
      path: '/api/admin/invitations',
      body: { email, role: 'support' },
      cookie,
      verb: 'admin.invited',
      name: 's•••@example.com',
      changes: [{ field: 'role', before: null, after: 'support' }],
    };
  },
  'POST /api/admin/invitations/:id/resend': async (shop) => {
    const { path, ...invited } = await anInvited(shop);
    return { ...invited, path: `${path}/resend`, verb: 'admin.invitation_resent' };
  },
  'DELETE /api/admin/invitations/:id': async (shop) => ({
    ...(await anInvited(shop)),
    verb: 'admin.invitation_revoked',
  }),
  'PATCH /api/admin/sign-in-policy': async (shop) => {
    await shop.db.delete(signInPolicy);
    const admin = await shop.signIn({ isAdmin: true });
    const { userId, cookie } = await personOf(shop, admin);
    const secret = { value: 'sealed', keyId: 'test', confirmedAt: new Date() };
    await shop.db.insert(totpSecrets).values({ userId, ...secret });
    return {
      path: '/api/admin/sign-in-policy',
      body: { requireTwoFactor: true, version: 0 },
      cookie,
      verb: 'admin.sign_in_policy_changed',
      name: 'Sign-in policy',
      changes: [{ field: 'requireTwoFactor', before: false, after: true }],
    };
  },
};

async function aPerson(shop: TestShop): Promise<Pick<AdminAct, 'path' | 'name' | 'cookie'>> {
  const { cookie } = await shop.signIn({ isAdmin: true });
  const { userId } = await personOf(shop, await shop.signIn({ role: 'support' }));
  return { path: `/api/admin/people/${userId}`, name: `Admin ${userId}`, cookie };
}

async function anInvited(shop: TestShop): Promise<Pick<AdminAct, 'path' | 'name' | 'cookie'>> {
  const { cookie } = await shop.signIn({ isAdmin: true });
  const { invitation } = await anInvitation(shop, { cookie });
  return { path: `/api/admin/invitations/${invitation.id}`, name: 'i•••@example.com', cookie };
}
