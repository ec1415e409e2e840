import type { IdentityProof } from '#contract/totp';
import { callApi } from './client.ts';

/** What a form makes of it: without two-factor authentication there is no code. */
export type TypedProof = Pick<IdentityProof, 'password'> & Partial<IdentityProof>;

/** Proves once more who is signed in; from then on the sign-in counts as a new one. */
export function confirmIdentity(proof: TypedProof): Promise<unknown> {
  return callApi('POST /api/admin/confirm-identity', { body: proof });
}
