import type { NewApiKey } from '#contract/api-keys';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';

const all = addressOf('GET /api/admin/api-keys');

/** All keys, the newest first; undefined while they load. */
export function useApiKeys() {
  const { data: keys, ...state } = useResource(all);
  return { keys, ...state };
}

/** Refused or not, what is shown is fetched again. */
export function useApiKeyMutations() {
  const refresh = useRefresh();
  const refreshed = () => refresh((path) => path === all);
  return {
    create: (body: NewApiKey) => callApi('POST /api/admin/api-keys', { body }).finally(refreshed),
    revoke: (id: number) =>
      callApi('DELETE /api/admin/api-keys/:id', { params: { id } }).finally(refreshed),
  };
}
