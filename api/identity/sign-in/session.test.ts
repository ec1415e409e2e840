import { describe, expect, test } from 'bun:test';
import { eq, like, sql } from 'drizzle-orm';
import { readPages } from '#api/testing/lists';
import { cookieOf, password, signUp } from '#api/testing/people';
import { testShop } from '#api/testing/shop';
import type { OpenSession } from '#contract/session';
import { customers } from '#db/schema/customers';
import { sessions } from '#db/schema/sessions';

const shop = testShop();
const dayMs = 24 * 60 * 60 * 1000;

const signIn = (username: string, word = password, cookie = '') =>
  shop().post('/api/login', { username, password: word }, { cookie });
const isSignedIn = async (cookie: string) =>
  (await shop().get('/api/user', { cookie })).status === 200;

describe('signing up', () => {
  test('returns the user and signs in', async () => {
    const { email, response, cookie } = await signUp(shop());
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ username: email, email });
    expect(await isSignedIn(cookie)).toBe(true);
    const customer = await (await shop().get('/api/customer/auth/user', { cookie })).json();
    expect(customer).toMatchObject({ firstName: 'Ada', emailVerified: false, isAdmin: false });
  });

  test('ignores a role, an ID and a customer in the body', async () => {
    const extra = { isAdmin: true, id: 1, customerId: 'theirs', emailVerifiedAt: '2026-01-01' };
    const { email } = await signUp(shop(), extra);
    const row = await shop().db.query.customers.findFirst({ where: eq(customers.email, email) });
    expect(row).toMatchObject({ isAdmin: false, emailVerifiedAt: null });
    expect(row?.id).not.toBe('theirs');
  });

  test('finds an email regardless of case', async () => {
    const { email } = await signUp(shop());
    const again = await signUp(shop(), { email: ` ${email.toUpperCase()} ` });
    expect(again.response.status).toBe(409);
    expect(await again.response.json()).toMatchObject({
      detail: 'That email already has an account. Sign in or reset your password.',
    });
    expect((await signIn(email.toUpperCase())).status).toBe(200);
  });

  test('accepts only one of several concurrent sign-ups with an email', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const tries = await Promise.all(Array.from({ length: 8 }, () => signUp(shop(), { email })));
    const statuses = tries.map(({ response }) => response.status).sort();
    expect(statuses).toEqual([201, ...Array(7).fill(409)]);
  });

  test.each([
    ['short', 'String must contain at least 12 character(s)'],
    ['x'.repeat(201), 'String must contain at most 200 character(s)'],
    [
      'passwordpassword',
      'Repeated character patterns like "abcabcabc" are easy to guess. Use four or more unrelated words, or a password manager.',
    ],
    [
      'Ada-Lovelace-1815',
      'This password is too similar to your name, your email or the name of this shop. Use four or more unrelated words, or a password manager.',
    ],
    [7, 'Expected string, received number'],
  ])('refuses the password %p', async (word, message) => {
    const { response } = await signUp(shop(), { password: word });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'password', message }] });
  });

  test('refuses a username that looks like an email', async () => {
    const { response } = await signUp(shop(), { username: 'victim@example.com' });
    expect(response.status).toBe(400);
  });

  test('never repeats the input in an error', async () => {
    const { response } = await signUp(shop(), { email: 'no email', password: 'hush hush hush' });
    expect(await response.text()).not.toContain('hush');
  });
});

describe('signing in', () => {
  test('accepts the username or the email', async () => {
    const username = `ada-${crypto.randomUUID()}`;
    const { email } = await signUp(shop(), { username });
    expect((await signIn(username)).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  test('gives the same response for a wrong password and an unknown account', async () => {
    const { email } = await signUp(shop());
    const wrong = await signIn(email, 'not the password');
    const unknown = await signIn('nobody@example.com', 'not the password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  test('never keeps a session ID that was planted before', async () => {
    const { email, cookie: planted } = await signUp(shop());
    const cookie = cookieOf(await signIn(email, password, planted));
    expect(cookie).not.toBe(planted);
    expect(await isSignedIn(planted)).toBe(false);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test('sets a cookie that scripts cannot read, and a hint without data', async () => {
    const { response } = await signUp(shop());
    const [session = '', hint = ''] = response.headers.getSetCookie();
    expect(session).toMatch(/^session=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toBe('signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax');
  });
});

describe('a session', () => {
  test('ends at sign-out and clears its cookie', async () => {
    const { cookie } = await signUp(shop());
    const out = await shop().post('/api/logout', {}, { cookie });
    expect(await out.json()).toEqual({ ok: true });
    expect(out.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test('ends on a navigation to the sign-out URL, but not from another site', async () => {
    const { cookie } = await signUp(shop());
    const path = '/api/customer/logout';
    const foreign = await shop().get(path, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect(await isSignedIn(cookie)).toBe(true);
    const slashed = await shop().get(`${path}/`, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(slashed.status).toBe(403);
    const own = await shop().get(path, { cookie, 'sec-fetch-site': 'same-origin' });
    expect([own.status, own.headers.get('location')]).toEqual([302, '/']);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test('is listed in pages, most recently used first, and can be found by its device', async () => {
    const { email, cookie } = await signUp(shop());
    for (const minute of [1, 2]) {
      shop().clock.shiftMs = minute * 60_000;
      await signIn(email);
    }
    shop().clock.shiftMs = 0;
    const path = '/api/customer/sessions';
    const all: OpenSession[] = await (await shop().get(path, { cookie })).json();
    expect(all.map(({ current }) => current)).toEqual([false, false, true]);
    const found = async (query: string) =>
      (await readPages<OpenSession>(shop(), `${path}?limit=1&${query}`, cookie)).flat();
    expect(await found('')).toEqual(all);
    expect(await found('sort=signedInAt:asc')).toEqual(all.toReversed());
    expect(await found('q=no%20such%20device')).toEqual([]);
    expect(await found(`q=${encodeURIComponent(all[0]?.device ?? '')}`)).toEqual(all);
    const csv = await shop().get(path, { cookie, accept: 'text/csv' });
    expect(await csv.text()).toStartWith('ID,Device,Signed in,Last seen,Current\r\n');
    for (const query of ['status=open', 'sort=device:asc', 'cursor=garbage', 'page=2']) {
      expect((await shop().get(`${path}?${query}`, { cookie })).status).toBe(400);
    }
  });

  test('ends everywhere at once', async () => {
    const { email, cookie } = await signUp(shop());
    const elsewhere = cookieOf(await signIn(email));
    const list = await (await shop().get('/api/customer/sessions', { cookie })).json();
    expect(list).toHaveLength(2);
    expect(list.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    await shop().send('DELETE', '/api/customer/sessions', undefined, { cookie });
    expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([false, false]);
  });

  test('can be ended by its ID unless it is the current one', async () => {
    const { email, cookie } = await signUp(shop());
    const elsewhere = cookieOf(await signIn(email));
    const other = await signUp(shop());
    const list: OpenSession[] = await (
      await shop().get('/api/customer/sessions', { cookie })
    ).json();
    const end = async (isCurrent: boolean, as: string) => {
      const { id } = list.find(({ current }) => current === isCurrent) ?? { id: '' };
      return (
        await shop().send('DELETE', `/api/customer/sessions/${id}`, undefined, { cookie: as })
      ).status;
    };
    expect(await end(false, other.cookie)).toBe(404);
    expect(await end(true, cookie)).toBe(409);
    expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([true, true]);
    expect(await end(false, cookie)).toBe(200);
    expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await end(false, cookie)).toBe(404);
  });

  test('never exposes its digest in the list or the cursor', async () => {
    const { email, cookie } = await signUp(shop());
    await signIn(email);
    const response = await shop().get('/api/customer/sessions?limit=1', { cookie });
    const cursor = /cursor=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    const told = Buffer.from(cursor, 'base64url').toString() + (await response.text());
    const rows = await shop().db.select().from(sessions);
    expect(rows.some(({ id }) => told.includes(id))).toBe(true);
    expect(rows.filter(({ sid }) => told.includes(sid))).toEqual([]);
  });

  test('ends for an admin after one hour without use and after twelve hours at most', async () => {
    const { cookie: idle } = await shop().signIn({ isAdmin: true });
    const { cookie: used } = await shop().signIn({ isAdmin: true });
    const after = async (minutes: number, cookie: string) => {
      shop().clock.shiftMs = minutes * 60_000;
      return isSignedIn(cookie);
    };
    try {
      expect(await after(59, idle)).toBe(true);
      expect(await after(59 + 58, idle)).toBe(true);
      expect(await after(59 + 58 + 62, idle)).toBe(false);
      const seen: boolean[] = [];
      for (let hour = 0.75; hour < 12.5; hour += 0.75) seen.push(await after(hour * 60, used));
      expect(seen).toEqual([...Array(15).fill(true), false]);
    } finally {
      shop().clock.shiftMs = 0;
    }
  });

  test('ends after the admin limit even if it was opened before the person became an admin', async () => {
    const { id, cookie } = await shop().signIn();
    await shop()
      .db.update(customers)
      .set({ isAdmin: true, role: 'owner' })
      .where(eq(customers.id, id));
    try {
      shop().clock.shiftMs = 2 * 60 * 60_000;
      expect(await isSignedIn(cookie)).toBe(false);
      const { cookie: fresh } = await shop().signIn();
      expect(await isSignedIn(fresh)).toBe(true);
    } finally {
      shop().clock.shiftMs = 0;
    }
  });

  test('ends after seven days without use and after thirty days at most', async () => {
    const { cookie: idle } = await signUp(shop());
    const { cookie: used } = await signUp(shop());
    const seen: boolean[] = [];
    try {
      for (const day of [6, 12, 18, 24, 29, 31]) {
        shop().clock.shiftMs = day * dayMs;
        seen.push(await isSignedIn(used));
      }
      expect(seen).toEqual([true, true, true, true, true, false]);
      shop().clock.shiftMs = 8 * dayMs;
      expect(await isSignedIn(idle)).toBe(false);
    } finally {
      shop().clock.shiftMs = 0;
    }
  });

  test('is stored under a digest, never under its ID', async () => {
    const { cookie } = await signUp(shop());
    const sid = decodeURIComponent(/session=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? '';
    expect(sid.length).toBeGreaterThan(40);
    const rows = await shop().db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(sid);
  });
});

test('deletes all expired sessions and no others', async () => {
  const { cookie } = await signUp(shop());
  const row = sql`'old-' || n, '{"userId": 1}'::jsonb, now() - interval '1 day'`;
  const many = sql`from generate_series(1, 2500) as n`;
  await shop().db.execute(sql`insert into sessions (sid, sess, expire) select ${row} ${many}`);
  await shop().jobs.run('sweep');
  const old = await shop().db.select().from(sessions).where(like(sessions.sid, 'old-%'));
  expect(old).toEqual([]);
  expect(await isSignedIn(cookie)).toBe(true);
});

describe('the redirect to the sign-in page', () => {
  test.each([
    ['/dashboard/subscriptions?a=1', '/auth?next=%2Fdashboard%2Fsubscriptions%3Fa%3D1'],
    ['//evil.example', '/auth'],
    ['/\\evil.example', '/auth'],
    ['https://evil.example', '/auth'],
    ['/dashboard\r\nx: y', '/auth'],
  ])('keeps the return path %p only when it is local', async (next, location) => {
    const path = `/api/customer/login?next=${encodeURIComponent(next)}`;
    const response = await shop().get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  test('asks a signed-in person to sign in again', async () => {
    const response = await shop().get('/api/customer/login?again=1&next=%2Fdashboard');
    expect(response.headers.get('location')).toBe('/auth?again=1&next=%2Fdashboard');
  });
});
