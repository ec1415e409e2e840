import { afterAll, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { startLoginProvider } from '#api/testing/login-provider';
import { loginsThrough } from '#api/testing/logins';
import { anOrder } from '#api/testing/orders';
import { codeSentTo, cookieOf, password, resetTokenSentTo, signUp } from '#api/testing/people';
import { testShop } from '#api/testing/shop';
import { customers } from '#db/schema/customers';
import { oidcIdentities } from '#db/schema/oidc-identities';
import { orders } from '#db/schema/orders';
import { users } from '#db/schema/users';

const provider = await startLoginProvider();
const shop = testShop({ oidc: provider.settings });
const { aPerson, begin, finish, signIn, signInAs } = loginsThrough(provider, shop);
afterAll(() => provider.stop());

const customerOf = async (cookie: string) =>
  (await shop().get('/api/customer/auth/user', { cookie })).json();
const passwordWorks = async (username: string, word = password) =>
  (await shop().post('/api/login', { username, password: word })).status === 200;
const identitiesOf = (subject: string) =>
  shop().db.select().from(oidcIdentities).where(eq(oidcIdentities.subject, subject));

async function prove(email: string, cookie: string) {
  const code = await codeSentTo(shop(), email);
  return shop().post('/api/customer/email/verify', { code }, { cookie });
}

async function aProvedAccount() {
  const { email, cookie } = await signUp(shop());
  const { id } = await (await prove(email, cookie)).json();
  return { email, id };
}

async function resetPassword(email: string) {
  await shop().post('/api/password/forgot', { email });
  const token = await resetTokenSentTo(shop(), email);
  return cookieOf(await shop().post('/api/password/reset', { token, password }));
}

describe('a new person', () => {
  test('gets an account, is signed in, and reaches the requested page', async () => {
    const { subject, email } = aPerson();
    const { to, cookie } = await signIn(subject, '/dashboard/subscriptions?a=1');
    expect(to).toBe('/dashboard/subscriptions?a=1');
    const names = { firstName: 'Ada', lastName: 'Lovelace' };
    expect(await customerOf(cookie)).toMatchObject({ ...names, email, emailVerified: true });
  });

  test('gets the guest orders placed with their verified email', async () => {
    const { subject, email } = aPerson();
    const guest = await anOrder(shop().db, { customerEmail: email.toUpperCase() });
    const { cookie } = await signIn(subject);
    const list = await (await shop().get('/api/customer/subscriptions', { cookie })).json();
    expect(list).toMatchObject([{ orderId: guest.orderId }]);
  });

  test('stays the same customer when the provider reports a different name or email', async () => {
    const { subject, email } = aPerson();
    const first = await signInAs(subject);
    provider.knows(subject, { email: `new-${email}`, email_verified: true, given_name: 'Augusta' });
    expect(await signInAs(subject)).toEqual(first);
  });

  test('becomes one customer when two tabs return at the same time', async () => {
    const { subject } = aPerson();
    const begun = await Promise.all([begin(), begin()]);
    const back = await Promise.all(
      begun.map(async ({ to, cookie }) => finish(await provider.signIn(to, subject), cookie)),
    );
    const [one, two] = await Promise.all(back.map(({ cookie }) => customerOf(cookie)));
    expect(one.id).toBeString();
    expect(two).toEqual(one);
  });

  test('has no working password until they choose one', async () => {
    const { subject, email } = aPerson();
    const { id } = await signInAs(subject);
    expect([await passwordWorks(email, '!'), await passwordWorks(email)]).toEqual([false, false]);
    await resetPassword(email);
    expect(await passwordWorks(email)).toBe(true);
    expect(await signInAs(subject)).toMatchObject({ id });
  });

  test('can sign in without a valid name or email', async () => {
    const { subject } = aPerson();
    provider.knows(subject, { email: 'no address', email_verified: true, given_name: 'a\0b' });
    const nothing = { email: null, emailVerified: false, firstName: null, lastName: null };
    expect(await signInAs(subject)).toMatchObject(nothing);
  });
});

describe('an email that the provider has not verified', () => {
  test('is stored as unverified', async () => {
    const { subject, email } = aPerson({ email_verified: false });
    const guest = await anOrder(shop().db, { customerEmail: email });
    expect(await signInAs(subject)).toMatchObject({ email, emailVerified: false });
    const row = await shop().db.query.orders.findFirst({ where: eq(orders.id, guest.id) });
    expect(row?.customerId).toBeNull();
  });

  test('becomes verified once the provider verifies it', async () => {
    const { subject, email } = aPerson({ email_verified: false });
    const { id } = await signInAs(subject);
    provider.knows(subject, { email, email_verified: true });
    expect(await signInAs(subject)).toMatchObject({ id, email, emailVerified: true });
  });

  test.each([
    ['a verified', aProvedAccount],
    ['an unverified', () => signUp(shop())],
  ])('never opens %s account with that email', async (_, anAccount) => {
    const { email } = await anAccount();
    const { subject } = aPerson({ email, email_verified: false });
    expect(await signInAs(subject)).toMatchObject({ email: null, emailVerified: false });
    expect(await passwordWorks(email)).toBe(true);
  });

  test('no longer opens the account after the owner of the mailbox resets the password', async () => {
    const { subject, email } = aPerson({ email_verified: false });
    const planted = await signInAs(subject);
    expect(await customerOf(await resetPassword(email))).toMatchObject({ id: planted.id });
    const again = await signInAs(subject);
    expect(again).toMatchObject({ email: null });
    expect(again.id).not.toBe(planted.id);
  });
});

describe('an existing account', () => {
  test('is linked when both sides have verified the email', async () => {
    const { email, id } = await aProvedAccount();
    const { subject } = aPerson({ email: email.toUpperCase() });
    expect(await signInAs(subject)).toMatchObject({ id, email, emailVerified: true });
    expect(await identitiesOf(subject)).toMatchObject([{ customerId: id }]);
    expect(await passwordWorks(email)).toBe(true);
  });

  test('stays separate while its email is unverified, and the person learns what to do', async () => {
    const { email, cookie: local } = await signUp(shop());
    const { subject } = aPerson({ email });
    const refused = await signIn(subject, '/dashboard/support');
    expect(refused.to).toBe('/auth?login=unproved&next=%2Fdashboard%2Faccount');
    expect(refused.cookie).not.toContain('session=');
    expect(await identitiesOf(subject)).toEqual([]);
    const { id, emailVerified } = await customerOf(local);
    expect(emailVerified).toBe(false);

    await prove(email, local);
    expect(await signInAs(subject)).toMatchObject({ id });
  });

  test('is never opened through a provider when it belongs to an admin', async () => {
    const { email, id } = await aProvedAccount();
    await shop()
      .db.update(customers)
      .set({ isAdmin: true, role: 'owner' })
      .where(eq(customers.id, id));
    const { subject } = aPerson({ email });
    const refused = await signIn(subject);
    expect(refused.to).toBe('/auth?login=admin');
    expect(refused.cookie).not.toContain('session=');
    expect(await identitiesOf(subject)).toEqual([]);
  });

  test('gets credentials when it has none', async () => {
    const { subject, email } = aPerson();
    const id = crypto.randomUUID();
    await shop().db.insert(customers).values({ id, email, emailVerifiedAt: new Date() });
    expect(await signInAs(subject)).toMatchObject({ id });
    const user = await shop().db.query.users.findFirst({ where: eq(users.customerId, id) });
    expect(user).toMatchObject({ username: email, email });
  });
});
