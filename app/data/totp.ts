import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import type { TypedProof } from './identity.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

/** The admin's own two-factor authentication; undefined while it loads. */
export function useTotp() {
  const { data: totp, ...state } = useResource(addressOf('GET /api/admin/totp'));
  return { totp, ...state };
}

/** Changes to it. Refused or not, it is fetched again: another tab may have been faster. */
export function useTotpMutations() {
  const refresh = useRefresh();
  // Some of these end other sessions.
  const refreshed = () =>
    refresh(
      (path) =>
        path === addressOf('GET /api/admin/totp') ||
        // Whether it still has to be set up.
        path === addressOf('GET /api/user') ||
        path === addressOf('GET /api/customer/sessions'),
    );
  return {
    begin: () => callApi('POST /api/admin/totp').finally(refreshed),
    confirm: (code: string) =>
      callApi('POST /api/admin/totp/confirm', { body: { code } }).finally(refreshed),
    renewCodes: (proof: TypedProof) =>
      callApi('POST /api/admin/totp/recovery-codes', { body: proof }).finally(refreshed),
    end: (proof: TypedProof) =>
      callApi('DELETE /api/admin/totp', { body: proof }).finally(refreshed),
  };
}
