import type { IdentityProof } from '#contract/totp';
import { callApi } from './client.ts';

/** What a form collects; without two-factor authentication there is no code. */
export type TypedProof = Pick<IdentityProof, 'password'> & Partial<IdentityProof>;

/** Confirms who is signed in, so that the sign-in counts as recent. */
export function confirmIdentity(proof: TypedProof): Promise<unknown> {
  return callApi('POST /api/admin/confirm-identity', { body: proof });
}
