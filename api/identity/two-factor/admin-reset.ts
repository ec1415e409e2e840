import { Failure } from '#api/http/failure';
import { writeCommandAudit } from '#api/office/audit/own-account';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { findAccount } from '../accounts/accounts.ts';
import { createTally, writeTallies } from '../security-log/store.ts';
import { createSessions } from '../sessions/service.ts';
import { notifyTwoFactorChanged } from './notify.ts';
import { lockUser } from './secrets.ts';
import { turnOffTwoFactor } from './turn-off.ts';

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
