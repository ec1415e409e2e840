import { eq } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import { requireRecentSignIn } from '#api/http/recent-sign-in';
import type { Viewer } from '#api/http/viewer';
import { writeAccountAudit } from '#api/office/audit/own-account';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Vault } from '#api/platform/vault/vault';
import type { IdentityProof, Totp, TotpSetup } from '#contract/totp';
import type { Db } from '#db/client';
import { type TotpSecretRow, totpSecrets } from '#db/schema/totp';
import { lockViewer } from '../sessions/find-viewer.ts';
import type { Sessions } from '../sessions/service.ts';
import { requiresTwoFactor } from '../sessions/sign-in-policy.ts';
import { notifyTwoFactorChanged, turnOffTwoFactor } from './admin-reset.ts';
import {
  countRecoveryCodes,
  findSecret,
  findTimeStep,
  newSecret,
  openSecret,
  otpauthUri,
  placeOf,
  replaceRecoveryCodes,
} from './codes.ts';

/** The submitted proof, and the network it came from. */
type TypedProof = IdentityProof & { address: string };

type Dependencies = {
  db: Db;
  vault: Vault;
  sessions: Sessions;
  credentials: { countTry<T>(viewer: Viewer, attempt: () => Promise<T>): Promise<T> };
  /** Runs `act` once the password, and a code if needed, are confirmed. */
  checkIdentity: <T>(viewer: Viewer, proof: TypedProof, act: (tx: Db) => Promise<T>) => Promise<T>;
  mail: Pick<Mail, 'send'>;
  settings: ShopSettingsReader;
  now: Clock;
};

export type TotpService = ReturnType<typeof createTotp>;

/**
 * Two-factor authentication. Turning it on needs a code, turning it off the password and a code.
 */
export function createTotp(deps: Dependencies) {
  const { db, vault, sessions, credentials, checkIdentity, mail, settings, now } = deps;
  return {
    async state({ user }: Viewer): Promise<Totp> {
      const enabledAt = (await findSecret(db, user.id))?.confirmedAt?.toISOString() ?? null;
      const recoveryCodesLeft = enabledAt === null ? 0 : await countRecoveryCodes(db, user.id);
      return { enabledAt, recoveryCodesLeft, required: await requiresTwoFactor(db) };
    },

    /** Creates a secret, replacing an unconfirmed one. It is not in use yet. */
    async begin(viewer: Viewer): Promise<TotpSetup> {
      const { user } = viewer;
      // Prevents an attacker with a stolen cookie from adding their own app.
      requireRecentSignIn(viewer, now());
      const secret = newSecret();
      return db.transaction(async (tx) => {
        await lockViewer(tx, viewer);
        if ((await findSecret(tx, user.id))?.confirmedAt) throw isOn();
        await tx.delete(totpSecrets).where(eq(totpSecrets.userId, user.id));
        const sealed = vault.seal(secret, placeOf(user.id));
        await tx.insert(totpSecrets).values({ userId: user.id, ...sealed, createdAt: now() });
        const recoveryCodes = await replaceRecoveryCodes(tx, user.id);
        return {
          secret,
          uri: otpauthUri(secret, user.username, settings.current().brand.name),
          recoveryCodes,
        };
      });
    },

    /** Turns it on, ends all other sessions and returns the session's new id. */
    confirm: (viewer: Viewer, code: string): Promise<string> =>
      credentials.countTry(viewer, () =>
        db.transaction(async (tx) => {
          await lockViewer(tx, viewer);
          const row = await findSecret(tx, viewer.user.id);
          if (row?.confirmedAt) throw isOn();
          if (!row)
            throw new Failure('conflict', 'This setup was cancelled elsewhere. Start again.');
          const lastStep = findTimeStep(openSecret(vault, row), code, now());
          if (lastStep === null) throw wrongCode();
          await confirmSecret(tx, row, lastStep);
          await writeAccountAudit(tx, viewer, { at: now(), verb: 'account.totp_enabled' });
          await notifyTwoFactorChanged(tx, mail, viewer.customer, { isOn: true });
          return renewSession(tx, viewer);
        }),
      ),

    /** Turns it off, ends all other sessions and returns the session's new id. */
    end: (viewer: Viewer, proof: TypedProof): Promise<string> =>
      checkIdentity(viewer, proof, async (tx) => {
        if (await requiresTwoFactor(tx)) throw isRequired();
        if (!(await turnOffTwoFactor(tx, viewer.user.id))) throw isOff();
        await writeAccountAudit(tx, viewer, { at: now(), verb: 'account.totp_disabled' });
        await notifyTwoFactorChanged(tx, mail, viewer.customer, { isOn: false });
        return renewSession(tx, viewer);
      }),

    /** Invalidates the previous codes. */
    renewRecoveryCodes: (viewer: Viewer, proof: TypedProof): Promise<string[]> =>
      checkIdentity(viewer, proof, async (tx) => {
        if (!(await findSecret(tx, viewer.user.id))?.confirmedAt) throw isOff();
        await writeAccountAudit(tx, viewer, { at: now(), verb: 'account.recovery_codes_replaced' });
        return replaceRecoveryCodes(tx, viewer.user.id);
      }),
  };

  async function confirmSecret(tx: Db, { userId }: TotpSecretRow, lastStep: number) {
    const confirmed = { confirmedAt: now(), lastStep };
    await tx.update(totpSecrets).set(confirmed).where(eq(totpSecrets.userId, userId));
  }

  async function renewSession(tx: Db, { user, session }: Viewer): Promise<string> {
    await sessions.endAll(tx, user.id, session);
    return sessions.renew(tx, session.key);
  }
}

function isOn(): Failure {
  return new Failure(
    'conflict',
    'Two-factor authentication is already on. To use another app, turn it off first.',
  );
}

function isOff(): Failure {
  return new Failure('conflict', 'Two-factor authentication is already off.');
}

function isRequired(): Failure {
  return new Failure('conflict', 'This shop requires two-factor authentication for all admins.');
}

function wrongCode(): Failure {
  return invalid([
    {
      path: 'code',
      message: 'This code is incorrect or expired. Enter the current code from your app.',
    },
  ]);
}
