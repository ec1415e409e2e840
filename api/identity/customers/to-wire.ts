import type { Customer } from '#contract/customers';
import type { CustomerRow } from '#db/schema/customers';
import type { Viewer } from '../sessions/find-viewer.ts';

type Beside = Pick<Customer, 'pendingEmail'> & Pick<Viewer, 'view'>;

export function customerToWire(row: CustomerRow, { pendingEmail, view }: Beside): Customer {
  const { id, email, firstName, lastName, profileImageUrl, isAdmin, role, emailVerifiedAt } = row;
  const emailVerified = emailVerifiedAt !== null;
  return {
    id,
    email,
    firstName,
    lastName,
    profileImageUrl,
    isAdmin,
    role,
    emailVerified,
    pendingEmail,
    view: view && { endsAt: view.endsAt.toISOString() },
  };
}
