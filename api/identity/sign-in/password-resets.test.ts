import { expect, test } from 'bun:test';
import { cookieOf, password, resetTokenSentTo, signUp } from '#api/testing/people';
import { testShop } from '#api/testing/shop';

const shop = testShop();
const newPassword = 'another quiet evening';

const forgot = (email: string) => shop().post('/api/password/forgot', { email });
const reset = (token: string, word = newPassword) =>
  shop().post('/api/password/reset', { token, password: word });
const signIn = (username: string, word: string) =>
  shop().post('/api/login', { username, password: word });

test('lets a link set a password once and ends every other session', async () => {
  const { email, cookie: elsewhere } = await signUp(shop());
  await forgot(email);
  const token = await resetTokenSentTo(shop(), email);

  const answer = await reset(token);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ email });
  const cookie = cookieOf(answer);
  expect((await shop().get('/api/user', { cookie })).status).toBe(200);
  expect((await shop().get('/api/user', { cookie: elsewhere })).status).toBe(401);
  expect((await signIn(email, password)).status).toBe(401);
  expect((await signIn(email, newPassword)).status).toBe(200);
  expect((await reset(token)).status).toBe(409);
});

test('accepts one of two simultaneous resets', async () => {
  const { email } = await signUp(shop());
  await forgot(email);
  const token = await resetTokenSentTo(shop(), email);
  const answers = await Promise.all([reset(token), reset(token), reset(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('keeps the link valid after a weak password', async () => {
  const { email } = await signUp(shop());
  await forgot(email);
  const token = await resetTokenSentTo(shop(), email);
  expect((await reset(token, 'passwordpassword')).status).toBe(400);
  expect((await reset(token)).status).toBe(200);
});

test('refuses a weak password with the same message for a change, a reset and a sign-up', async () => {
  const weak = 'Sitewright2026';
  const { response } = await signUp(shop(), { password: weak });
  const { email, cookie } = await signUp(shop(), { username: `countess-${crypto.randomUUID()}` });
  await forgot(email);
  const token = await resetTokenSentTo(shop(), email);
  const change = (newPassword: string) =>
    shop().post('/api/customer/password', { currentPassword: password, newPassword }, { cookie });
  const said = [response, await change(weak), await reset(token, weak)].map(async (answer) => {
    expect(answer.status).toBe(400);
    return (await answer.json()).detail;
  });
  const [registration, ...others] = await Promise.all(said);
  expect(registration).toContain('Use four or more unrelated words');
  expect(others).toEqual([registration, registration]);
  expect((await change('countess-1815!')).status).toBe(400);
  expect((await reset(token, 'countess-1815!')).status).toBe(400);
});

test('accepts only the newest link, for half an hour', async () => {
  const { email } = await signUp(shop());
  await forgot(email);
  const first = await resetTokenSentTo(shop(), email);
  await forgot(email);
  const second = await resetTokenSentTo(shop(), email);
  expect((await reset(first)).status).toBe(409);
  shop().clock.shiftMs = 31 * 60 * 1000;
  expect((await reset(second)).status).toBe(409);
  shop().clock.shiftMs = 0;
  expect((await reset(second)).status).toBe(200);
});

test('gives an unknown email the same response and sends no mail', async () => {
  const known = await forgot((await signUp(shop())).email);
  const unknown = await forgot('nobody@example.com');
  expect(await known.json()).toEqual(await unknown.json());
  expect(await shop().mailsTo('nobody@example.com')).toEqual([]);
});

test('requires the old password for a change and ends every other session', async () => {
  const { email, cookie } = await signUp(shop());
  const elsewhere = cookieOf(await signIn(email, password));
  const change = (currentPassword: string) =>
    shop().post('/api/customer/password', { currentPassword, newPassword }, { cookie });

  const refused = await change('not mine at all');
  expect(await refused.json()).toMatchObject({
    errors: [{ path: 'currentPassword', message: 'This password is incorrect.' }],
  });
  const changed = await change(password);
  expect(changed.status).toBe(200);
  expect((await shop().get('/api/user', { cookie: elsewhere })).status).toBe(401);
  expect((await shop().get('/api/user', { cookie })).status).toBe(401);
  expect((await shop().get('/api/user', { cookie: cookieOf(changed) })).status).toBe(200);
});

test('refuses a link after the password was changed', async () => {
  const { email, cookie } = await signUp(shop());
  await forgot(email);
  const token = await resetTokenSentTo(shop(), email);
  await shop().post(
    '/api/customer/password',
    { currentPassword: password, newPassword },
    { cookie },
  );
  expect((await reset(token, 'a third quiet evening')).status).toBe(409);
});

test('accepts only one of a simultaneous change and reset', async () => {
  const { email, cookie } = await signUp(shop());
  await forgot(email);
  const token = await resetTokenSentTo(shop(), email);
  const change = { currentPassword: password, newPassword: 'the thief chose this one' };
  const [changed, wasReset] = await Promise.all([
    shop().post('/api/customer/password', change, { cookie }),
    reset(token),
  ]);
  // The second request is refused, so only the password of the successful one works.
  expect([changed.status, wasReset.status].sort()).toEqual([200, 409]);
  const inForce = wasReset.ok ? newPassword : change.newPassword;
  expect((await signIn(email, inForce)).status).toBe(200);
});
