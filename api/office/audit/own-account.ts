import { actorName } from '#api/http/actor-name';
import type { AuditVerb } from '#contract/audit';
import type { Db } from '#db/client';
import type { CustomerRow } from '#db/schema/customers';
import type { UserRow } from '#db/schema/users';
import { type AuditAction, writeAudit, writeEntry } from './write-audit.ts';

type Account = { user: UserRow; customer: CustomerRow };
type AccountAction = Pick<AuditAction, 'at' | 'changes'> & {
  verb: Extract<AuditVerb, `account.${string}`>;
};

/**
 * Logs what admins do with their own account, in the same transaction. Customers' actions on their
 * own accounts are not logged.
 */
export async function writeAccountAudit(
  tx: Db,
  account: Account,
  act: AccountAction,
): Promise<void> {
  if (!account.customer.isAdmin) return;
  await writeAudit(tx, account, { ...act, subject: subjectOf(account) });
}

/** Logs an action on an admin's account that an operator performed with a command. */
export async function writeCommandAudit(
  tx: Db,
  account: Account,
  act: AccountAction,
): Promise<void> {
  const actor = { actorId: account.user.id, actorName: 'The shop’s command line' };
  await writeEntry(tx, actor, { ...act, subject: subjectOf(account) });
}

function subjectOf({ user, customer }: Account): AuditAction['subject'] {
  return { id: user.id, name: actorName(user, customer) };
}
