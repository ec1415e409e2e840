import type { AdminRole } from '#db/values/admin-roles';

export { type AdminRole, adminRoles } from '#db/values/admin-roles';

/** Every role. What it is called, and what several people with it are called. */
export const roleNames: Record<AdminRole, { one: string; many: string }> = {
  owner: { one: 'Owner', many: 'owners' },
  manager: { one: 'Manager', many: 'managers' },
  support: { one: 'Support', many: 'support' },
  delivery: { one: 'Delivery', many: 'delivery' },
  read_only: { one: 'Read-only', many: 'read-only admins' },
};

const everyone = ['owner', 'manager', 'support', 'delivery', 'read_only'] as const;

/**
 * Which roles have which permission: the one table that the API enforces and the screens follow.
 * An endpoint for admins names its permission. Read-only admins change nothing but their own sign-in and
 * saved views.
 */
export const permissions = {
  /** The admin's own identity and two-factor authentication, and ending a view of the shop. */
  'account.secure': everyone,
  'shop.read': everyone,
  'lists.save_views': everyone,
  'analytics.read': ['owner', 'manager', 'read_only'],
  'settings.read': ['owner', 'manager', 'read_only'],
  'mails.read': ['owner', 'manager', 'support', 'read_only'],
  'audit.read': ['owner', 'manager', 'read_only'],
  'operations.read': ['owner', 'manager', 'read_only'],
  'people.read': ['owner', 'manager', 'read_only'],
  'tickets.answer': ['owner', 'manager', 'support'],
  'canned_replies.change': ['owner', 'manager', 'support'],
  'orders.message': ['owner', 'manager', 'support', 'delivery'],
  'orders.deliver': ['owner', 'manager', 'delivery'],
  'orders.cancel': ['owner', 'manager', 'support'],
  'orders.refund': ['owner', 'manager', 'support'],
  'cancellations.process': ['owner', 'manager', 'support'],
  'payments.resolve': ['owner', 'manager'],
  'customers.note': ['owner', 'manager', 'support', 'delivery'],
  'customers.change': ['owner', 'manager', 'support'],
  'customers.merge': ['owner', 'manager'],
  'customers.view_as': ['owner', 'manager', 'support'],
  'customers.export': ['owner', 'manager'],
  'customers.erase': ['owner'],
  'products.change': ['owner', 'manager'],
  'discounts.change': ['owner', 'manager'],
  'settings.change': ['owner', 'manager'],
  'mails.retry': ['owner', 'manager', 'support'],
  'operations.run': ['owner', 'manager'],
  'people.manage': ['owner'],
} as const satisfies Record<string, readonly AdminRole[]>;

export type Permission = keyof typeof permissions;

/** Whether a role has a permission. Customers have none. */
export function isAllowed(role: AdminRole | null | undefined, permission: Permission): boolean {
  const roles: readonly AdminRole[] = permissions[permission];
  return role != null && roles.includes(role);
}

/** Why a role can't do something, and which can: 'Only owners and managers can do this. …'. */
export function explainRefusal(role: AdminRole, permission: Permission): string {
  const names = permissions[permission].map((allowed) => roleNames[allowed].many);
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  return `Only ${list} can do this. Your role is ${roleNames[role].one}.`;
}
