import type { Db } from '#db/client';
import type { CustomerRow } from '#db/schema/customers';
import type { UserRow } from '#db/schema/users';
import type { AuditVerb } from '#db/values/audit';
import { adminName } from '../credentials/admin-name.ts';
import { audited } from './audited.ts';

type OwnAct = { at: Date; verb: Extract<AuditVerb, `account.${string}`> };

/**
 * Writes down what admins do about their own account, in the transaction that does it. What
 * customers do about theirs is nobody's business.
 */
export async function auditedAccount(
  tx: Db,
  account: { user: UserRow; customer: CustomerRow },
  act: OwnAct,
): Promise<void> {
  const { user, customer } = account;
  if (!customer.isAdmin) return;
  const subject = { id: user.id, name: adminName(customer, user.username) };
  await audited(tx, account, { ...act, subject });
}
