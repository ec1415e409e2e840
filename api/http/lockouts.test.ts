import { afterAll, afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { customers } from '#db/schema/customers';
import { users } from '#db/schema/users';
import { anAdmin, anAdminWithTotp, codeOf, nextCodeOf } from '../testing/admins.ts';
import { resetTokenSentTo } from '../testing/mails.ts';
import { behindProxy, callFrom } from '../testing/networks.ts';
import { cookieOf, password, signUp } from '../testing/people.ts';
import { testShop } from '../testing/shop.ts';
import { createRateLimits, type LimitName } from './rate-limits.ts';

// A password is proved slowly, on purpose.
setDefaultTimeout(60_000);

const shop = testShop(behindProxy);
afterEach(() => {
  shop().clock.shiftMs = 0;
});
afterAll(() => shop().app.stop(true));

const home = '198.51.100.7';
let used = 0;
/** An address that nobody has called from before. */
const newAddress = () => `203.0.${113 + Math.floor(++used / 250)}.${used % 250}`;

const signIn = async (address: string, username: string, word = password) =>
  (await callFrom(shop(), address)('/api/login', { username, password: word })).status;
const asAdmin = async (address: string, body: object) =>
  (await callFrom(shop(), address)('/api/admin/login', body)).status;

/** Wrong passwords until the address is refused. */
async function attack(username: string, address = newAddress()) {
  const statuses = [];
  for (let tries = 0; tries < 11; tries++) statuses.push(await signIn(address, username, 'wrong'));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
}

/** As many tries as are given, without the time that each takes. */
async function spend(name: LimitName, subject: string, tries: number) {
  const { db, clock } = shop();
  const limits = createRateLimits({ enabled: true, now: clock.now });
  await limits
    .count(db, name, subject, tries)
    .catch((error) => expect(error.code).toBe('rate_limited'));
}

async function strangersTry(email: string) {
  const user = await shop().db.query.users.findFirst({ where: eq(users.email, email) });
  await spend('login, account', user ? `user ${user.id}` : `name ${email}`, 100);
  expect(await signIn(newAddress(), email)).toBe(429);
}

describe('a stranger with wrong passwords', () => {
  test('does not lock an admin out who comes from elsewhere', async () => {
    const { username } = await anAdmin(shop());
    await attack(username);
    expect(await asAdmin(home, { username, password })).toBe(200);
  });

  test('counts as one on a whole IPv6 network', async () => {
    const { email } = await signUp(shop());
    for (let tries = 1; tries <= 10; tries++) {
      expect(await signIn(`2001:db8:1:2::${tries}`, email, 'wrong')).toBe(401);
    }
    expect(await signIn('2001:db8:1:2:ffff::1', email, 'wrong')).toBe(429);
    expect(await signIn('2001:db8:1:3::1', email, 'wrong')).toBe(401);
  });

  test('at many addresses meets a ceiling, which keeps nobody from where they have signed in', async () => {
    const { email } = await signUp(shop());
    expect(await signIn(home, email)).toBe(200);
    for (let round = 0; round < 10; round++) await attack(email);
    const refused = await callFrom(shop(), newAddress())('/api/login', {
      ...{ username: email, password },
    });
    expect(refused.status).toBe(429);
    expect((await refused.json()).detail).toEndWith('or reset your password by email.');
    expect(await signIn(home, email)).toBe(200);
    shop().clock.shiftMs = 61 * 60_000;
    expect(await signIn(newAddress(), email)).toBe(200);
  });

  test('learns nothing of whether the account exists', async () => {
    await attack('nobody@example.com');
    expect(await signIn(newAddress(), 'nobody@example.com', 'wrong')).toBe(401);
    await strangersTry('nobody@example.com');
  });

  test('does not keep an open session from confirming its password', async () => {
    const { email, cookie } = await signUp(shop());
    await strangersTry(email);
    const change = { currentPassword: password, newPassword: 'another quiet evening' };
    const changed = await callFrom(shop(), newAddress())('/api/customer/password', change, {
      cookie,
    });
    expect(changed.status).toBe(200);
  });

  test('does not keep a mailbox from a way back in', async () => {
    const { email } = await signUp(shop());
    for (let round = 0; round < 5; round++) {
      const forgot = callFrom(shop(), newAddress());
      for (let tries = 0; tries < 5; tries++) {
        expect((await forgot('/api/password/forgot', { email })).status).toBe(200);
      }
      expect((await forgot('/api/password/forgot', { email })).status).toBe(429);
    }
    const resets = (await shop().mailsTo(email)).filter(({ kind }) => kind === 'password-reset');
    expect(resets).toHaveLength(20);
    const call = callFrom(shop(), home);
    expect((await call('/api/password/forgot', { email })).status).toBe(200);
    const token = await resetTokenSentTo(shop(), email);
    const choice = { token, password: 'another quiet evening' };
    expect((await call('/api/password/reset', choice)).status).toBe(200);
  });
});

test('a reset by mail is a way in at once, also to type a code', async () => {
  const { email, username, secret } = await anAdminWithTotp(shop());
  const address = newAddress();
  await attack(username, address);
  await strangersTry(email);
  const call = callFrom(shop(), address);
  await call('/api/password/forgot', { email });
  const choice = {
    token: await resetTokenSentTo(shop(), email),
    password: 'another quiet evening',
  };
  const reset = await call('/api/password/reset', choice);
  expect([reset.status, (await reset.json()).code]).toEqual([401, 'code_required']);
  const code = nextCodeOf(shop(), secret);
  expect(await asAdmin(address, { username, password: choice.password, code })).toBe(200);
});

test('who signed in by a reset signs in again from there while strangers try', async () => {
  const { email } = await signUp(shop());
  const address = newAddress();
  const call = callFrom(shop(), address);
  await call('/api/password/forgot', { email });
  const choice = {
    token: await resetTokenSentTo(shop(), email),
    password: 'another quiet evening',
  };
  expect((await call('/api/password/reset', choice)).status).toBe(200);
  await strangersTry(email);
  expect(await signIn(address, email, choice.password)).toBe(200);
});

test('wrong passwords end with fifteen minutes, and only their own address waits', async () => {
  const { email } = await signUp(shop());
  const address = newAddress();
  await attack(email, address);
  expect(await signIn(address, email)).toBe(429);
  shop().clock.shiftMs = 16 * 60_000;
  expect(await signIn(address, email)).toBe(200);
});

test('who has stolen a password but no code locks nobody out who signs in from home', async () => {
  const { username, secret } = await anAdminWithTotp(shop());
  const code = nextCodeOf(shop(), secret);
  expect(await asAdmin(home, { username, password, code })).toBe(200);
  for (let round = 0; round < 9; round++) {
    const address = newAddress();
    for (let tries = 0; tries < 10; tries++) {
      expect(await asAdmin(address, { username, password, code: '000000' })).toBe(401);
    }
  }
  shop().clock.shiftMs += 61 * 60_000;
  const again = () => ({ username, password, code: codeOf(shop(), secret) });
  expect(await asAdmin(newAddress(), again())).toBe(429);
  expect(await asAdmin(home, again())).toBe(200);
});

test('an address makes thirty accounts an hour, and sign-ins there go on', async () => {
  const { email } = await signUp(shop());
  const address = newAddress();
  const register = callFrom(shop(), address);
  const statuses = [];
  for (let tries = 0; tries < 31; tries++) {
    statuses.push((await register('/api/register', {})).status);
  }
  expect(statuses).toEqual([...Array(30).fill(400), 429]);
  expect(await signIn(address, email)).toBe(200);
  for (let tries = 0; tries < 100; tries++) await callFrom(shop(), home)('/api/login', {});
  expect((await callFrom(shop(), home)('/api/register', {})).status).toBe(400);
});

describe('orders that strangers make with somebody’s email', () => {
  const order = async (address: string, customerEmail: string, cookie?: string) => {
    const [product] = await shop().db.query.products.findMany({ limit: 1 });
    const productId = product?.id ?? (await shop().aProduct()).id;
    const body = { productId, customerName: `Buyer ${++used}`, customerEmail };
    const call = callFrom(shop(), address);
    return (await call('/api/orders/create-checkout', body, cookie ? { cookie } : {})).status;
  };

  test('do not keep the owner from buying elsewhere', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const address = newAddress();
    for (let count = 0; count < 10; count++) expect(await order(address, email)).toBe(201);
    expect(await order(address, email)).toBe(429);
    expect(await order(newAddress(), email)).toBe(201);
  });

  test('never keep somebody from buying who is signed in and has proved it', async () => {
    const { id, email, cookie } = await shop().signIn({ isVerified: true });
    for (let round = 0; round < 5; round++) {
      const address = newAddress();
      for (let count = 0; count < 10; count++) expect(await order(address, email)).toBe(201);
    }
    expect(await order(newAddress(), email)).toBe(429);
    expect(await order(home, email.toUpperCase(), cookie)).toBe(201);
    await shop().db.update(customers).set({ emailVerifiedAt: null }).where(eq(customers.id, id));
    expect(await order(home, email, cookie)).toBe(429);
  });
});

test('questions that strangers ask with an email do not keep its owner from asking', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const question = { customerType: 'new', inquiryType: 'Pricing Questions', email };
  const ask = async (address: string) => {
    const body = { ...question, subject: 'What does it cost?', message: 'With support.' };
    return (await callFrom(shop(), address)('/api/support', body)).status;
  };
  const address = newAddress();
  for (let count = 0; count < 5; count++) expect(await ask(address)).toBe(201);
  expect(await ask(address)).toBe(429);
  expect(await ask(newAddress())).toBe(201);
});

test('codes that strangers have sent to an address do not keep its owner from theirs', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const post = (path: string, body: unknown, cookie: string) =>
    callFrom(shop(), home)(path, body, { cookie });
  const sendTo = async (cookie: string) =>
    (await post('/api/customer/email', { email, currentPassword: password }, cookie)).status;
  for (let round = 0; round < 4; round++) {
    const { cookie } = await signUp(shop());
    for (let tries = 0; tries < 5; tries++) expect(await sendTo(cookie)).toBe(200);
    expect(await sendTo(cookie)).toBe(429);
  }
  expect(await sendTo((await signUp(shop())).cookie)).toBe(429);
  const owner = await signUp(shop(), { email });
  const again = await callFrom(shop(), home)(
    '/api/customer/email/code',
    {},
    {
      cookie: cookieOf(owner.response),
    },
  );
  expect(again.status).toBe(200);
});

describe('an upload', () => {
  const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024).fill(0x61);
  const upload = (address: string, cookie: string, bytes: Uint8Array) =>
    callFrom(shop(), address)('/api/attachments?name=a.txt', bytes, { cookie });

  test('wants a proved email, and says how to prove it', async () => {
    const { cookie } = await shop().signIn();
    const refused = await upload(newAddress(), cookie, megabytes(1));
    expect(refused.status).toBe(403);
    expect((await refused.json()).detail).toStartWith('Verify your email before you attach files');
    const admin = await shop().signIn({ isAdmin: true });
    expect((await upload(newAddress(), admin.cookie, megabytes(1))).status).toBe(201);
  });

  test('ends at 200 MB a day of an account, wherever it comes from', async () => {
    const { cookie } = await shop().signIn({ isVerified: true });
    for (let files = 0; files < 20; files++) {
      expect((await upload(newAddress(), cookie, megabytes(10))).status).toBe(201);
    }
    const refused = await upload(newAddress(), cookie, megabytes(1));
    expect(refused.status).toBe(429);
    const { detail } = await refused.json();
    expect(detail).toMatch(
      /^You’ve reached the upload limit of 200 MB a day\. .+ or put a link to the file in your mess/,
    );
    shop().clock.shiftMs = 25 * 60 * 60_000;
    expect((await upload(newAddress(), cookie, megabytes(1))).status).toBe(201);
  });

  test('ends at 500 MB a day of a network, and goes on elsewhere', async () => {
    const address = newAddress();
    const { cookie } = await shop().signIn({ isVerified: true });
    expect((await upload(address, cookie, megabytes(1))).status).toBe(201);
    await spend('attachment kB, address', address, 499 * 1024);
    const refused = await upload(address, cookie, megabytes(1));
    expect(refused.status).toBe(429);
    expect((await refused.json()).detail).toStartWith(
      'Your network has reached the upload limit of 500 MB',
    );
    expect((await upload(newAddress(), cookie, megabytes(1))).status).toBe(201);
  });

  test('ends for everybody when the shop has taken in 5 GB in a day, and admins go on', async () => {
    await spend('attachment kB, shop', 'all', 5_000 * 1024);
    const { cookie } = await shop().signIn({ isVerified: true });
    const refused = await upload(newAddress(), cookie, megabytes(1));
    expect(refused.status).toBe(429);
    expect((await refused.json()).detail).toStartWith('We’ve reached today’s upload limit');
    const admin = await shop().signIn({ isAdmin: true });
    expect((await upload(newAddress(), admin.cookie, megabytes(1))).status).toBe(201);
  });
});
