import * as v from 'valibot';
import { IdentityProof } from '#contract/totp';

/** What a form asks for; it is refused here already where the code is missing. */
export const PasswordOnly = v.pick(IdentityProof, ['password']);

export const PasswordAndCode = v.object({
  ...PasswordOnly.entries,
  code: v.pipe(v.string(), v.nonEmpty()),
});
