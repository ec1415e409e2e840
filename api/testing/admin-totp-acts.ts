import type { TotpSetup } from '#contract/totp';
import type { AdminAct, AdminActs } from './admin-act.ts';
import { anAdmin, anAdminWithTotp, codeOf, nextCodeOf } from './admins.ts';
import { password } from './people.ts';
import type { TestShop } from './shop.ts';

/** Admin actions on two-factor authentication. Each one needs a separate admin. */
export const adminTotpActs: AdminActs = {
  'POST /api/admin/totp/confirm': async (shop) => {
    const { username, cookie } = await anAdmin(shop);
    const begun = await shop.post('/api/admin/totp', undefined, { cookie });
    const { secret }: TotpSetup = await begun.json();
    return {
      path: '/api/admin/totp/confirm',
      body: { code: codeOf(shop, secret) },
      verb: 'account.totp_enabled',
      name: username,
      cookie,
    };
  },
  'POST /api/admin/totp/recovery-codes': async (shop) => ({
    path: '/api/admin/totp/recovery-codes',
    ...(await provedAct(shop)),
    verb: 'account.recovery_codes_replaced',
  }),
  'DELETE /api/admin/totp': async (shop) => ({
    path: '/api/admin/totp',
    ...(await provedAct(shop)),
    verb: 'account.totp_disabled',
  }),
};

/** Prepares an admin with two-factor authentication and a request body with password and code. */
async function provedAct(shop: TestShop): Promise<Pick<AdminAct, 'name' | 'cookie' | 'body'>> {
  const { username, cookie, secret } = await anAdminWithTotp(shop);
  return { name: username, cookie, body: { password, code: nextCodeOf(shop, secret) } };
}
