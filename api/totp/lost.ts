import type { Db } from '#db/client';
import { auditedCommand } from '../audit/own-account.ts';
import type { Clock } from '../clock.ts';
import { findAccount } from '../credentials/accounts.ts';
import { Failure } from '../http/failure.ts';
import type { Mail } from '../mail/service.ts';
import { aTally, writeTallies } from '../security-log/store.ts';
import { createSessions } from '../session/service.ts';
import { lockUser } from './secrets.ts';
import { switchOff } from './switch-off.ts';
import { tellOfSwitch } from './tell.ts';

/**
 * Switches off two-factor authentication for an admin who has lost app and recovery codes, and
 * signs them out everywhere: whoever found the app may be in. For those who run the shop, never over the web.
 */
export async function switchOffForLost(
  { db, mail, now }: { db: Db; mail: Pick<Mail, 'send'>; now: Clock },
  name: string,
): Promise<string> {
  const account = await findAccount(db, name);
  if (!account) throw new Failure('not_found', `There is no admin ${name}.`);
  const { id, username } = account.user;
  await db.transaction(async (tx) => {
    await lockUser(tx, id);
    if (!(await switchOff(tx, id))) {
      throw new Failure('conflict', `Two-factor authentication is off for ${username} already.`);
    }
    await createSessions({ db, now }).endAll(tx, id);
    await auditedCommand(tx, account, { at: now(), verb: 'account.totp_disabled' });
    await writeTallies(tx, [aTally({ event: 'two_factor_disabled', userId: id }, now())]);
    await tellOfSwitch(tx, mail, account.customer, { isOn: false });
  });
  return `Two-factor authentication is off for ${username}, who is signed out everywhere and needs the password alone.`;
}
