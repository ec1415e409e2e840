import type { CustomerRow } from '#db/schema/customers';
import type { UserRow } from '#db/schema/users';
import { adminName } from './admin-name.ts';

/**
 * What an entry calls an admin, for good. Somebody who registered without a name has their email
 * address for a username: what can never be deleted must not hold it.
 */
export function actorName(
  { id, username }: Pick<UserRow, 'id' | 'username'>,
  names: Pick<CustomerRow, 'firstName' | 'lastName'>,
): string {
  return adminName(names, username.includes('@') ? `Admin ${id}` : username);
}
