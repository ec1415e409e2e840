import { expect, setDefaultTimeout, test } from 'bun:test';
import { eq, like, sql } from 'drizzle-orm';
import { anAdmin, anAdminWithTotp, nextCodeOf } from '#api/testing/admins';
import { readPages } from '#api/testing/lists';
import { cookieOf, password, signUp } from '#api/testing/people';
import { testShop } from '#api/testing/shop';
import type { SecurityEvent } from '#contract/security-log';
import { mails } from '#db/schema/mails';
import { people } from '#db/schema/people';
import { securityEvents } from '#db/schema/security-events';
import { users } from '#db/schema/users';
import { createSecurityLog } from './recorder.ts';

// Password hashing is deliberately slow.
setDefaultTimeout(30_000);

const shop = testShop({ rateLimits: true });
const path = '/api/admin/security-log';

async function log(query = '', cookie?: string): Promise<SecurityEvent[]> {
  const reader = cookie ?? (await shop().signIn({ isAdmin: true })).cookie;
  return (await shop().get(`${path}?${query}`, { cookie: reader })).json();
}

/** The events of one account, oldest first. */
const eventsOf = async (email: string) =>
  (await log(`q=${encodeURIComponent(email)}`)).reverse().map(({ event }) => event);

const login = (username: string, word = password, headers = {}) =>
  shop().post('/api/login', { username, password: word }, headers);

test('records sign-ins, failed sign-ins and sign-outs everywhere', async () => {
  const { email, cookie } = await signUp(shop());
  await login(email, 'not the one');
  await login(email, 'not the one');
  await login(email);
  await shop().send('DELETE', '/api/customer/sessions', undefined, { cookie });
  const events = (await log(`q=${encodeURIComponent(email)}`)).reverse();
  expect(events.map(({ event, count }) => [event, count])).toEqual([
    ['sign_in_failed', 2],
    ['sign_in', 1],
    ['signed_out_everywhere', 1],
  ]);
  const [person] = await shop().db.select().from(people).where(eq(people.email, email));
  expect(events[0]).toMatchObject({
    account: { email, customer: person?.reference },
    detail: 'POST /api/login',
  });
});

test('records changes of a password and of two-factor authentication', async () => {
  const admin = await anAdminWithTotp(shop());
  const { cookie, secret, login: adminLogin } = admin;
  await adminLogin('000000');
  const change = { currentPassword: password, newPassword: 'another quiet evening' };
  const changed = cookieOf(await shop().post('/api/customer/password', change, { cookie }));
  const proof = { password: change.newPassword, code: nextCodeOf(shop(), secret) };
  await shop().send('DELETE', '/api/admin/totp', proof, { cookie: changed });
  expect(await eventsOf(admin.email)).toEqual([
    'admin_created',
    'sign_in',
    'two_factor_enabled',
    'code_failed',
    'password_changed',
    'two_factor_disabled',
  ]);
});

test('records denied requests and rate limits by route, never by path', async () => {
  const { email, cookie } = await signUp(shop());
  await shop().get('/api/orders/12345', { cookie });
  const events = await log(`q=${encodeURIComponent(email)}`);
  expect(events).toMatchObject([{ event: 'access_denied', detail: 'GET /api/orders/:id' }]);
  for (let count = 0; count < 11; count++) await login(email, 'not the one');
  expect(await eventsOf(email)).toEqual(['access_denied', 'sign_in_failed', 'rate_limited']);
});

test('records when an admin starts and stops viewing as a customer', async () => {
  const { email, cookie } = await anAdmin(shop());
  const { id: customerId } = await shop().signIn();
  await shop().post('/api/admin/view-as', { customerId }, { cookie });
  await shop().send('DELETE', '/api/admin/view-as', undefined, { cookie });
  expect((await eventsOf(email)).slice(-2)).toEqual(['view_started', 'view_ended']);
});

test('logs one line per event without passwords, codes, typed usernames or addresses', async () => {
  const typed = 'my-secret-typed-as-a-name';
  await login(typed, 'hush hush hush');
  await log();
  const rows = JSON.stringify(await shop().db.select().from(securityEvents));
  const lines = shop().securityLines;
  expect(rows + lines.join()).not.toMatch(/hush|my-secret|quiet evening/);
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
    message: 'security: sign_in_failed',
    level: 'warn',
    event: 'sign_in_failed',
    account: null,
    detail: 'POST /api/login',
    count: expect.any(Number),
  });
});

test('is a paginated list for admins only', async () => {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const all = await log('', cookie);
  const paged = (await readPages<SecurityEvent>(shop(), `${path}?limit=2`, cookie)).flat();
  expect(paged).toEqual(all);
  expect((await log('sort=createdAt:asc', cookie)).map(({ id }) => id)).toEqual(
    all.map(({ id }) => id).toReversed(),
  );
  const failed = await log('status=sign_in_failed', cookie);
  expect(new Set(failed.map(({ event }) => event))).toEqual(new Set(['sign_in_failed']));
  const csv = await (await shop().get(path, { cookie, accept: 'text/csv' })).text();
  expect(csv).toStartWith(
    'ID,Time,Last seen,Event,Account ID,Account,Email,Account customer,Network,Details,Count\r\n',
  );
  const [newest] = all;
  const day = newest?.createdAt.slice(0, 10);
  expect((await log(`from=${day}&to=${day}`, cookie))[0]).toEqual(newest);
  expect(await log('to=2026-01-01', cookie)).toEqual([]);
  expect((await shop().get(`${path}?status=nothing`, { cookie })).status).toBe(400);
});

test('keeps events for ninety days', async () => {
  await log();
  const at = new Date(Date.now() - 91 * 24 * 60 * 60_000);
  const old = { event: 'sign_in', count: 1, createdAt: at, lastAt: at } as const;
  const { db } = shop();
  const before = await db.$count(securityEvents);
  await db.insert(securityEvents).values({ ...old, key: 'old' });
  await shop().jobs.run('retention');
  expect(await db.$count(securityEvents)).toBe(before);
});

test('keeps an event without its account after the account is deleted', async () => {
  const { email } = await signUp(shop());
  await login(email, 'not the one');
  await log();
  const { db } = shop();
  const [event] = await db.select().from(securityEvents).orderBy(securityEvents.id).limit(1);
  expect(event).toBeDefined();
  const before = await db.$count(securityEvents);
  await db.delete(users).where(like(users.username, email));
  expect(await db.$count(securityEvents)).toBe(before);
  expect(await eventsOf(email)).toEqual([]);
});

test('groups a flood of events and limits the rows of a distributed one', async () => {
  const { db } = shop();
  await db.delete(securityEvents);
  const lines: string[] = [];
  const at = new Date('2026-01-15T12:00:00Z');
  const recorder = createSecurityLog({ db, now: () => at, log: (line) => lines.push(line) });
  for (let count = 0; count < 1_000; count++) {
    recorder.record({ event: 'sign_in_failed', network: '203.0.113.7' });
  }
  for (let count = 0; count < 5_000; count++) {
    recorder.record({ event: 'sign_in_failed', network: `198.51.100.${count}` });
  }
  await recorder.flush();
  const rows = await db.select().from(securityEvents);
  expect(rows.length).toBeLessThanOrEqual(501);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(6_000);
  expect(rows.find(({ network }) => network === '203.0.113.7')?.count).toBe(1_000);
  expect(lines.length).toBeLessThan(700);
});

test('keeps other events and their accounts during a flood of one kind', async () => {
  const { db } = shop();
  const { email } = await anAdmin(shop());
  const user = await db.query.users.findFirst({ where: eq(users.email, email) });
  const userId = user?.id ?? 0;
  await shop().securityLog.flush();
  await db.delete(securityEvents);
  const at = new Date('2026-01-15T12:00:00Z');
  const recorder = createSecurityLog({ db, now: () => at, log: () => {} });
  for (let count = 0; count < 600; count++) {
    recorder.record({ event: 'sign_in_failed', network: `198.51.100.${count}` });
  }
  recorder.record({ event: 'sign_in', userId, network: '203.0.113.7' });
  recorder.record({ event: 'sign_in_failed', userId, network: '203.0.113.7' });
  await recorder.flush();
  const rows = await db.select().from(securityEvents).where(eq(securityEvents.userId, userId));
  expect(rows.map(({ event, network }) => [event, network]).sort()).toEqual([
    ['sign_in', '203.0.113.7'],
    ['sign_in_failed', null],
  ]);
});

test('writes the other events when an account was erased in the meantime', async () => {
  const { db } = shop();
  await db.delete(securityEvents);
  const recorder = createSecurityLog({ db, now: shop().clock.now, log: () => {} });
  recorder.record({ event: 'sign_in', userId: 2_000_000_000 });
  recorder.record({ event: 'sign_in_failed' });
  await recorder.flush();
  const rows = await db.select().from(securityEvents).orderBy(securityEvents.id);
  expect(rows.map(({ event, userId }) => [event, userId])).toEqual([
    ['sign_in', null],
    ['sign_in_failed', null],
  ]);
});

test('signs in even if the security log cannot be written', async () => {
  const { email } = await signUp(shop());
  const { db } = shop();
  await db.execute(sql`alter table security_events rename to elsewhere`);
  try {
    expect((await login(email)).status).toBe(200);
    expect((await login(email, 'not the one')).status).toBe(401);
    await shop().securityLog.flush();
    expect(shop().securityLines.at(-1)).toContain('security log: Query failed');
    expect(shop().securityLines.at(-2)).toContain('sign_in_failed');
  } finally {
    await db.execute(sql`alter table elsewhere rename to security_events`);
  }
});

test('notifies an account of a sign-in from a new browser and of each new password', async () => {
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
  const { email } = await signUp(shop());
  const kinds = async () => (await shop().mailsTo(email)).map(({ kind }) => kind).slice(1);
  await login(email);
  expect(await kinds()).toEqual([]);
  const cookie = cookieOf(await login(email, password, firefox));
  await login(email, password, firefox);
  expect(await kinds()).toEqual(['new-sign-in']);
  const change = { currentPassword: password, newPassword: 'another quiet evening' };
  await shop().post('/api/customer/password', change, { cookie, ...firefox });
  expect(await kinds()).toEqual(['new-sign-in', 'password-changed']);
  await shop().post('/api/password/forgot', { email });
  const link = (await shop().mailsTo(email)).at(-1)?.text ?? '';
  const token = /token=(\S+)/.exec(link)?.[1];
  const safari = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605.1' };
  const reset = { token, password: 'a third quiet evening' };
  expect((await shop().post('/api/password/reset', reset, safari)).status).toBe(200);
  await login(email, 'a third quiet evening', safari);
  expect(await kinds()).toEqual([
    'new-sign-in',
    'password-changed',
    'password-reset',
    'password-changed',
  ]);
  const [news] = await shop().db.select().from(mails).where(like(mails.kind, 'new-sign-in'));
  expect(news?.text).toContain('Device: Firefox on Linux');
  expect(news?.text).toContain('/dashboard/account');
});

test('notifies an admin of a new browser, but not of the first one', async () => {
  const { email, login: adminLogin } = await anAdmin(shop());
  expect(await shop().mailsTo(email)).toEqual([]);
  await adminLogin();
  expect(await shop().mailsTo(email)).toEqual([]);
  const safari = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X) Safari/605.1' };
  await shop().post('/api/admin/login', { username: email, password }, safari);
  const [mail] = await shop().mailsTo(email);
  expect(mail?.kind).toBe('new-sign-in');
  expect(mail?.text).toContain('/admin/security');
});
