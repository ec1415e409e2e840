import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { rotateTotpSecrets } from '#api/commands/registry';
import { createVault } from '#api/platform/vault/vault';
import { anAdmin, anAdminWithTotp, codeOf, nextCodeOf } from '#api/testing/admins';
import { cookieOf, password, resetTokenSentTo } from '#api/testing/people';
import { testShop } from '#api/testing/shop';
import type { TotpSetup } from '#contract/totp';
import { auditEntries } from '#db/schema/audit-entries';
import { recoveryCodes, totpSecrets } from '#db/schema/totp';
import { users } from '#db/schema/users';

// Password hashing is deliberately slow.
setDefaultTimeout(30_000);

const shop = testShop();
const path = '/api/admin/totp';

const state = async (cookie: string) => (await shop().get(path, { cookie })).json();
const begin = (cookie: string) => shop().post(path, undefined, { cookie });
const confirm = (cookie: string, code: string) =>
  shop().post(`${path}/confirm`, { code }, { cookie });
const end = (cookie: string, code?: string, word = password) =>
  shop().send('DELETE', path, { password: word, code }, { cookie });
const isSignedIn = async (cookie: string) => (await shop().get('/api/user', { cookie })).ok;

async function rowOf(username: string) {
  const [row] = await shop()
    .db.select({ secret: totpSecrets })
    .from(totpSecrets)
    .innerJoin(users, eq(users.id, totpSecrets.userId))
    .where(eq(users.username, username));
  if (!row) throw new Error('There is no secret');
  return row.secret;
}

describe('turning on two-factor authentication', () => {
  test('returns a secret and ten recovery codes, stored only encrypted and hashed', async () => {
    const { cookie, username } = await anAdmin(shop());
    const answer = await begin(cookie);
    expect(answer.status).toBe(201);
    const setup: TotpSetup = await answer.json();
    expect(new URL(setup.uri).searchParams.get('secret')).toBe(setup.secret);
    expect(new Set(setup.recoveryCodes).size).toBe(10);
    for (const code of setup.recoveryCodes) expect(code).toMatch(/^(\d{5}-){3}\d{5}$/);
    const row = await rowOf(username);
    const codes = await shop()
      .db.select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, row.userId));
    const kept = JSON.stringify([row, codes]);
    const told = [setup.secret, ...setup.recoveryCodes];
    expect(told.filter((secret) => kept.includes(secret))).toEqual([]);
  });

  test('takes effect with the first correct code, not before', async () => {
    const { cookie, login, username } = await anAdmin(shop());
    const { secret }: TotpSetup = await (await begin(cookie)).json();
    expect(await state(cookie)).toEqual({ enabledAt: null, recoveryCodesLeft: 0, required: false });
    expect((await login()).status).toBe(200);

    const right = codeOf(shop(), secret);
    const wrong = await confirm(cookie, right === '000000' ? '111111' : '000000');
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ errors: [{ path: 'code' }] });
    expect((await rowOf(username)).confirmedAt).toBeNull();

    const confirmed = await confirm(cookie, `${right.slice(0, 3)} ${right.slice(3)}`);
    expect(await confirmed.json()).toEqual({ ok: true });
    expect(await state(cookieOf(confirmed))).toEqual({
      enabledAt: expect.stringMatching(/Z$/),
      recoveryCodesLeft: 10,
      required: false,
    });
    expect((await login()).status).toBe(401);
  });

  test('ends every other session and gives this one a new ID', async () => {
    const { cookie, login } = await anAdmin(shop());
    const elsewhere = cookieOf(await login());
    const { secret }: TotpSetup = await (await begin(cookie)).json();
    const renewed = cookieOf(await confirm(cookie, codeOf(shop(), secret)));
    expect([await isSignedIn(elsewhere), await isSignedIn(cookie)]).toEqual([false, false]);
    expect(await isSignedIn(renewed)).toBe(true);
  });

  test('discards the pending setup when it starts again', async () => {
    const { cookie, login } = await anAdmin(shop());
    const first: TotpSetup = await (await begin(cookie)).json();
    const second: TotpSetup = await (await begin(cookie)).json();
    expect((await confirm(cookie, codeOf(shop(), first.secret))).status).toBe(400);
    expect((await confirm(cookie, codeOf(shop(), second.secret))).status).toBe(200);
    expect((await login(first.recoveryCodes[0])).status).toBe(401);
    expect((await login(second.recoveryCodes[0])).status).toBe(200);
  });

  test('is refused while it is already on, and says what to do', async () => {
    const { cookie, secret } = await anAdminWithTotp(shop());
    const refusals = [await begin(cookie), await confirm(cookie, nextCodeOf(shop(), secret))];
    for (const refused of refusals) {
      expect(refused.status).toBe(409);
      expect((await refused.json()).detail).toContain('turn it off first');
    }
    expect(await state(cookie)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  test('starts only within ten minutes of a sign-in, so a stolen cookie cannot enroll an app', async () => {
    const { cookie, login } = await anAdmin(shop());
    shop().clock.shiftMs += 10 * 60_000 + 1000;
    const refused = await begin(cookie);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'sign_in_again' });
    expect((await begin(cookieOf(await login()))).status).toBe(201);
  });

  test('cannot be confirmed before it is started', async () => {
    const { cookie } = await anAdmin(shop());
    expect((await confirm(cookie, '123456')).status).toBe(409);
  });
});

describe('signing in', () => {
  test('asks for a code after a correct password and opens no session yet', async () => {
    const { login } = await anAdminWithTotp(shop());
    for (const code of [undefined, null, '', '  ']) {
      const asked = await login(code);
      expect(asked.status).toBe(401);
      expect(await asked.json()).toMatchObject({ code: 'code_required' });
      expect(asked.headers.getSetCookie()).toEqual([]);
    }
  });

  test('does not ask for a code after a wrong password, with or without two-factor', async () => {
    const { login } = await anAdminWithTotp(shop());
    const { login: without } = await anAdmin(shop());
    const answers = [await login(undefined, 'wrong'), await without(undefined, 'wrong')];
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one).toEqual(other);
    expect(one).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test('gives the same response for a wrong code and a wrong password', async () => {
    const { login, secret } = await anAdminWithTotp(shop());
    const code = nextCodeOf(shop(), secret);
    const wrong = code === '000000' ? '111111' : '000000';
    const answers = [
      await login(wrong),
      await login(code, 'wrong'),
      await login(wrong, 'wrong'),
      await login('48217-73091-52604-83317'),
      await login('constructor'),
    ];
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(new Set(bodies).size).toBe(1);
    expect((await login(code)).status).toBe(200);
  });

  test('accepts a code once, and no older code', async () => {
    const { login, secret, usedCode } = await anAdminWithTotp(shop());
    expect((await login(usedCode)).status).toBe(401);
    const skipped = nextCodeOf(shop(), secret);
    const newest = nextCodeOf(shop(), secret);
    expect((await login(newest)).status).toBe(200);
    expect((await login(newest)).status).toBe(401);
    expect((await login(skipped)).status).toBe(401);
  });

  test('accepts only one of several simultaneous sign-ins with the same code', async () => {
    const { login, secret, recoveryCodes: codes } = await anAdminWithTotp(shop());
    for (const code of [nextCodeOf(shop(), secret), codes[0]]) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => login(code)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 401, 401, 401, 401]);
    }
  });

  test('accepts a recovery code once, with or without separators', async () => {
    const { login, cookie, recoveryCodes: codes } = await anAdminWithTotp(shop());
    const [first = '', second = ''] = codes;
    expect((await login(first.replaceAll('-', ' '))).status).toBe(200);
    expect((await login(first)).status).toBe(401);
    expect((await login(second.replaceAll('-', ''))).status).toBe(200);
    expect(await state(cookie)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('refuses the code of another person', async () => {
    const { login } = await anAdminWithTotp(shop());
    const other = await anAdminWithTotp(shop());
    expect((await login(nextCodeOf(shop(), other.secret))).status).toBe(401);
    expect((await login(other.recoveryCodes[0])).status).toBe(401);
  });

  test('ignores a code when none is required', async () => {
    const { login } = await anAdmin(shop());
    expect((await login('123456')).status).toBe(200);
  });

  test('accepts a recovery code when the encryption key of the secret is missing', async () => {
    const { login, username, secret, recoveryCodes: codes } = await anAdminWithTotp(shop());
    const { userId } = await rowOf(username);
    const gone = createVault(['a key that was thrown away']).seal(secret, ['elsewhere']);
    await shop().db.update(totpSecrets).set(gone).where(eq(totpSecrets.userId, userId));
    const refused = await login(nextCodeOf(shop(), secret));
    expect(refused.status).toBe(500);
    expect((await refused.json()).detail).toContain('Use a recovery code.');
    expect((await login(codes[0])).status).toBe(200);
  });
});

describe('two-factor authentication cannot be bypassed', () => {
  test('through the customer sign-in', async () => {
    const { username, email } = await anAdminWithTotp(shop());
    for (const name of [username, email]) {
      const answer = await shop().post('/api/login', { username: name, password, code: '1' });
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'code_required']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('through a password reset, which sets the password but still asks for a code', async () => {
    const { email, cookie, login, secret } = await anAdminWithTotp(shop());
    await shop().post('/api/password/forgot', { email });
    const token = await resetTokenSentTo(shop(), email);
    const word = 'another quiet evening';
    const answer = await shop().post('/api/password/reset', { token, password: word });
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'code_required']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await login(undefined, word)).status).toBe(401);
    expect((await login(nextCodeOf(shop(), secret), word)).status).toBe(200);
  });
});

describe('turning off two-factor authentication', () => {
  test('requires the password, ends every other session, and stops asking for a code', async () => {
    const { cookie, login, secret } = await anAdminWithTotp(shop());
    const elsewhere = cookieOf(await login(nextCodeOf(shop(), secret)));
    const code = nextCodeOf(shop(), secret);
    const refused = await end(cookie, code, 'wrong');
    expect(await refused.json()).toMatchObject({
      errors: [{ path: 'password', message: 'This password is incorrect.' }],
    });
    const ended = await end(cookie, code);
    expect(await ended.json()).toEqual({ ok: true });
    const renewed = cookieOf(ended);
    expect([await isSignedIn(elsewhere), await isSignedIn(cookie)]).toEqual([false, false]);
    expect(await state(renewed)).toEqual({
      enabledAt: null,
      recoveryCodesLeft: 0,
      required: false,
    });
    expect((await login()).status).toBe(200);
    expect((await end(renewed)).status).toBe(409);
  });

  test.each([undefined, '', '000000', '12345-12345-12345-12345'])(
    'is refused with the password and the code %p',
    async (code) => {
      const { cookie } = await anAdminWithTotp(shop());
      const refused = await end(cookie, code);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ errors: [{ path: 'code' }] });
      expect(await state(cookie)).toMatchObject({ recoveryCodesLeft: 10 });
    },
  );

  test('accepts a recovery code, and no code twice', async () => {
    const { cookie, usedCode, recoveryCodes: codes } = await anAdminWithTotp(shop());
    expect((await end(cookie, usedCode)).status).toBe(400);
    expect((await end(cookie, codes[0])).status).toBe(200);
  });

  test('keeps a setup that is waiting for its first code', async () => {
    const { cookie } = await anAdmin(shop());
    const { secret }: TotpSetup = await (await begin(cookie)).json();
    expect((await end(cookie)).status).toBe(409);
    expect((await confirm(cookie, codeOf(shop(), secret))).status).toBe(200);
  });
});

describe('new recovery codes', () => {
  const renew = (cookie: string, code?: string, word = password) =>
    shop().post(`${path}/recovery-codes`, { password: word, code }, { cookie });

  test('require the password and a code, and replace the old ones', async () => {
    const { cookie, login, secret, recoveryCodes: old } = await anAdminWithTotp(shop());
    await login(old[0]);
    const code = nextCodeOf(shop(), secret);
    expect((await renew(cookie, code, 'wrong')).status).toBe(400);
    // Otherwise a password alone would be enough to get a code that turns it off.
    expect((await renew(cookie)).status).toBe(400);
    const answer = await renew(cookie, code);
    expect(answer.status).toBe(201);
    const fresh: Pick<TotpSetup, 'recoveryCodes'> = await answer.json();
    expect(await state(cookie)).toMatchObject({ recoveryCodesLeft: 10 });
    expect((await login(old[1])).status).toBe(401);
    expect((await login(fresh.recoveryCodes[0])).status).toBe(200);
  });

  test('require two-factor authentication to be on', async () => {
    const { cookie } = await anAdmin(shop());
    await begin(cookie);
    expect((await renew(cookie)).status).toBe(409);
  });
});

test('audits changes and used recovery codes, but not a pending setup', async () => {
  const { username, login, secret, recoveryCodes: codes } = await anAdminWithTotp(shop());
  const cookie = cookieOf(await login(codes[0]));
  const code = nextCodeOf(shop(), secret);
  await shop().post(`${path}/recovery-codes`, { password, code }, { cookie });
  const off = cookieOf(await end(cookie, nextCodeOf(shop(), secret)));
  await begin(off);
  const entries = await shop()
    .db.select()
    .from(auditEntries)
    .where(eq(auditEntries.actorName, username))
    .orderBy(auditEntries.id);
  expect(entries.map(({ verb }) => verb)).toEqual([
    'account.signed_in',
    'account.totp_enabled',
    'account.recovery_code_used',
    'account.signed_in',
    'account.recovery_codes_replaced',
    'account.totp_disabled',
  ]);
});

test('emails the owner about changes, but not about a wrong password', async () => {
  const { email, cookie, recoveryCodes: codes } = await anAdminWithTotp(shop());
  const told = async () => {
    const mails = await shop().mailsTo(email);
    return mails.flatMap(({ kind, subject }) => (kind === 'two-steps-switched' ? subject : []));
  };
  expect(await told()).toEqual([expect.stringMatching(/was turned on for/)]);
  await end(cookie, codes[0], 'wrong');
  await end(cookie, codes[0]);
  expect(await told()).toEqual([expect.anything(), expect.stringMatching(/was turned off for/)]);
});

test('audits a wrong code after a correct password, but not a wrong password', async () => {
  const { username, login } = await anAdminWithTotp(shop());
  const written = async () => {
    const ofAdmin = eq(auditEntries.actorName, username);
    const rows = await shop().db.select().from(auditEntries).where(ofAdmin);
    return rows.filter(({ verb }) => verb === 'account.code_refused').length;
  };
  expect((await login('48217-73091-52604-83317', 'wrong')).status).toBe(401);
  expect((await login()).status).toBe(401);
  expect(await written()).toBe(0);
  expect((await login('48217-73091-52604-83317')).status).toBe(401);
  expect(await written()).toBe(1);
});

test('reencrypts a secret with a new vault key and can still decrypt it', async () => {
  const { login, username, secret } = await anAdminWithTotp(shop());
  const row = await rowOf(username);
  const old = 'an older key of this very shop!!';
  const place = ['totp_secrets', 'value', String(row.userId)];
  await shop()
    .db.update(totpSecrets)
    .set(createVault([old]).seal(secret, place))
    .where(eq(totpSecrets.userId, row.userId));
  expect(await rotateTotpSecrets(shop().db, shop().vault)).toMatchObject({ sealed: 0 });
  const both = createVault(['a key of tests, 32 characters long', old]);
  expect(await rotateTotpSecrets(shop().db, both)).toMatchObject({ sealed: 1 });
  expect((await login(nextCodeOf(shop(), secret))).status).toBe(200);
});
