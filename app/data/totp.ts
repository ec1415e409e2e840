import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import type { TypedProof } from './identity.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

/** How one's own two-factor authentication stands; undefined while it loads. */
export function useTotp() {
  const { data: totp, ...state } = useResource(addressOf('GET /api/admin/totp'));
  return { totp, ...state };
}

/** What admins do about it. Refused or not, how it stands is read anew: another tab may be faster. */
export function useTotpMutations() {
  const refresh = useRefresh();
  // Other sessions end with some of these.
  const refreshed = () =>
    refresh(
      (path) =>
        path === addressOf('GET /api/admin/totp') ||
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
