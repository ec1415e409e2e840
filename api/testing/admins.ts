import { TOTP } from 'otpauth';
import { createAdmin } from '#api/identity/accounts/admins';
import type { TotpSetup } from '#contract/totp';
import { cookieOf, password } from './people.ts';
import type { TestShop } from './shop.ts';

/** Creates an admin with a password and signs them in. */
export async function anAdmin(shop: TestShop) {
  const username = `admin-${crypto.randomUUID()}`;
  const email = `${username}@example.com`;
  await createAdmin(shop.db, shop.passwords, { username, email, password });
  const login = (code?: unknown, word = password) =>
    shop.post('/api/admin/login', { username, password: word, code });
  return { username, email, login, cookie: cookieOf(await login()) };
}

/** Creates a signed-in admin with two-factor authentication, whose first code is already used. */
export async function anAdminWithTotp(shop: TestShop) {
  const admin = await anAdmin(shop);
  const headers = { cookie: admin.cookie };
  const setup: TotpSetup = await (await shop.post('/api/admin/totp', undefined, headers)).json();
  const code = codeOf(shop, setup.secret);
  const confirmed = await shop.post('/api/admin/totp/confirm', { code }, headers);
  if (!confirmed.ok) throw new Error(await confirmed.text());
  return { ...admin, ...setup, usedCode: code, cookie: cookieOf(confirmed) };
}

/** The code of the authenticator app at the shop’s current time. */
export function codeOf(shop: TestShop, secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() });
}

/** Moves the clock by 30 seconds and returns the next code. */
export function nextCodeOf(shop: TestShop, secret: string): string {
  shop.clock.shiftMs += 30_000;
  return codeOf(shop, secret);
}
