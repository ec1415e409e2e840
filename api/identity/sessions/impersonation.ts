import { eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { isAllowed } from '#contract/permissions';
import type { Db } from '#db/client';
import { type CustomerRow, customers } from '#db/schema/customers';
import type { SessionImpersonation } from '#db/schema/sessions';

/**
 * Finds the customer that an admin's session impersonates. Null once it expired, the admin lost the
 * permission or the customer is gone, and always for other admins.
 */
export async function findImpersonatedCustomer(
  db: Db,
  view: SessionImpersonation,
  { admin, at }: { admin: CustomerRow; at: Date },
): Promise<CustomerRow | null> {
  if (!isActiveImpersonation(view, at) || !isAllowed(admin.role, 'customers.view_as')) return null;
  const customer = await db.query.customers.findFirst({
    where: eq(customers.id, view.customerId),
  });
  return customer && !customer.isAdmin ? customer : null;
}

export function isActiveImpersonation({ endsAt }: SessionImpersonation, at: Date): boolean {
  return Date.parse(endsAt) > at.getTime();
}

/** Tells a page that still shows the customer that the impersonation is over. */
export function impersonationEnded(): Failure {
  return new Failure(
    'view_over',
    'You’re no longer viewing as this customer. Go back to the admin area.',
  );
}
