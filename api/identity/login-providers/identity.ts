import * as v from 'valibot';
import { emailAddress, lengths, line } from '#contract/fields';

/** A person as the login provider describes them. */
export type Identity = {
  issuer: string;
  /** The issuer's permanent id for the person. */
  subject: string;
  email: string | null;
  /** Whether the provider verified the address. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** When the person authenticated at the provider. Null if unknown. */
  provedAt: Date | null;
};

const name = v.pipe(line(lengths.name), v.nonEmpty());

/** Missing or malformed claims are ignored, so that an unusual name never blocks a sign-in. */
const Profile = v.object({
  email: v.fallback(v.nullable(emailAddress()), null),
  // Some providers send a string.
  email_verified: v.fallback(
    v.pipe(
      v.union([v.boolean(), v.literal('true')]),
      v.transform((said) => said !== false),
    ),
    false,
  ),
  given_name: v.fallback(v.nullable(name), null),
  family_name: v.fallback(v.nullable(name), null),
});

/** `profile`: the claims with the email address, from the ID token or the user info. */
export function readIdentity(
  { iss, sub, auth_time }: { iss: string; sub: string; auth_time?: number | undefined },
  profile: Record<string, unknown>,
): Identity {
  const said = v.parse(Profile, profile);
  return {
    issuer: iss,
    subject: sub,
    email: said.email,
    emailVerified: said.email !== null && said.email_verified,
    firstName: said.given_name,
    lastName: said.family_name,
    provedAt: auth_time === undefined ? null : new Date(auth_time * 1000),
  };
}
