import { invitationDays } from '#contract/people';
import type { AdminRole } from '#contract/permissions';
import { roleNames } from '#contract/roles';

/** Texts of the People and roles page. */
export const people = {
  title: 'People and roles',
  lead: 'Who can use the admin area, and what each of them can do.',
  label: 'Admins',
  loading: 'Loading people...',
  failed: 'Couldn’t load the admins',
  invite: 'Invite someone',
  columns: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    twoFactor: 'Two-factor',
    signedIn: 'Last sign-in',
    sessions: 'Sessions',
  },
  you: 'You',
  on: 'On',
  off: 'Off',
  never: 'Never',
  changeRole: 'Change role',
  changeRoleOf: (name: string) => `Change role: ${name}`,
  signOut: 'Sign out',
  signOutOf: (name: string) => `Sign out: ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  /** For an admin without a row. */
  none: 'No admins found',
} as const;

/** What each role is for and what it may not do. A test compares them with the permissions. */
export const roleNotes: Record<AdminRole, string> = {
  owner: 'Everything, including people and their roles.',
  manager: 'Everything except erasing customers’ data and managing people and their roles.',
  support:
    'Answers customers, issues refunds and cancels subscriptions. Can’t deliver websites, change the catalog, or see revenue, settings and the audit log.',
  delivery:
    'Builds and delivers websites and messages customers about them. Can’t answer tickets, issue refunds, change the catalog, or see revenue, settings and logs.',
  read_only: 'Can see everything. Can’t change anything except their own account and saved views.',
};

export const inviteForm = {
  title: 'Invite someone',
  lead: `They get an email with a link that works for ${invitationDays} days.`,
  email: 'Email',
  role: 'Role',
  send: 'Send invitation',
  sending: 'Sending...',
  cancel: 'Cancel',
  failed: 'Couldn’t send the invitation',
  sent: (email: string) => ({ title: 'Invitation sent', description: `We emailed ${email}.` }),
} as const;

export const roleForm = {
  title: (name: string) => `Change the role of ${name}`,
  lead: 'The new role applies immediately, even where they’re signed in.',
  /** Where the new role closes a list. */
  views: 'Private views of lists the new role can’t open are deleted. Shared ones stay.',
  role: 'Role',
  save: 'Save role',
  saving: 'Saving...',
  cancel: 'Cancel',
  failed: 'Couldn’t change the role',
  saved: (name: string, role: AdminRole) => ({
    title: 'Role changed',
    description: `${name} now has the role ${roleNames[role].one}.`,
  }),
  conflict: (by: string | null, moment: string) =>
    `${by ?? 'Another owner'} changed this role on ${moment}`,
  conflictLead: (role: AdminRole) =>
    `It is now ${roleNames[role].one}. Yours isn’t saved. Save it to replace theirs.`,
} as const;

export const removal = {
  title: 'Remove admin access?',
  question: (name: string) =>
    `${name} will be signed out everywhere and can no longer open the admin area. Their customer account and the audit log stay. Their private views are deleted, and their shared views stay.`,
  confirm: 'Remove access',
  cancel: 'Cancel',
  pending: 'Removing...',
  error: 'Couldn’t remove the access',
  removed: { title: 'Admin access removed' },
} as const;

export const sessionEnd = {
  title: 'Sign out everywhere?',
  question: (name: string) => `${name} will be signed out on every device and can sign in again.`,
  confirm: 'Sign out everywhere',
  cancel: 'Cancel',
  pending: 'Signing out...',
  error: 'Couldn’t sign them out',
  removed: { title: 'Signed out everywhere' },
} as const;

export const invitations = {
  title: 'Invitations',
  label: 'Open invitations',
  loading: 'Loading invitations...',
  failed: 'Couldn’t load the invitations',
  empty: 'No open invitations',
  emptyHint: 'People you invite are listed here until they accept.',
  columns: { email: 'Email', role: 'Role', invitedBy: 'Invited by', sent: 'Sent', state: 'Status' },
  pending: 'Pending',
  expired: 'Expired',
  hasAccount: 'Customer account',
  unknownInviter: 'A former admin',
  resend: 'Resend',
  resendOf: (email: string) => `Resend the invitation to ${email}`,
  resending: 'Sending...',
  resendFailed: 'Couldn’t resend the invitation',
  resent: (email: string) => ({
    title: 'Invitation sent again',
    description: `We emailed ${email} a new link. The earlier one no longer works.`,
  }),
  revoke: 'Revoke',
  revokeOf: (email: string) => `Revoke the invitation of ${email}`,
} as const;

export const revocation = {
  title: 'Revoke invitation?',
  question: (email: string) => `The link that we emailed to ${email} will stop working.`,
  confirm: 'Revoke invitation',
  cancel: 'Cancel',
  pending: 'Revoking...',
  error: 'Couldn’t revoke the invitation',
  removed: { title: 'Invitation revoked' },
} as const;

export const signInPolicy = {
  title: 'Signing in',
  require: 'Require two-factor authentication for all admins',
  requireHint:
    'Admins who haven’t set it up must do so before they can continue, even if they’re signed in now.',
  loading: 'Loading the setting...',
  loadFailed: 'Couldn’t load the setting',
  saving: 'Saving...',
  failed: 'Couldn’t save the setting',
  on: { title: 'Two-factor authentication is now required' },
  off: { title: 'Two-factor authentication is no longer required' },
  readOnly: (isOn: boolean) =>
    isOn
      ? 'All admins need two-factor authentication.'
      : 'Two-factor authentication is up to each admin.',
} as const;

export const roleTable = {
  title: 'What each role can do',
  label: 'Permissions',
  permission: 'Permission',
  roles: 'Roles',
  everyone: 'All roles',
  yes: 'Yes',
  no: 'No',
} as const;

export const notAllowed = {
  title: 'You can’t open this page',
  back: 'Go to the dashboard',
} as const;
