import * as v from 'valibot';
import { adminRoles } from '#db/values/enumerations';
import { emailAddress, instantText, lengths, line } from './fields.ts';
import { currentPassword } from './session.ts';

/** The account that is signed in: a person's credentials. */
export const User = v.object({
  id: v.number(),
  username: v.string(),
  email: v.nullable(v.string()),
  createdAt: instantText,
  /** Whether the shop generated the password and the user has to choose a new one. */
  mustChangePassword: v.boolean(),
  /** Whether admins need two-factor authentication and this one has not set it up yet. */
  mustSetUpTwoFactor: v.boolean(),
});
export type User = v.InferOutput<typeof User>;

/** The customer who is signed in. */
export const Customer = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  isAdmin: v.boolean(),
  /** What an admin may do, see `permissions`; null for customers. */
  role: v.nullable(v.picklist(adminRoles)),
  /** Whether the email is verified, by a code or by the login provider. */
  emailVerified: v.boolean(),
  /** The new address that waits for its verification code; null if there is none. */
  pendingEmail: v.nullable(v.string()),
  /** Set while an admin views the shop as this customer. */
  view: v.nullable(v.object({ endsAt: instantText })),
});
export type Customer = v.InferOutput<typeof Customer>;

export const Profile = v.object({
  firstName: v.pipe(line(lengths.name), v.nonEmpty()),
  lastName: v.pipe(line(lengths.name), v.nonEmpty()),
});
export type Profile = v.InferOutput<typeof Profile>;

/** The new address counts once it is verified by a code. */
export const EmailChange = v.object({ email: emailAddress(), currentPassword });
export type EmailChange = v.InferOutput<typeof EmailChange>;

/** Six digits; spaces between them are ignored. */
export const EmailCode = v.object({
  code: v.pipe(
    v.string(),
    v.transform((code) => code.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Enter the 6-digit code'),
  ),
});
export type EmailCode = v.InferOutput<typeof EmailCode>;
