import { addressOf } from './address.ts';
import { useResource } from './resource.ts';

/** What the orders brought in; undefined while it is on its way. */
export function useRevenueSummary() {
  const { data: summary, ...state } = useResource(addressOf('GET /api/admin/revenue-summary'));
  return { summary, ...state };
}
