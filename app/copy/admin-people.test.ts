import { expect, test } from 'bun:test';
import {
  type AdminRole,
  adminRoles,
  isAllowed,
  type Permission,
  permissions,
} from '#contract/permissions';
import { roleNotes } from './admin-people.ts';

/** `Object.keys` returns strings, because an object can have more keys than its type. */
const all = Object.keys(permissions) as Permission[];
const reading = all.filter((permission) => permission.endsWith('.read'));
const own: Permission[] = ['account.secure', 'lists.save_views'];

type Claims = Record<string, readonly Permission[]>;

/** What the words of each role's note promise, and what they rule out. */
const claims: Record<AdminRole, { can: Claims; cannot: Claims }> = {
  owner: { can: { Everything: all, 'people and their roles': ['people.manage'] }, cannot: {} },
  manager: {
    can: { Everything: all },
    cannot: {
      'erasing customers’ data': ['customers.erase'],
      'managing people and their roles': ['people.manage'],
    },
  },
  support: {
    can: {
      'Answers customers': ['tickets.answer', 'orders.message'],
      'issues refunds': ['orders.refund'],
      'cancels subscriptions': ['orders.cancel', 'cancellations.process'],
    },
    cannot: {
      'deliver websites': ['orders.deliver'],
      'change the catalog': ['products.change', 'discounts.change'],
      'see revenue': ['analytics.read'],
      settings: ['settings.read', 'settings.change'],
      'the audit log': ['audit.read'],
    },
  },
  delivery: {
    can: {
      'Builds and delivers websites': ['orders.deliver'],
      'messages customers': ['orders.message'],
    },
    cannot: {
      'answer tickets': ['tickets.answer'],
      'issue refunds': ['orders.refund'],
      'change the catalog': ['products.change', 'discounts.change'],
      'see revenue': ['analytics.read'],
      settings: ['settings.read', 'settings.change'],
      logs: ['audit.read', 'mails.read', 'operations.read'],
    },
  },
  read_only: {
    can: { 'see everything': reading, 'their own account and saved views': own },
    cannot: {
      'Can’t change anything except': all.filter(
        (permission) => !reading.includes(permission) && !own.includes(permission),
      ),
    },
  },
};

test.each(adminRoles)('says truly what the role %s may and may not do', (role) => {
  const { can, cannot } = claims[role];
  const note = roleNotes[role];
  expect(
    [...Object.keys(can), ...Object.keys(cannot)].filter((words) => !note.includes(words)),
  ).toEqual([]);
  const ruledOut = Object.values(cannot).flat();
  const promised = Object.values(can)
    .flat()
    .filter((permission) => !ruledOut.includes(permission));
  expect(promised.filter((permission) => !isAllowed(role, permission))).toEqual([]);
  expect(ruledOut.filter((permission) => isAllowed(role, permission))).toEqual([]);
});
