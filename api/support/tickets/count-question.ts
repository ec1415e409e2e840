import type { RateLimits } from '#api/http/rate-limits';
import type { Db } from '#db/client';
import type { CustomerRow } from '#db/schema/customers';

type Question = {
  customer: CustomerRow | null;
  /** Where the answer is to go. */
  email: string;
  /** From which network it comes. */
  address: string;
};

/**
 * Counts a question for its network, for whoever is signed in, and for the address that it has us
 * write to. Not for an address that is proved to be theirs: strangers who type it must not keep
 * its owner from asking.
 */
export async function countQuestion(
  tx: Db,
  limits: RateLimits,
  { customer, email, address }: Question,
): Promise<void> {
  await limits.count(tx, 'support, address', address);
  if (customer) await limits.count(tx, 'support, customer', customer.id);
  const isProved = customer?.emailVerifiedAt && customer.email === email.toLowerCase();
  if (!isProved) await limits.countAt(tx, 'support, email', email, address);
}
