import type { AdminRole } from '#db/values/enumerations';

/** Every role. What it is called, and what several people with it are called. */
export const roleNames: Record<AdminRole, { one: string; many: string }> = {
  owner: { one: 'Owner', many: 'owners' },
  manager: { one: 'Manager', many: 'managers' },
  support: { one: 'Support', many: 'support' },
  delivery: { one: 'Delivery', many: 'delivery' },
  read_only: { one: 'Read-only', many: 'read-only admins' },
};
