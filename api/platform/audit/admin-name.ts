type Names = { firstName: string | null; lastName: string | null };

/** An admin's full name, or the username. */
export function adminName<Username extends string | null>(
  { firstName, lastName }: Names,
  username: Username,
): string | Username {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
