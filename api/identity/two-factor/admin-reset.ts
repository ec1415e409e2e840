import { and, eq, isNotNull } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { writeCommandAudit } from '#api/office/audit/own-account';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { CustomerRow } from '#db/schema/customers';
import { totpSecrets } from '#db/schema/totp';
import { findAccount } from '../accounts/accounts.ts';
import { createTally, writeTallies } from '../security-log/store.ts';
import { createSessions } from '../sessions/service.ts';
import { lockUser } from './codes.ts';

/**
 * Turns off two-factor authentication for an admin who lost the app and the recovery codes, and
 * ends their sessions. Only available to operators, never over the web.
 */
export async function resetTwoFactor(
  { db, mail, now }: { db: Db; mail: Pick<Mail, 'send'>; now: Clock },
  name: string,
): Promise<string> {
  const account = await findAccount(db, name);
  if (!account) throw new Failure('not_found', `No admin is named ${name}.`);
  const { id, username } = account.user;
  await db.transaction(async (tx) => {
    await lockUser(tx, id);
    if (!(await turnOffTwoFactor(tx, id))) {
      throw new Failure('conflict', `Two-factor authentication is already off for ${username}.`);
    }
    await createSessions({ db, now }).endAll(tx, id);
    await writeCommandAudit(tx, account, { at: now(), verb: 'account.totp_disabled' });
    await writeTallies(tx, [createTally({ event: 'two_factor_disabled', userId: id }, now())]);
    await notifyTwoFactorChanged(tx, mail, account.customer, { isOn: false });
  });
  return `Turned off two-factor authentication for ${username} and signed them out everywhere. They can now sign in with only their password.`;
}

/** Deletes the secret and the recovery codes. Returns false when it was off. */
export async function turnOffTwoFactor(tx: Db, userId: number): Promise<boolean> {
  const gone = await tx
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  return gone.length > 0;
}

/** Notifies the admin by email, because someone else may have changed it. */
export async function notifyTwoFactorChanged(
  tx: Db,
  mail: Pick<Mail, 'send'>,
  { id, email }: CustomerRow,
  data: { isOn: boolean },
): Promise<void> {
  if (!email) return;
  const key = `two-steps-switched:${id}:${crypto.randomUUID()}`;
  await mail.send(tx, 'two-steps-switched', { to: email, data, key });
}
