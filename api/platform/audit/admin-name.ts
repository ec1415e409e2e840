type Names = { firstName: string | null; lastName: string | null };

/** What colleagues call an admin: the name in full, else the username. */
export function adminName<Username extends string | null>(
  { firstName, lastName }: Names,
  username: Username,
): string | Username {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
