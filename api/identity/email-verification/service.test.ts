import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anOrder } from '#api/testing/orders';
import { codeSentTo, cookieOf, password, signUp } from '#api/testing/people';
import { testShop } from '#api/testing/shop';
import { orders } from '#db/schema/orders';

const shop = testShop();

const verify = (cookie: string, code: string) =>
  shop().post('/api/customer/email/verify', { code }, { cookie });
const ordersOf = async (cookie: string): Promise<{ orderId: string }[]> =>
  (await shop().get('/api/customer/subscriptions', { cookie })).json();
const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000');

describe('the verification code at sign-up', () => {
  test('is the beginning of the subject', async () => {
    const { email } = await signUp(shop());
    const [mail] = await shop().mailsTo(email);
    expect(mail?.subject).toMatch(/^\d{6} is your .+ verification code$/);
    expect(mail?.subject).toContain(await codeSentTo(shop(), email));
  });

  test('verifies the address, claims guest orders and changes the session id', async () => {
    const { email, cookie } = await signUp(shop());
    const guest = await anOrder(shop().db, { customerEmail: email.toUpperCase() });
    expect(await ordersOf(cookie)).toEqual([]);

    const answer = await verify(cookie, await codeSentTo(shop(), email));
    expect(await answer.json()).toMatchObject({ email, emailVerified: true });
    expect(await ordersOf(cookie)).toMatchObject({ code: 'unauthenticated' });
    expect(await ordersOf(cookieOf(answer))).toMatchObject([{ orderId: guest.orderId }]);
  });

  test('works only once', async () => {
    const { email, cookie } = await signUp(shop());
    const code = await codeSentTo(shop(), email);
    const first = await verify(cookie, code);
    expect(first.status).toBe(200);
    expect((await verify(cookieOf(first), code)).status).toBe(400);
  });

  test('ignores spaces and allows five wrong attempts', async () => {
    const { email, cookie } = await signUp(shop());
    const code = await codeSentTo(shop(), email);
    for (let tries = 0; tries < 5; tries++) {
      expect((await verify(cookie, wrongCode(code))).status).toBe(400);
    }
    expect((await verify(cookie, code)).status).toBe(400);

    await shop().send('POST', '/api/customer/email/code', undefined, { cookie });
    const next = await codeSentTo(shop(), email);
    expect((await verify(cookie, `${next.slice(0, 3)} ${next.slice(3)}`)).status).toBe(200);
  });

  test('expires after ten minutes', async () => {
    const { email, cookie } = await signUp(shop());
    const code = await codeSentTo(shop(), email);
    shop().clock.shiftMs = 11 * 60 * 1000;
    const late = await verify(cookie, code);
    shop().clock.shiftMs = 0;
    expect(late.status).toBe(400);
  });

  test('leaves orders of other accounts alone', async () => {
    const other = await shop().signIn();
    const { email, cookie } = await signUp(shop());
    const theirs = await anOrder(shop().db, { customerEmail: email, customerId: other.id });
    await verify(cookie, await codeSentTo(shop(), email));
    const row = await shop().db.query.orders.findFirst({ where: eq(orders.id, theirs.id) });
    expect(row?.customerId).toBe(other.id);
  });
});

describe('a new email address', () => {
  test('replaces the old one once verified and notifies the old one', async () => {
    const { email, cookie } = await signUp(shop());
    const next = `next-${email}`;
    const body = { email: next, currentPassword: password };
    expect((await shop().post('/api/customer/email', body, { cookie })).status).toBe(200);
    const before = await (await shop().get('/api/customer/auth/user', { cookie })).json();
    expect(before).toMatchObject({ email });

    const answer = await verify(cookie, await codeSentTo(shop(), next));
    expect(await answer.json()).toMatchObject({ email: next, emailVerified: true });
    const told = (await shop().mailsTo(email)).at(-1);
    expect(told?.kind).toBe('email-changed');
    expect((await shop().post('/api/login', { username: next, password })).status).toBe(200);
    expect((await shop().post('/api/login', { username: email, password })).status).toBe(401);
  });

  test('stays pending until it is verified, and can receive another code', async () => {
    const { email, cookie } = await signUp(shop());
    const next = `next-${email}`;
    await shop().post(
      '/api/customer/email',
      { email: next, currentPassword: password },
      { cookie },
    );
    const waiting = await (await shop().get('/api/customer/auth/user', { cookie })).json();
    expect(waiting).toMatchObject({ email, pendingEmail: next });
    await shop().send('POST', '/api/customer/email/code', undefined, { cookie });
    expect(await shop().mailsTo(next)).toHaveLength(2);
    const answer = await verify(cookie, await codeSentTo(shop(), next));
    expect(await answer.json()).toMatchObject({ email: next, pendingEmail: null });
  });

  test('requires the password', async () => {
    const { cookie } = await signUp(shop());
    const wrong = { email: 'mine@example.com', currentPassword: 'wrong' };
    expect((await shop().post('/api/customer/email', wrong, { cookie })).status).toBe(400);
  });

  test('does not tell whether another account has it, and tells the owner', async () => {
    const { email: taken } = await signUp(shop());
    const free = `free-${taken}`;
    const answersTo = async (email: string) => {
      const { cookie } = await signUp(shop());
      const body = { email, currentPassword: password };
      const changed = await shop().post('/api/customer/email', body, { cookie });
      const again = await shop().send('POST', '/api/customer/email/code', undefined, { cookie });
      const { pendingEmail } = await (
        await shop().get('/api/customer/auth/user', { cookie })
      ).json();
      const tried = await verify(cookie, '000000');
      return {
        statuses: [changed.status, again.status, tried.status],
        bodies: [await changed.json(), await again.json()],
        isPending: pendingEmail === email,
      };
    };
    expect(await answersTo(taken)).toEqual(await answersTo(free));
    const kinds = (await shop().mailsTo(taken)).map(({ kind }) => kind);
    expect(kinds).toEqual(['email-code', 'email-taken', 'email-taken']);
  });

  test('is not revealed to an old one that was never verified', async () => {
    const { email, cookie } = await signUp(shop());
    const next = `next-${email}`;
    const body = { email: next, currentPassword: password };
    await shop().post('/api/customer/email', body, { cookie });
    await verify(cookie, await codeSentTo(shop(), next));
    const told = (await shop().mailsTo(email)).at(-1);
    expect(told?.text).toContain('Your account now uses another address.');
  });
});
