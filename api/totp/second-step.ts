import { eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type TotpSecretRow, totpSecrets } from '#db/schema/totp';
import { auditedAccount } from '../audit/own-account.ts';
import type { Clock } from '../clock.ts';
import type { Account } from '../credentials/accounts.ts';
import type { Vault } from '../vault/vault.ts';
import { isAppCode, stepOf } from './codes.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { findSecret, openSecret } from './secrets.ts';

export type SecondStep = ReturnType<typeof createSecondStep>;

/** What an admin proves beside the password, once they have switched it on. */
export function createSecondStep({ vault, now }: { vault: Vault; now: Clock }) {
  return {
    /** Whether this account is asked for a code. The user's row has to be locked. */
    async isAsked(tx: Db, { user, customer }: Account): Promise<boolean> {
      const row = customer.isAdmin ? await findSecret(tx, user.id) : undefined;
      return row !== undefined && row.confirmedAt !== null;
    },

    /** Takes a code of the app or a recovery code; each opens once. The row has to be locked. */
    async takes(tx: Db, account: Account, typed: string): Promise<boolean> {
      const code = typed.replace(/[\s-]/g, '');
      const row = await findSecret(tx, account.user.id);
      if (!row?.confirmedAt) return false;
      if (isAppCode(code)) return takesAppCode(tx, row, code);
      if (!(await takeRecoveryCode(tx, row.userId, code))) return false;
      await auditedAccount(tx, account, { at: now(), verb: 'account.recovery_code_used' });
      return true;
    },
  };

  async function takesAppCode(tx: Db, row: TotpSecretRow, code: string): Promise<boolean> {
    const step = stepOf(openSecret(vault, row), code, now());
    // Whoever looked over a shoulder sees a code that was taken: it and older ones are spent.
    if (step === null || step <= (row.lastStep ?? 0)) return false;
    await tx.update(totpSecrets).set({ lastStep: step }).where(eq(totpSecrets.userId, row.userId));
    return true;
  }
}
