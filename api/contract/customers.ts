import * as v from 'valibot';
import { emailAddress, instantText, lengths, line } from './fields.ts';
import { currentPassword } from './session.ts';

/** Who is signed in, as the session lookup answers: the credentials' side of a person. */
export const User = v.object({
  id: v.number(),
  username: v.string(),
  email: v.nullable(v.string()),
  createdAt: instantText,
  /** The password was made by the shop: its owner has to choose one now. */
  mustChangePassword: v.boolean(),
});
export type User = v.InferOutput<typeof User>;

/** The person who is signed in, as the storefront sees them. */
export const Customer = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  profileImageUrl: v.nullable(v.string()),
  isAdmin: v.boolean(),
  /** Whether the address was proved: by a code, or by the login provider. */
  emailVerified: v.boolean(),
  /** The address that counts once its code has come back; null where none waits. */
  pendingEmail: v.nullable(v.string()),
  /** Set while it is an admin who looks at the shop as them, reading only. */
  view: v.nullable(v.object({ endsAt: instantText })),
});
export type Customer = v.InferOutput<typeof Customer>;

export const Profile = v.object({
  firstName: v.pipe(line(lengths.name), v.nonEmpty()),
  lastName: v.pipe(line(lengths.name), v.nonEmpty()),
});
export type Profile = v.InferOutput<typeof Profile>;

/** A new address counts once the code that is sent there has come back. */
export const EmailChange = v.object({ email: emailAddress(), currentPassword });
export type EmailChange = v.InferOutput<typeof EmailChange>;

/** Six digits; blanks between them are forgiven. */
export const EmailCode = v.object({
  code: v.pipe(
    v.string(),
    v.transform((code) => code.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Enter the six digits of the code'),
  ),
});
export type EmailCode = v.InferOutput<typeof EmailCode>;

/** The readable cookie that says 'somebody may be signed in here'. It holds no secret. */
export const signedInCookie = 'signed_in';
