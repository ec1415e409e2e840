import { eq } from 'drizzle-orm';
import type { RateLimits } from '#api/http/rate-limits';
import { writeAccountAudit } from '#api/platform/audit/own-account';
import type { Clock } from '#api/platform/clock';
import type { Vault } from '#api/platform/vault/vault';
import type { Db } from '#db/client';
import { type TotpSecretRow, totpSecrets } from '#db/schema/totp';
import type { Account } from '../accounts/accounts.ts';
import { findTimeStep, isAppCode } from './codes.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { findSecret, openSecret } from './secrets.ts';

type Dependencies = { vault: Vault; limits: RateLimits; now: Clock };

/** A code, and the address that it is typed at. */
type TypedCode = { code: string; address: string };

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** What an admin proves beside the password, once they have switched it on. */
export function createSecondFactor({ vault, limits, now }: Dependencies) {
  return {
    /** Whether this account is asked for a code. The user's row has to be locked. */
    async isAsked(tx: Db, { user, customer }: Account): Promise<boolean> {
      const row = customer.isAdmin ? await findSecret(tx, user.id) : undefined;
      return row !== undefined && row.confirmedAt !== null;
    },

    /**
     * Takes a code of the app or a recovery code; each opens once. The row has to be locked. A
     * refusal is written down: whoever types one has the password.
     */
    async takes(tx: Db, account: Account, { code, address }: TypedCode): Promise<boolean> {
      const subject = `user ${account.user.id}`;
      // Counted before it is looked at, so that the right one has to wait as well.
      await limits.countAt(tx, 'wrong code, account', subject, address);
      const isRight = await opens(tx, account, code.replace(/[\s-]/g, ''));
      if (isRight) await limits.uncountAttempt(tx, 'wrong code, account', subject, address);
      else await writeAccountAudit(tx, account, { at: now(), verb: 'account.code_refused' });
      return isRight;
    },
  };

  async function opens(tx: Db, account: Account, code: string): Promise<boolean> {
    const row = await findSecret(tx, account.user.id);
    if (!row?.confirmedAt) return false;
    if (isAppCode(code)) return takesAppCode(tx, row, code);
    if (!(await takeRecoveryCode(tx, row.userId, code))) return false;
    await writeAccountAudit(tx, account, { at: now(), verb: 'account.recovery_code_used' });
    return true;
  }

  async function takesAppCode(tx: Db, row: TotpSecretRow, code: string): Promise<boolean> {
    const step = findTimeStep(openSecret(vault, row), code, now());
    // Whoever looked over a shoulder sees a code that was taken: it and older ones are spent.
    if (step === null || step <= (row.lastStep ?? 0)) return false;
    await tx.update(totpSecrets).set({ lastStep: step }).where(eq(totpSecrets.userId, row.userId));
    return true;
  }
}
