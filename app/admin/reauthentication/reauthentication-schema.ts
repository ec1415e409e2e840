import * as v from 'valibot';
import { IdentityProof } from '#contract/totp';

/** Schemas of the form, so that a missing code is refused before it is sent. */
export const PasswordOnly = v.pick(IdentityProof, ['password']);

export const PasswordAndCode = v.object({
  ...PasswordOnly.entries,
  code: v.pipe(v.string(), v.nonEmpty()),
});
