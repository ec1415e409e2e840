import { apiPaths } from '#contract/paths';
import type { RecoveryCodes, Totp, TotpSetup } from '#contract/totp';
import { post, remove } from './client.ts';
import type { TypedProof } from './identity.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

/** How one's own two-factor authentication stands; undefined while it loads. */
export function useTotp() {
  const { data: totp, ...state } = useResource<Totp>(apiPaths.totp);
  return { totp, ...state };
}

/** What admins do about it. Refused or not, how it stands is read anew: another tab may be faster. */
export function useTotpMutations() {
  const refresh = useRefresh();
  // Other sessions end with some of these.
  const refreshed = () => refresh((path) => path === apiPaths.totp || path === apiPaths.sessions);
  return {
    begin: () => post<TotpSetup>(apiPaths.totp).finally(refreshed),
    confirm: (code: string) => post(apiPaths.totpConfirm, { code }).finally(refreshed),
    renewCodes: (proof: TypedProof) =>
      post<RecoveryCodes>(apiPaths.totpRecoveryCodes, proof).finally(refreshed),
    end: (proof: TypedProof) => remove(apiPaths.totp, proof).finally(refreshed),
  };
}
