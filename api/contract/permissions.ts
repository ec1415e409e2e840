import { type AdminRole, adminRoles } from '#db/values/enumerations';
import type { ViewedList } from '#db/values/list-views';
import type { Noun, RolePermission } from './noun.ts';
import { nouns } from './nouns.ts';
import { roleNames } from './roles.ts';

export { type AdminRole, adminRoles } from '#db/values/enumerations';

/** Permissions that belong to no noun. Those of a noun are in its file. */
const general = {
  /** The admin's own identity and two-factor authentication, and ending a view of the shop. */
  'account.secure': { allows: 'Protect their own account', roles: adminRoles, personal: true },
  'shop.read': {
    allows: 'See orders, tickets, projects, products and discount codes',
    roles: adminRoles,
  },
  'lists.save_views': { allows: 'Save views of lists', roles: adminRoles, personal: true },
  'analytics.read': {
    allows: 'See revenue and analytics',
    roles: ['owner', 'manager', 'read_only'],
  },
  'audit.read': {
    allows: 'See the audit log and the security log',
    roles: ['owner', 'manager', 'read_only'],
  },
} as const satisfies Noun['permissions'];

type PermissionsOf<Stated> = Stated extends { permissions: infer Table } ? keyof Table : never;
export type Permission = keyof typeof general | PermissionsOf<(typeof nouns)[keyof typeof nouns]>;

/**
 * Which roles have which permission: the one table that the API enforces and the screens follow.
 * An endpoint for admins names its permission. Read-only admins change nothing but their own sign-in and
 * saved views.
 */
export const permissions = Object.assign(
  {},
  general,
  ...Object.values<Noun>(nouns).map((noun) => noun.permissions),
) as Record<Permission, RolePermission>;

/** `Object.keys` returns strings, because an object can have more keys than its type. */
const permissionNames = Object.keys(permissions) as Permission[];

/** Whether a role has a permission. Customers have none. */
export function isAllowed(role: AdminRole | null | undefined, permission: Permission): boolean {
  return role != null && permissions[permission].roles.includes(role);
}

/** What an API key can allow, if its creator may do it. */
export const keyScopes = permissionNames.filter((name) => !permissions[name].personal);

/** Why a role can't do something, and which can: 'Only owners and managers can do this. …'. */
export function explainRefusal(role: AdminRole, permission: Permission): string {
  const names = permissions[permission].roles.map((allowed) => roleNames[allowed].many);
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  return `Only ${list} can do this. Your role is ${roleNames[role].one}.`;
}

/** Views of a list are open to those who may read it: a search may name a customer. */
export const viewPermissions: Record<ViewedList, Permission> = {
  orders: 'shop.read',
  tickets: 'shop.read',
  products: 'shop.read',
  projects: 'shop.read',
  cancellations: 'shop.read',
  customers: 'shop.read',
  discounts: 'shop.read',
  mails: 'mails.read',
  audit: 'audit.read',
  security_log: 'audit.read',
};
