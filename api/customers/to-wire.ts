import type { Customer } from '#contract/customers';
import type { CustomerRow } from '#db/schema/customers';

export function customerToWire(row: CustomerRow, pendingEmail: string | null): Customer {
  const { id, email, firstName, lastName, profileImageUrl, isAdmin, emailVerifiedAt } = row;
  const emailVerified = emailVerifiedAt !== null;
  return { id, email, firstName, lastName, profileImageUrl, isAdmin, emailVerified, pendingEmail };
}
