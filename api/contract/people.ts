import * as v from 'valibot';
import { adminRoles } from '#db/values/enumerations';
import { emailAddress, instantText, lengths, line } from './fields.ts';
import { currentPassword, newPassword } from './session.ts';

/** How long the link of an invitation works, in days. */
export const invitationDays = 7;

const role = v.picklist(adminRoles);
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An admin, as other admins see them. */
export const Person = v.object({
  id: v.number(),
  /** The full name, else the username. */
  name: v.string(),
  email: v.nullable(v.string()),
  role,
  /** Counts the changes of the role. */
  version: v.number(),
  /** Since when two-factor authentication is on; null: it is off. */
  twoFactorSince: v.nullable(instantText),
  signedInAt: v.nullable(instantText),
  /** How many sessions are open. */
  sessions: v.number(),
  /** Whether this is the admin who asks. */
  own: v.boolean(),
});
export type Person = v.InferOutput<typeof Person>;

/** By role, then by name. */
export const PeopleList = v.array(Person);

/** `version`: the one that the admin saw. */
export const RoleChange = v.object({ role, version });
export type RoleChange = v.InferOutput<typeof RoleChange>;

export const AdminRemoval = v.object({ version });
export type AdminRemoval = v.InferOutput<typeof AdminRemoval>;

export const NewInvitation = v.object({ email: emailAddress(), role });
export type NewInvitation = v.InferOutput<typeof NewInvitation>;

/** An invitation that was neither accepted nor revoked. */
export const Invitation = v.object({
  id: v.number(),
  email: v.string(),
  role,
  /** Who sent it; null if that account is gone. */
  invitedBy: v.nullable(v.string()),
  sentAt: instantText,
  expiresAt: instantText,
  /** Whether the link no longer works. */
  expired: v.boolean(),
  /** Whether a customer has the email: they accept with their password. */
  hasAccount: v.boolean(),
});
export type Invitation = v.InferOutput<typeof Invitation>;

/** Newest first. */
export const InvitationList = v.array(Invitation);

/** `token`: from the emailed link. */
const token = v.pipe(v.string(), v.maxLength(200));
export const InvitationToken = v.object({ token });
export type InvitationToken = v.InferOutput<typeof InvitationToken>;

/** What the link of an invitation shows. */
export const OpenedInvitation = v.pick(Invitation, [
  'email',
  'role',
  'invitedBy',
  'expiresAt',
  'hasAccount',
]);
export type OpenedInvitation = v.InferOutput<typeof OpenedInvitation>;

/** Accepts an invitation with a new account. */
export const InvitationAcceptance = v.object({
  token,
  firstName: v.pipe(line(lengths.name), v.nonEmpty()),
  lastName: v.pipe(line(lengths.name), v.nonEmpty()),
  password: newPassword,
});
export type InvitationAcceptance = v.InferOutput<typeof InvitationAcceptance>;

/** Accepts an invitation with the customer account that has its email. */
export const InvitationJoin = v.object({ token, password: currentPassword });
export type InvitationJoin = v.InferOutput<typeof InvitationJoin>;

/** How admins must sign in. */
export const SignInPolicy = v.object({
  requireTwoFactor: v.boolean(),
  /** Counts the changes. */
  version: v.number(),
});
export type SignInPolicy = v.InferOutput<typeof SignInPolicy>;

export const SignInPolicyChange = v.object({ requireTwoFactor: v.boolean(), version });
export type SignInPolicyChange = v.InferOutput<typeof SignInPolicyChange>;
