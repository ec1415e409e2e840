import type { RateLimits } from '#api/http/rate-limits';
import type { Db } from '#db/client';
import type { CustomerRow } from '#db/schema/customers';

type Question = {
  customer: CustomerRow | null;
  /** The address that the reply is sent to. */
  email: string;
  /** The IP address of the request. */
  address: string;
};

/**
 * Counts a question against the limits of its IP address, its account and the email address it
 * gives. A verified address of the account itself isn't counted: otherwise anyone who types that
 * address could lock its owner out.
 */
export async function limitNewTickets(
  tx: Db,
  limits: RateLimits,
  { customer, email, address }: Question,
): Promise<void> {
  await limits.count(tx, 'support, address', address);
  if (customer) await limits.count(tx, 'support, customer', customer.id);
  const isVerified = customer?.emailVerifiedAt && customer.email === email.toLowerCase();
  if (!isVerified) await limits.countAt(tx, 'support, email', email, address);
}
