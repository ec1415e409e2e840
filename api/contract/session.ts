import * as v from 'valibot';
import { emailAddress, lengths, line, optionalLine } from './fields.ts';

/** The shortest and the longest password, in characters. */
export const passwordLength = { least: 12, most: 200 } as const;

/** How long a mailed code works, and a mailed link to choose a password. Minutes. */
export const codeMinutes = 10;
export const resetMinutes = 30;

/** A password as somebody proves it: nothing is said about how it should look. */
export const currentPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(passwordLength.most));

/** A password as somebody chooses it. The server also refuses what is easy to guess. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(passwordLength.least),
  v.maxLength(passwordLength.most),
);

/** With room for blanks between the digits of a recovery code. */
export const maxCodeLength = 40;

/** `username` is a username or an email. */
export const Credentials = v.object({
  username: v.pipe(line(lengths.email), v.nonEmpty(), v.toLowerCase()),
  password: currentPassword,
});
export type Credentials = v.InferOutput<typeof Credentials>;

/** `code`: from the admin's app, or a recovery code; for those with two-factor authentication. */
export const AdminCredentials = v.object({
  ...Credentials.entries,
  code: optionalLine(maxCodeLength),
});
export type AdminCredentials = v.InferOutput<typeof AdminCredentials>;

/** `username` defaults to the email; an @ is for emails alone, so that no name can be another's address. */
export const Registration = v.object({
  email: emailAddress(),
  password: newPassword,
  firstName: v.pipe(line(lengths.name), v.nonEmpty()),
  lastName: v.pipe(line(lengths.name), v.nonEmpty()),
  username: v.pipe(
    v.nullish(
      v.pipe(
        line(lengths.name),
        v.toLowerCase(),
        v.regex(/^[^@]*$/, 'Use a username without @, or leave it out'),
      ),
      null,
    ),
    v.transform((username) => username || null),
  ),
});
export type Registration = v.InferOutput<typeof Registration>;

export const PasswordForgot = v.object({ email: emailAddress() });

/** `token`: from the link in the mail; it works once, for half an hour. */
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

/** Why the login provider signed nobody in: the login page is told by `?login=`. */
export const loginProblems = [
  'unavailable',
  'cancelled',
  'expired',
  'unproved',
  'admin',
  'too_often',
  'failed',
] as const;
export type LoginProblem = (typeof loginProblems)[number];

/** One place where somebody is signed in; `current` is the one that asks. */
export const OpenSession = v.object({
  /** Names it to end it alone; it opens nothing. */
  id: v.string(),
  device: v.string(),
  signedInAt: v.string(),
  seenAt: v.string(),
  current: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof OpenSession>;
