import type { CustomerRow } from '#db/schema/customers';
import type { UserRow } from '#db/schema/users';

/**
 * The admin's name in audit log entries, which are never deleted. An email address used as a
 * username is personal data, so it is replaced by the id.
 */
export function actorName(
  { id, username }: Pick<UserRow, 'id' | 'username'>,
  names: Pick<CustomerRow, 'firstName' | 'lastName'>,
): string {
  return adminName(names, username.includes('@') ? `Admin ${id}` : username);
}

type Names = { firstName: string | null; lastName: string | null };

/** An admin's full name, or the username. */
export function adminName<Username extends string | null>(
  { firstName, lastName }: Names,
  username: Username,
): string | Username {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
