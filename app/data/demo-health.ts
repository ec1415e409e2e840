import { addressOf } from './address.ts';
import { useResource } from './resource.ts';

/** Since when each failing demo has failed, by product id; empty while that is not known. */
export type FailingSince = ReadonlyMap<number, string>;

export function useFailingDemos(): FailingSince {
  const { data = [] } = useResource(addressOf('GET /api/admin/failing-demos'));
  return new Map(data.map(({ productId, failingSince }) => [productId, failingSince]));
}
