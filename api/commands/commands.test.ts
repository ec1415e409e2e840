import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { replaceCredentials } from '#api/commerce/orders/delivery/credentials';
import { createFirstAdmin } from '#api/identity/accounts/first-admin';
import { placeOf } from '#api/identity/two-factor/codes';
import { createVault } from '#api/platform/vault/vault';
import { auditEntries } from '#db/schema/audit-entries';
import { totpSecrets } from '#db/schema/totp';
import { users } from '#db/schema/users';
import { anAdminWithTotp } from '../testing/admins.ts';
import { anOrder } from '../testing/orders.ts';
import { password } from '../testing/people.ts';
import { testShop } from '../testing/shop.ts';
import { callControl, serveControl } from './control.ts';
import { createCommands } from './registry.ts';

const shop = testShop();
let folder = '';
let close: () => Promise<void>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'control-'));
  close = serveControl(
    folder,
    createCommands({
      db: shop().db,
      engine: shop().database.engine,
      passwords: shop().passwords,
      vault: shop().vault,
      mail: shop().mail,
      files: shop().files,
      reconciliation: async () => shop().reconciliation,
      now: shop().clock.now,
    }),
    () => {},
  );
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

/** The audit entries that the command line wrote about an account. */
async function entriesOf(username: string) {
  const byCommand = eq(auditEntries.actorName, 'The shop’s command line');
  const ofAccount = and(byCommand, eq(auditEntries.subjectName, username));
  const rows = await shop().db.select().from(auditEntries).where(ofAccount);
  return rows.map(({ verb }) => verb);
}

const create = (input: unknown) => callControl(folder, 'admin:create', input);
const adminLogin = (username: string, word: string) =>
  shop().post('/api/admin/login', { username, password: word });

describe('admin:create', () => {
  test('creates an admin who can sign in', async () => {
    const made = await create({ username: 'Grace', email: 'grace@example.com', password });
    expect(made).toEqual({ said: 'Created the admin account grace. Sign in at /admin/login.' });
    const answer = await adminLogin('grace', password);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ username: 'grace', mustChangePassword: false });
    expect(await entriesOf('grace')).toEqual(['account.created']);
  });

  test.each([
    [{ username: 'grace', email: 'other@example.com', password }, /username grace is taken/],
    [{ username: 'other', email: 'grace@example.com', password }, /already has an account/],
    [{ username: 'x@y', email: 'x@example.com', password }, /one word without @/],
    [{ username: 'short', email: 'short@example.com', password: 'short' }, /at least 12/],
    [
      { username: 'weak', email: 'weak@example.com', password: 'Sitewright2026' },
      /four or more unrelated/,
    ],
    [{ username: 'nobody' }, /email: Required/],
  ])('refuses %j', async (input, why) => {
    expect(await create(input)).toEqual({ refused: expect.stringMatching(why) });
  });

  test('is restricted to the owner of the data folder', () => {
    expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600);
  });

  test('refuses unknown commands and reports a shop that is not running', async () => {
    expect(await callControl(folder, 'toString', {})).toEqual({
      refused: 'Unknown command: toString.',
    });
    expect(await callControl(tmpdir(), 'admin:create', {})).toBeUndefined();
  });
});

describe('admin:totp-off', () => {
  const switchOff = (username: string) => callControl(folder, 'admin:totp-off', { username });

  test('turns off two-factor authentication and signs the admin out', async () => {
    const { username, email, login, cookie } = await anAdminWithTotp(shop());
    expect((await login()).status).toBe(401);
    expect(await switchOff(username.toUpperCase())).toEqual({
      said: `Turned off two-factor authentication for ${username} and signed them out everywhere. They can now sign in with only their password.`,
    });
    expect((await shop().get('/api/user', { cookie })).status).toBe(401);
    expect((await login()).status).toBe(200);
    expect(await entriesOf(username)).toEqual(['account.totp_disabled']);
    expect((await shop().mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/was turned on for/),
      expect.stringMatching(/was turned off for/),
    ]);
    expect(await switchOff(username)).toEqual({
      refused: `Two-factor authentication is already off for ${username}.`,
    });
  });

  test('refuses unknown admins', async () => {
    expect(await switchOff('missing')).toEqual({ refused: 'No admin is named missing.' });
    expect(await switchOff(' ')).toEqual({ refused: expect.stringMatching(/^username: /) });
  });
});

describe('vault:rotate', () => {
  const rotate = () => callControl(folder, 'vault:rotate', {});

  test('reports what it did', async () => {
    expect(await rotate()).toEqual({
      said: 'Re-encrypted 0 values. You can now remove the other keys from VAULT_KEY.',
    });
  });

  test('also encrypts the secrets of two-factor authentication', async () => {
    const { db, vault } = shop();
    const { secret, username } = await anAdminWithTotp(shop());
    const user = await db.query.users.findFirst({ where: eq(users.username, username) });
    const gone = createVault(['a key that was thrown away']).seal(secret, placeOf(user?.id ?? 0));
    const ofUser = eq(totpSecrets.userId, user?.id ?? 0);
    await db.update(totpSecrets).set(gone).where(ofUser);
    expect(await rotate()).toEqual({ refused: expect.stringContaining('1 couldn’t be decrypted') });
    await db
      .update(totpSecrets)
      .set(vault.seal(secret, placeOf(user?.id ?? 0)))
      .where(ofUser);
  });

  test('reports which keys are still needed', async () => {
    const { db } = shop();
    const { id } = await anOrder(db);
    const gone = createVault(['a key that the shop does not have']);
    await replaceCredentials(db, gone, id, [{ label: 'Key', value: 'x' }], new Date());
    expect(await rotate()).toEqual({
      refused: expect.stringMatching(
        /^Re-encrypted 0 values\. \d couldn’t be decrypted\. Add the key/,
      ),
    });
  });
});

test('returns the result of a reconciliation', async () => {
  const answer = await callControl(folder, 'reconcile', {});
  if (!answer || !('said' in answer)) throw new Error('Nothing was compared');
  expect(JSON.parse(answer.said)).toMatchObject({ differing: 0, error: null, differences: [] });
});

describe('people:export and people:erase', () => {
  const about = (command: string, input: unknown) => callControl(folder, command, input);

  test('export a person’s data and preview an erasure before it runs', async () => {
    const { email } = await shop().signIn();
    const exported = await about('people:export', { email: ` ${email.toUpperCase()} ` });
    if (!exported || !('said' in exported)) throw new Error('Nothing was exported');
    expect(JSON.parse(exported.said)).toMatchObject({ email, orders: [] });
    const said = expect.stringContaining(`Data stored for ${email}: an account.`);
    expect(await about('people:erase-plan', { email })).toEqual({ said });
    expect(await about('people:erase', { email })).toEqual({
      said: `Erased ${email}: an account.`,
    });
    const refused = `No data is stored for ${email}.`;
    for (const command of ['people:export', 'people:erase-plan', 'people:erase']) {
      expect(await about(command, { email })).toEqual({ refused });
    }
  });

  test('require an email', async () => {
    expect(await about('people:erase', { email: 'ada' })).toEqual({
      refused: 'email: Invalid email',
    });
  });
});

describe('the admin sign-in', () => {
  test('answers a customer’s correct password like a wrong one', async () => {
    const customer = { username: 'mere', email: 'mere@example.com', password };
    await shop().post('/api/register', { ...customer, firstName: 'Mere', lastName: 'Customer' });
    const right = await adminLogin('mere', password);
    const wrong = await adminLogin('mere', 'not the password');
    expect([right.status, wrong.status]).toEqual([401, 401]);
    expect(await right.json()).toEqual(await wrong.json());
    expect(right.headers.getSetCookie()).toEqual([]);
  });
});

test('writes the first admin’s password to a private file if there is no admin', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'first-'));
  // The tests above already created an admin.
  expect(await createFirstAdmin(shop().db, shop().passwords, empty)).toBeNull();
  expect(existsSync(join(empty, 'first-admin.txt'))).toBe(false);
  await shop().db.execute('update customers set is_admin = false, role = null');
  const file = (await createFirstAdmin(shop().db, shop().passwords, empty)) ?? '';
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [, word = ''] =
    /^username: admin\npassword: (\S{20,})\n$/.exec(readFileSync(file, 'utf8')) ?? [];
  const answer = await adminLogin('admin', word);
  expect(await answer.json()).toMatchObject({ username: 'admin', mustChangePassword: true });
  rmSync(empty, { recursive: true });
});
