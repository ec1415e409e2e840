import { adminRoles } from '#db/values/enumerations';
import type { Noun } from '../noun.ts';
import { roleNames } from '../roles.ts';

export const admin = {
  name: 'People and roles',
  acts: {
    invited: 'Invited to become an admin:',
    invitation_resent: 'Resent the invitation of',
    invitation_revoked: 'Revoked the invitation of',
    joined: 'Accepted their invitation:',
    role_changed: 'Changed the role of',
    removed: 'Removed the admin access of',
    signed_out: 'Ended the sessions of',
    sign_in_policy_changed: 'Changed how admins sign in:',
  },
  fields: {
    role: { label: 'Role', show: nameRole },
    requireTwoFactor: 'Two-factor authentication required',
  },
  update: 'people.changed',
  updatesItself: true,
  permissions: {
    'people.read': {
      allows: 'See people and roles',
      roles: ['owner', 'manager', 'read_only'],
    },
    'people.manage': {
      allows: 'Invite and remove people, change roles and how admins sign in',
      roles: ['owner'],
      personal: true,
    },
  },
} as const satisfies Noun;

function nameRole(value: string): string {
  const role = adminRoles.find((known) => known === value);
  return role ? roleNames[role].one : value;
}
