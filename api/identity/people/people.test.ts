import { afterEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anAdmin, anAdminWithTotp, codeOf, nextCodeOf } from '#api/testing/admins';
import { anInvitation, personOf, tokenTo } from '#api/testing/invitations';
import { cookieOf, password, signUp } from '#api/testing/people';
import { testShop } from '#api/testing/shop';
import type { Invitation, Person } from '#contract/people';
import { adminRoles } from '#contract/permissions';
import type { TotpSetup } from '#contract/totp';
import { adminInvitations } from '#db/schema/admin-invitations';
import { auditEntries } from '#db/schema/audit-entries';
import { customers } from '#db/schema/customers';
import { signInPolicy } from '#db/schema/sign-in-policy';

const shop = testShop();
const dayMs = 24 * 60 * 60_000;

afterEach(async () => {
  shop().clock.shiftMs = 0;
  await shop().db.delete(signInPolicy);
  await shop().db.delete(adminInvitations);
});

const signIn = async (person: Parameters<ReturnType<typeof shop>['signIn']>[0] = {}) =>
  personOf(shop(), await shop().signIn(person));

const anOwner = () => signIn({ role: 'owner' });

async function personAt(cookie: string, id: number): Promise<Person> {
  const people: Person[] = await (await shop().get('/api/admin/people', { cookie })).json();
  const person = people.find((known) => known.id === id);
  if (!person) throw new Error('This person is not listed');
  return person;
}

const change = (cookie: string, id: number, body: object) =>
  shop().send('PATCH', `/api/admin/people/${id}`, body, { cookie });

const remove = (cookie: string, id: number, version = 0) =>
  shop().send('DELETE', `/api/admin/people/${id}`, { version }, { cookie });

const roleOf = async (cookie: string) =>
  (await (await shop().get('/api/customer/auth/user', { cookie })).json()).role;

async function detailOf(response: Response) {
  return [response.status, (await response.json()).detail];
}

describe('The session', () => {
  test.each(adminRoles)('says that the admin is %s', async (role) => {
    expect(await roleOf((await signIn({ role })).cookie)).toBe(role);
  });

  test('has no role for a customer', async () => {
    expect(await roleOf((await signIn()).cookie)).toBeNull();
  });
});

test('a refusal says which roles can do it', async () => {
  const { cookie } = await signIn({ role: 'delivery' });
  const refused = await shop().post('/api/orders/0/refunds', {}, { cookie });
  expect(await detailOf(refused)).toEqual([
    403,
    'Only owners, managers, and support can do this. Your role is Delivery.',
  ]);
});

describe('The list', () => {
  test('shows role, two-factor authentication, sign-in and open sessions', async () => {
    const { cookie } = await anOwner();
    const { email, cookie: theirs } = await anAdminWithTotp(shop());
    const { id } = await (await shop().get('/api/user', { cookie: theirs })).json();
    expect(await personAt(cookie, id)).toMatchObject({
      email,
      role: 'owner',
      version: 0,
      sessions: 1,
      own: false,
      twoFactorSince: expect.any(String),
      signedInAt: expect.any(String),
    });
    expect((await personAt(theirs, id)).own).toBe(true);
  });
});

describe('A role', () => {
  test('applies from the next request on, without signing in again', async () => {
    const { cookie } = await anOwner();
    const support = await signIn({ role: 'support' });
    const path = '/api/admin/mails';
    expect((await shop().get(path, { cookie: support.cookie })).status).toBe(200);
    const changed = await change(cookie, support.userId, { role: 'delivery', version: 0 });
    expect(await changed.json()).toMatchObject({ role: 'delivery', version: 1 });
    expect((await shop().get(path, { cookie: support.cookie })).status).toBe(403);
    expect(await roleOf(support.cookie)).toBe('delivery');
  });

  test('ends an impersonation that the new role does not allow', async () => {
    const { cookie } = await anOwner();
    const support = await signIn({ role: 'support' });
    const customer = await signIn();
    await shop().post(
      '/api/admin/view-as',
      { customerId: customer.id },
      { cookie: support.cookie },
    );
    expect(await roleOf(support.cookie)).toBeNull();
    await change(cookie, support.userId, { role: 'delivery', version: 0 });
    expect(await roleOf(support.cookie)).toBe('delivery');
  });

  test('is not changed by someone who saw an older one', async () => {
    const { cookie } = await anOwner();
    const { userId } = await signIn({ role: 'support' });
    await change(cookie, userId, { role: 'manager', version: 0 });
    const late = await change(cookie, userId, { role: 'delivery', version: 0 });
    expect(late.status).toBe(409);
    expect((await late.json()).newer).toEqual({ by: expect.any(String), at: expect.any(String) });
    expect((await personAt(cookie, userId)).role).toBe('manager');
  });

  test('can’t be changed without a recent sign-in', async () => {
    const { cookie } = await anOwner();
    const { userId } = await signIn({ role: 'support' });
    shop().clock.shiftMs = 11 * 60_000;
    const refused = await change(cookie, userId, { role: 'manager', version: 0 });
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'sign_in_again']);
  });

  test('can’t be one’s own', async () => {
    const [owner] = [await anOwner(), await anOwner()];
    const refused = await change(owner.cookie, owner.userId, { role: 'support', version: 0 });
    expect(await detailOf(refused)).toEqual([
      409,
      'You can’t change your own access. Ask another owner to do it.',
    ]);
  });
});

describe('The last owner', () => {
  /** Everyone else has another role. */
  async function theOnlyOwner() {
    await shop().db.update(customers).set({ role: 'manager' }).where(eq(customers.role, 'owner'));
    return anOwner();
  }

  test('can’t be demoted or removed', async () => {
    const { cookie, userId } = await theOnlyOwner();
    const sentence = 'This is the only owner. Make another admin an owner first.';
    const demoted = await change(cookie, userId, { role: 'manager', version: 0 });
    expect(await detailOf(demoted)).toEqual([409, sentence]);
    expect(await detailOf(await remove(cookie, userId))).toEqual([409, sentence]);
  });

  test.each([
    ['demote', (cookie: string, id: number) => change(cookie, id, { role: 'support', version: 0 })],
    ['remove', (cookie: string, id: number) => remove(cookie, id)],
  ] as const)('stays when two owners %s each other at the same time', async (_, act) => {
    const one = await theOnlyOwner();
    const other = await anOwner();
    const outcomes = await Promise.all([
      act(one.cookie, other.userId),
      act(other.cookie, one.userId),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await shop().db.$count(customers, eq(customers.role, 'owner'))).toBe(1);
  });
});

describe('An admin who is removed', () => {
  test('loses access, sessions and two-factor authentication, and stays a customer', async () => {
    const { cookie } = await anOwner();
    const { username, cookie: theirs } = await anAdminWithTotp(shop());
    const { id } = await (await shop().get('/api/user', { cookie: theirs })).json();
    expect((await remove(cookie, id)).status).toBe(200);
    expect((await shop().get('/api/user', { cookie: theirs })).status).toBe(401);
    const signedIn = await shop().post('/api/login', { username, password });
    expect(await roleOf(cookieOf(signedIn))).toBeNull();
    expect((await remove(cookie, id)).status).toBe(404);
  });
});

describe('Sessions', () => {
  test('of another admin are ended at once', async () => {
    const { cookie } = await anOwner();
    const support = await signIn({ role: 'support' });
    const path = `/api/admin/people/${support.userId}/sessions`;
    expect((await shop().send('DELETE', path, undefined, { cookie })).status).toBe(200);
    expect((await shop().get('/api/user', { cookie: support.cookie })).status).toBe(401);
    expect((await personAt(cookie, support.userId)).sessions).toBe(0);
  });

  test('of the owner who asks are ended elsewhere', async () => {
    const { cookie, userId } = await anOwner();
    const path = `/api/admin/people/${userId}/sessions`;
    expect((await shop().send('DELETE', path, undefined, { cookie })).status).toBe(409);
    expect((await shop().get('/api/user', { cookie })).status).toBe(200);
  });
});

describe('An invitation', () => {
  const accept = (token: string, values: object = {}) =>
    shop().post('/api/invitations/accept', {
      token,
      firstName: 'Katherine',
      lastName: 'Johnson',
      password,
      ...values,
    });
  const join = (token: string, word = password) =>
    shop().post('/api/invitations/join', { token, password: word });
  const open = (token: string) => shop().post('/api/invitations/open', { token });

  test('makes an admin of the role, signed in with a verified email', async () => {
    const { token, email } = await anInvitation(shop(), { ...(await anOwner()), role: 'support' });
    expect(await (await open(token)).json()).toMatchObject({
      email,
      role: 'support',
      hasAccount: false,
    });
    const accepted = await accept(token);
    expect(accepted.status).toBe(201);
    const cookie = cookieOf(accepted);
    const customer = await (await shop().get('/api/customer/auth/user', { cookie })).json();
    expect(customer).toMatchObject({ email, role: 'support', isAdmin: true, emailVerified: true });
    expect((await shop().get('/api/support', { cookie })).status).toBe(200);
    const [entry] = (await shop().db.select().from(auditEntries).orderBy(auditEntries.id)).slice(
      -1,
    );
    expect(entry).toMatchObject({
      verb: 'admin.joined',
      actorName: 'Katherine Johnson',
      changes: [{ field: 'role', before: null, after: 'support' }],
    });
    const login = await shop().post('/api/admin/login', { username: email, password });
    expect(login.status).toBe(200);
  });

  test('works once, also for two at the same time', async () => {
    const { token } = await anInvitation(shop(), await anOwner());
    const outcomes = await Promise.all([accept(token), accept(token)]);
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await open(token)).status).toBe(404);
    expect((await accept(token)).status).toBe(404);
  });

  test('expires after seven days', async () => {
    const owner = await anOwner();
    const { token } = await anInvitation(shop(), owner);
    shop().clock.shiftMs = 7 * dayMs - 1000;
    expect((await open(token)).status).toBe(200);
    shop().clock.shiftMs = 7 * dayMs;
    expect((await open(token)).status).toBe(404);
    expect((await accept(token)).status).toBe(404);
    const { cookie } = await anOwner();
    const list: Invitation[] = await (
      await shop().get('/api/admin/invitations', { cookie })
    ).json();
    expect(list).toMatchObject([{ expired: true }]);
  });

  test('can be sent again, which ends its earlier link', async () => {
    const { cookie } = await anOwner();
    const { token, email, invitation } = await anInvitation(shop(), { cookie });
    const path = `/api/admin/invitations/${invitation.id}/resend`;
    expect((await shop().post(path, undefined, { cookie })).status).toBe(200);
    expect((await open(token)).status).toBe(404);
    expect((await open(await tokenTo(shop(), email))).status).toBe(200);
  });

  test('can be revoked', async () => {
    const { cookie } = await anOwner();
    const { token, invitation } = await anInvitation(shop(), { cookie });
    const path = `/api/admin/invitations/${invitation.id}`;
    expect((await shop().send('DELETE', path, undefined, { cookie })).status).toBe(200);
    expect((await accept(token)).status).toBe(404);
    expect((await shop().send('DELETE', path, undefined, { cookie })).status).toBe(404);
  });

  test('is stored without its token', async () => {
    const { token } = await anInvitation(shop(), await anOwner());
    expect(JSON.stringify(await shop().db.select().from(adminInvitations))).not.toContain(token);
  });

  test('is refused for an admin’s email and for one that is already invited', async () => {
    const { cookie } = await anOwner();
    const { email } = await anAdmin(shop());
    const invite = (to: string) =>
      shop().post('/api/admin/invitations', { email: to, role: 'support' }, { cookie });
    expect(await detailOf(await invite(email))).toEqual([
      409,
      'This email already belongs to an admin.',
    ]);
    const { email: invited } = await anInvitation(shop(), { cookie });
    expect((await invite(invited)).status).toBe(409);
  });

  test('needs the password of the customer who has the email', async () => {
    const owner = await anOwner();
    const { email, cookie: customer } = await signUp(shop());
    const { token, invitation } = await anInvitation(shop(), { ...owner, email });
    expect(invitation.hasAccount).toBe(true);
    expect((await accept(token)).status).toBe(409);
    expect((await join(token, 'not their long password')).status).toBe(400);
    const joined = await join(token);
    expect(joined.status).toBe(201);
    expect(await roleOf(cookieOf(joined))).toBe('support');
    expect((await shop().get('/api/user', { cookie: customer })).status).toBe(401);
  });

  test('refuses a weak password and keeps the link', async () => {
    const { token } = await anInvitation(shop(), await anOwner());
    expect((await accept(token, { password: 'katherine johnson' })).status).toBe(400);
    expect((await open(token)).status).toBe(200);
  });

  test('is deleted a month after it expired', async () => {
    await anInvitation(shop(), await anOwner());
    shop().clock.shiftMs = 36 * dayMs;
    await shop().services.invitations.sweep();
    expect(await shop().db.$count(adminInvitations)).toBe(1);
    shop().clock.shiftMs = 38 * dayMs;
    await shop().services.invitations.sweep();
    expect(await shop().db.$count(adminInvitations)).toBe(0);
  });
});

describe('When two-factor authentication is required', () => {
  const requireIt = (cookie: string, version = 0) =>
    shop().send(
      'PATCH',
      '/api/admin/sign-in-policy',
      { requireTwoFactor: true, version },
      { cookie },
    );

  test('an owner has it first', async () => {
    expect(await detailOf(await requireIt((await anOwner()).cookie))).toEqual([
      409,
      'Turn on two-factor authentication for your own account first.',
    ]);
  });

  test('an admin without it can only set it up', async () => {
    const owner = await anAdminWithTotp(shop());
    const other = await anAdmin(shop());
    const { cookie } = other;
    expect((await requireIt(owner.cookie)).status).toBe(200);
    expect(await detailOf(await shop().get('/api/orders', { cookie }))).toEqual([
      403,
      'Set up two-factor authentication before you continue.',
    ]);
    const user = await (await shop().get('/api/user', { cookie })).json();
    expect(user.mustSetUpTwoFactor).toBe(true);
    expect((await (await other.login()).json()).mustSetUpTwoFactor).toBe(true);
    const setup: TotpSetup = await (
      await shop().post('/api/admin/totp', undefined, { cookie })
    ).json();
    const confirmed = await shop().post(
      '/api/admin/totp/confirm',
      { code: codeOf(shop(), setup.secret) },
      { cookie },
    );
    const renewed = { cookie: cookieOf(confirmed) };
    expect((await shop().get('/api/orders', renewed)).status).toBe(200);
  });

  test('an admin can’t turn it off for themselves', async () => {
    const { cookie, secret } = await anAdminWithTotp(shop());
    await requireIt(cookie);
    const proof = { password, code: nextCodeOf(shop(), secret) };
    const off = await shop().send('DELETE', '/api/admin/totp', proof, { cookie });
    expect(await detailOf(off)).toEqual([
      409,
      'This shop requires two-factor authentication for all admins.',
    ]);
    expect((await (await shop().get('/api/admin/totp', { cookie })).json()).required).toBe(true);
  });

  test('an older version of the setting changes nothing', async () => {
    const { cookie } = await anAdminWithTotp(shop());
    await requireIt(cookie);
    const late = await requireIt(cookie);
    expect(late.status).toBe(409);
    expect((await late.json()).newer).toBeDefined();
  });
});
