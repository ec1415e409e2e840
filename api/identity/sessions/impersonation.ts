import { eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { adminName } from '#api/platform/audit/admin-name';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import type { SessionImpersonation } from '#db/schema/sessions';

/**
 * Whom an admin's session looks at the shop as; null once that is over. It ends with its time, with
 * the admin's role and with the customer, and never leads into the account of another admin.
 */
export async function findImpersonatedCustomer(
  db: Db,
  view: SessionImpersonation,
  { admin, at }: { admin: CustomerRow; at: Date },
): Promise<CustomerRow | null> {
  if (!isActiveImpersonation(view, at) || !admin.isAdmin) return null;
  const customer = await db.query.customers.findFirst({
    where: eq(customers.id, view.customerId),
  });
  return customer && !customer.isAdmin ? customer : null;
}

export function isActiveImpersonation({ endsAt }: SessionImpersonation, at: Date): boolean {
  return Date.parse(endsAt) > at.getTime();
}

/** Whatever an admin tries meanwhile. */
export function impersonationActive(customer: CustomerRow): Failure {
  const name = adminName(customer, customer.email) ?? 'a customer';
  return new Failure('viewing', `You’re viewing as ${name}. Leave the view first.`);
}

/** What a page is told that still shows the customer. */
export function impersonationEnded(): Failure {
  return new Failure(
    'view_over',
    'You’re no longer viewing as this customer. Go back to the admin area.',
  );
}
