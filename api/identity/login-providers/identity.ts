import * as v from 'valibot';
import { emailAddress, lengths, line } from '#contract/fields';

/** Whom a login provider says that it has before it. */
export type Identity = {
  issuer: string;
  /** What the issuer calls the person, for good. */
  subject: string;
  email: string | null;
  /** Whether the provider vouches for the address. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** When the person proved to the provider who they are; null where it does not say. */
  provedAt: Date | null;
};

const name = v.pipe(line(lengths.name), v.nonEmpty());

/** What is not said, or makes no sense, is left out: a strange name keeps nobody out. */
const Profile = v.object({
  email: v.fallback(v.nullable(emailAddress()), null),
  // Some providers write the word.
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

/** `profile`: the claims that hold the address, of the ID token or of the user info. */
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
