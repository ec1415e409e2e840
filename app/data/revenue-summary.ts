import { addressOf } from './address.ts';
import { useResource } from './resource.ts';

/** The revenue of all orders; undefined while it loads. */
export function useRevenueSummary() {
  const { data: summary, ...state } = useResource(addressOf('GET /api/admin/revenue-summary'));
  return { summary, ...state };
}
