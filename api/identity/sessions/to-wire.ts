import type { User } from '#contract/customers';
import type { UserRow } from '#db/schema/users';

export function userToWire({ id, username, email, createdAt, mustChangePassword }: UserRow): User {
  return { id, username, email, createdAt: createdAt.toISOString(), mustChangePassword };
}
