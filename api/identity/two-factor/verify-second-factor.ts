import { eq } from 'drizzle-orm';
import type { RateLimits } from '#api/http/rate-limits';
import { writeAccountAudit } from '#api/office/audit/own-account';
import type { Clock } from '#api/platform/clock';
import type { Vault } from '#api/platform/vault/vault';
import type { Db } from '#db/client';
import { type TotpSecretRow, totpSecrets } from '#db/schema/totp';
import type { Account } from '../accounts/accounts.ts';
import { findSecret, findTimeStep, isAppCode, openSecret, takeRecoveryCode } from './codes.ts';

type Dependencies = { vault: Vault; limits: RateLimits; now: Clock };

/** A code, and the address it was submitted from. */
type TypedCode = { code: string; address: string };

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** Verifies the codes of admins who turned on two-factor authentication. */
export function createSecondFactor({ vault, limits, now }: Dependencies) {
  return {
    /** Whether this account needs a code. The user's row must be locked. */
    async isAsked(tx: Db, { user, customer }: Account): Promise<boolean> {
      const row = customer.isAdmin ? await findSecret(tx, user.id) : undefined;
      return row !== undefined && row.confirmedAt !== null;
    },

    /**
     * Accepts a code from the app or a recovery code, each once. The row must be locked. Rejected
     * codes are logged, because the caller has the password.
     */
    async takes(tx: Db, account: Account, { code, address }: TypedCode): Promise<boolean> {
      const subject = `user ${account.user.id}`;
      // Counted before it is checked, so that a right code is rate-limited too.
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
    // A code can be seen by others, so it and all older ones are rejected after use.
    if (step === null || step <= (row.lastStep ?? 0)) return false;
    await tx.update(totpSecrets).set({ lastStep: step }).where(eq(totpSecrets.userId, row.userId));
    return true;
  }
}
