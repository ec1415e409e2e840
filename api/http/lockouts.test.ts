import { afterAll, afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { createPasswords } from '#api/identity/accounts/passwords';
import { customers } from '#db/schema/customers';
import { users } from '#db/schema/users';
import { anAdmin, anAdminWithTotp, codeOf, nextCodeOf } from '../testing/admins.ts';
import { behindProxy, callFrom } from '../testing/networks.ts';
import { cookieOf, password, resetTokenSentTo, signUp } from '../testing/people.ts';
import { type TestShop, testShop } from '../testing/shop.ts';
import type { LimitName } from './limits.ts';
import { createRateLimits } from './rate-limits.ts';

// Password hashing is slow by design.
setDefaultTimeout(60_000);

const shop = testShop(behindProxy);
afterEach(() => {
  shop().clock.shiftMs = 0;
});
afterAll(() => shop().app.stop(true));

const home = '198.51.100.7';
let used = 0;
/** An address that was not used before. */
const newAddress = () => `203.0.${113 + Math.floor(++used / 250)}.${used % 250}`;

const signInTo =
  (to: () => TestShop) =>
  async (address: string, username: string, word = password) =>
    (await callFrom(to(), address)('/api/login', { username, password: word })).status;
const signIn = signInTo(shop);
const asAdmin = async (address: string, body: object) =>
  (await callFrom(shop(), address)('/api/admin/login', body)).status;

/** Tries wrong passwords until the address is rate-limited. */
async function attack(username: string, address = newAddress()) {
  const statuses = [];
  for (let tries = 0; tries < 11; tries++) statuses.push(await signIn(address, username, 'wrong'));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
}

/** Uses up tries without the time that real requests take. */
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

describe('an attacker with wrong passwords', () => {
  test('does not lock out an admin at another address', async () => {
    const { username } = await anAdmin(shop());
    await attack(username);
    expect(await asAdmin(home, { username, password })).toBe(200);
  });

  test('counts as one caller across an IPv6 network', async () => {
    const { email } = await signUp(shop());
    for (let tries = 1; tries <= 10; tries++) {
      expect(await signIn(`2001:db8:1:2::${tries}`, email, 'wrong')).toBe(401);
    }
    expect(await signIn('2001:db8:1:2:ffff::1', email, 'wrong')).toBe(429);
    expect(await signIn('2001:db8:1:3::1', email, 'wrong')).toBe(401);
  });

  test('is limited across many addresses without locking out remembered ones', async () => {
    const { email } = await signUp(shop());
    expect(await signIn(home, email)).toBe(200);
    for (let round = 0; round < 10; round++) await attack(email);
    const refused = await callFrom(shop(), newAddress())('/api/login', {
      username: email,
      password,
    });
    expect(refused.status).toBe(429);
    expect((await refused.json()).detail).toEndWith('or reset your password by email.');
    expect(await signIn(home, email)).toBe(200);
    shop().clock.shiftMs = 61 * 60_000;
    expect(await signIn(newAddress(), email)).toBe(200);
  });

  test('cannot learn whether an account exists', async () => {
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

  test('does not block password resets', async () => {
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

describe('120 wrong passwords at once from one network', () => {
  // At the lowest cost, everyone would wait for the database instead.
  const cost = { memoryCost: 4096, timeCost: 2 };
  const hashOfUnknownUser = Bun.password.hashSync('unknown', { algorithm: 'argon2id', ...cost });
  const slow = createPasswords({ cost, hashOfUnknownUser });
  const realistic = testShop({ ...behindProxy, passwords: slow });
  afterAll(() => realistic().app.stop(true));
  const signInNow = signInTo(realistic);
  const flood = (address: string) => {
    const wrong = { tried: 0, statuses: [] as Promise<number>[] };
    wrong.statuses = Array.from({ length: 120 }, async (_, index) => {
      const status = await signInNow(address, `stranger${index}@example.com`, 'wrong');
      if (status === 401) wrong.tried += 1;
      return status;
    });
    return wrong;
  };

  test('neither reject nor hold up a sign-in from another network', async () => {
    const { email } = await signUp(realistic());
    const wrong = flood(newAddress());
    expect(await signInNow(newAddress(), email)).toBe(200);
    expect(wrong.tried).toBeLessThan(60);
    const statuses = await Promise.all(wrong.statuses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  });

  test('neither reject nor hold up accounts that signed in there before', async () => {
    const { email } = await signUp(realistic());
    const { email: newcomer } = await signUp(realistic());
    const address = newAddress();
    expect(await signInNow(address, email)).toBe(200);
    const wrong = flood(address);
    expect(await signInNow(address, email.toUpperCase())).toBe(200);
    expect(wrong.tried).toBeLessThan(60);
    await Promise.all(wrong.statuses);
    expect(await signInNow(address, email)).toBe(200);
    expect(await signInNow(address, newcomer)).toBe(429);
  });
});

test('lets the user sign in right after a password reset, including with a code', async () => {
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

test('keeps letting the user sign in after a reset while others try', async () => {
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

test('limits wrong passwords by address for fifteen minutes', async () => {
  const { email } = await signUp(shop());
  const address = newAddress();
  await attack(email, address);
  expect(await signIn(address, email)).toBe(429);
  shop().clock.shiftMs = 16 * 60_000;
  expect(await signIn(address, email)).toBe(200);
});

test('does not lock the owner out when an attacker has the password but no code', async () => {
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

test('limits registrations to thirty per address and hour without blocking sign-ins', async () => {
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

describe('orders that strangers place with another person’s email', () => {
  const order = async (address: string, customerEmail: string, cookie?: string) => {
    const [product] = await shop().db.query.products.findMany({ limit: 1 });
    const productId = product?.id ?? (await shop().aProduct()).id;
    const body = { productId, customerName: `Buyer ${++used}`, customerEmail };
    const call = callFrom(shop(), address);
    return (await call('/api/orders/create-checkout', body, cookie ? { cookie } : {})).status;
  };

  test('do not keep the owner from ordering elsewhere', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const address = newAddress();
    for (let count = 0; count < 10; count++) expect(await order(address, email)).toBe(201);
    expect(await order(address, email)).toBe(429);
    expect(await order(newAddress(), email)).toBe(201);
  });

  test('never block a signed-in customer with a verified email', async () => {
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

test('lets the owner of an email open tickets while strangers use it', async () => {
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

test('lets the owner of an address get codes while strangers request them', async () => {
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

  test('requires a verified email and says how to verify it', async () => {
    const { cookie } = await shop().signIn();
    const refused = await upload(newAddress(), cookie, megabytes(1));
    expect(refused.status).toBe(403);
    expect((await refused.json()).detail).toStartWith('Verify your email before you attach files');
    const admin = await shop().signIn({ isAdmin: true });
    expect((await upload(newAddress(), admin.cookie, megabytes(1))).status).toBe(201);
  });

  test('is limited to 200 MB per account and day at any address', async () => {
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

  test('is limited to 500 MB per network and day', async () => {
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

  test('is limited to 5 GB per day for all customers, but not for admins', async () => {
    await spend('attachment kB, shop', 'all', 5_000 * 1024);
    const { cookie } = await shop().signIn({ isVerified: true });
    const refused = await upload(newAddress(), cookie, megabytes(1));
    expect(refused.status).toBe(429);
    expect((await refused.json()).detail).toStartWith('We’ve reached today’s upload limit');
    const admin = await shop().signIn({ isAdmin: true });
    expect((await upload(newAddress(), admin.cookie, megabytes(1))).status).toBe(201);
  });
});
