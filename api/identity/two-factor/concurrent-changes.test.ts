import { expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { createRateLimits } from '#api/http/rate-limits';
import type { Viewer } from '#api/http/viewer';
import { anAdmin, anAdminWithTotp, codeOf } from '#api/testing/admins';
import { password } from '#api/testing/people';
import { testShop } from '#api/testing/shop';
import { totpSecrets } from '#db/schema/totp';
import { users } from '#db/schema/users';
import { createSessions } from '../sessions/service.ts';
import { createIdentityCheck } from '../sign-in/confirm-identity.ts';
import { createTotp } from './service.ts';
import { createSecondFactor } from './verify-second-factor.ts';

// Password hashing is deliberately slow.
setDefaultTimeout(30_000);

const shop = testShop();
const sessions = () => createSessions({ db: shop().db, now: shop().clock.now });

async function viewerOf(username: string): Promise<Viewer> {
  const { db } = shop();
  const user = await db.query.users.findFirst({ where: eq(users.username, username) });
  const viewer = await sessions().viewer(await sessions().open(db, user?.id ?? 0, 'a test'));
  if (!viewer) throw new Error('The session did not open');
  return viewer;
}

/** Runs `happens` right after the password or the code was accepted. */
function overtakenBy(happens: () => Promise<unknown>) {
  const { db, vault, clock } = shop();
  const secondFactor = createSecondFactor({
    vault,
    limits: createRateLimits({ enabled: false, now: clock.now }),
    now: clock.now,
  });
  return createTotp({
    db,
    vault,
    now: clock.now,
    sessions: sessions(),
    mail: { send: async () => {} },
    settings: shop().shopSettings,
    credentials: {
      countTry: async (_viewer, prove) => {
        await happens();
        return prove();
      },
    },
    checkIdentity: createIdentityCheck({
      db,
      credentials: { confirm: async () => void (await happens()) },
      secondFactor,
    }),
  });
}

const isOn = async ({ user }: Viewer) => {
  const row = await shop().db.query.totpSecrets.findFirst({
    where: eq(totpSecrets.userId, user.id),
  });
  return Boolean(row?.confirmedAt);
};

const setPassword = ({ user }: Viewer) =>
  shop().db.update(users).set({ password: 'another' }).where(eq(users.id, user.id));
const signOut = ({ user }: Viewer) => sessions().endAll(shop().db, user.id);

const overtakings = [
  ['a new password', setPassword, /password was just changed/],
  ['a sign-out', signOut, /just signed out/],
] as const;

test.each(overtakings)(
  'keeps two-factor authentication on if %s commits first',
  async (_, happens, why) => {
    const viewer = await viewerOf((await anAdminWithTotp(shop())).username);
    const totp = overtakenBy(() => happens(viewer));
    await expect(
      totp.end(viewer, { password, code: null, address: '203.0.113.7' }),
    ).rejects.toThrow(why);
    expect(await isOn(viewer)).toBe(true);
  },
);

test.each(overtakings)('creates no recovery codes if %s commits first', async (_, happens, why) => {
  const viewer = await viewerOf((await anAdminWithTotp(shop())).username);
  const totp = overtakenBy(() => happens(viewer));
  await expect(
    totp.renewRecoveryCodes(viewer, { password, code: null, address: '203.0.113.7' }),
  ).rejects.toThrow(why);
});

test.each(overtakings)(
  'keeps two-factor authentication off if %s commits first',
  async (_, happens) => {
    const viewer = await viewerOf((await anAdmin(shop())).username);
    const totp = overtakenBy(() => happens(viewer));
    const { secret } = await totp.begin(viewer);
    const refused = await totp.confirm(viewer, codeOf(shop(), secret)).catch(() => 'refused');
    expect([refused, await isOn(viewer)]).toEqual(['refused', false]);
  },
);
