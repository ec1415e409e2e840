import type { User } from '#contract/customers';
import type { UserRow } from '#db/schema/users';

export function userToWire(
  { id, username, email, createdAt, mustChangePassword }: UserRow,
  { mustSetUpTwoFactor }: Pick<User, 'mustSetUpTwoFactor'>,
): User {
  return {
    id,
    username,
    email,
    mustChangePassword,
    mustSetUpTwoFactor,
    createdAt: createdAt.toISOString(),
  };
}
