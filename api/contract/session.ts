import * as v from 'valibot';
import { toAsciiAddress } from './email-address.ts';
import {
  emailAddress,
  instantText,
  lengths,
  line,
  optionalLine,
  username,
  verbatim,
} from './fields.ts';

/** The length of a password, in characters. */
export const passwordLength = { least: 12, most: 200 } as const;

/** How long an emailed code and an emailed reset link are valid, in minutes. */
export const codeMinutes = 10;
export const resetMinutes = 30;

/** Keyboards write the same characters in different ways. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** A password to check; its rules are not revealed. */
export const currentPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(passwordLength.most));

/** A password to set. The server also refuses weak ones. */
export const newPassword = v.pipe(
  verbatim(passwordLength.most),
  v.normalize('NFKC'),
  v.minLength(passwordLength.least),
  v.maxLength(passwordLength.most),
);

/** Long enough for spaces in a recovery code. */
export const maxCodeLength = 40;

/** `username` is a username or an email, in either form of its domain. */
export const Credentials = v.object({
  username: v.pipe(
    line(lengths.email),
    v.nonEmpty(),
    v.toLowerCase(),
    v.transform((name) => toAsciiAddress(name) ?? name),
  ),
  password: currentPassword,
});
export type Credentials = v.InferOutput<typeof Credentials>;

/** `code`: from the admin's app, or a recovery code; for those with two-factor authentication. */
export const AdminCredentials = v.object({
  ...Credentials.entries,
  code: optionalLine(maxCodeLength),
});
export type AdminCredentials = v.InferOutput<typeof AdminCredentials>;

/** `username` defaults to the email. It can't contain an @, so that it can't be another person's email. */
export const Registration = v.object({
  email: emailAddress(),
  password: newPassword,
  firstName: v.pipe(line(lengths.name), v.nonEmpty()),
  lastName: v.pipe(line(lengths.name), v.nonEmpty()),
  username: v.pipe(
    v.nullish(
      v.pipe(
        username('Use a username without invisible characters'),
        v.regex(/^[^@]*$/, 'Use a username without @, or leave it out'),
      ),
      null,
    ),
    v.transform((username) => username || null),
  ),
});
export type Registration = v.InferOutput<typeof Registration>;

export const PasswordForgot = v.object({ email: emailAddress() });

/** `token`: from the emailed link; valid once, for {@link resetMinutes}. */
export const PasswordReset = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  password: newPassword,
});
export type PasswordReset = v.InferOutput<typeof PasswordReset>;

export const PasswordChange = v.object({
  currentPassword,
  newPassword,
});
export type PasswordChange = v.InferOutput<typeof PasswordChange>;

/** Why a sign-in through the login provider failed; the sign-in page gets it as `?login=`. */
export const loginProblems = [
  'unavailable',
  'off',
  'cancelled',
  'expired',
  'unproved',
  'admin',
  'too_often',
  'failed',
] as const;
export type LoginProblem = (typeof loginProblems)[number];

/** A session; `current` is the session of the request. */
export const OpenSession = v.object({
  /** Identifies the session to end it; it grants no access. */
  id: v.string(),
  device: v.string(),
  signedInAt: instantText,
  seenAt: instantText,
  current: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof OpenSession>;
