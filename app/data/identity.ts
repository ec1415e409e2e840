import { apiPaths } from '#contract/paths';
import type { IdentityProof } from '#contract/totp';
import { post } from './client.ts';

/** What a form makes of it: without two-factor authentication there is no code. */
export type TypedProof = Pick<IdentityProof, 'password'> & Partial<IdentityProof>;

/** Proves once more who is signed in; from then on the sign-in counts as a new one. */
export function confirmIdentity(proof: TypedProof): Promise<unknown> {
  return post(apiPaths.confirmIdentity, proof);
}
