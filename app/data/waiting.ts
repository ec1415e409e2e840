import { addressOf } from './address.ts';
import { useResource } from './resource.ts';

/** How much waits for an admin; undefined while it loads. Nothing is fetched for anyone else. */
export function useWaiting(isAllowed: boolean) {
  const { data: waiting, ...state } = useResource(
    isAllowed ? addressOf('GET /api/admin/waiting') : null,
  );
  return { waiting, ...state };
}
