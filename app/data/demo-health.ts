import { addressOf } from './address.ts';
import { useResource } from './resource.ts';

/** Since when a product's demo does not answer, by the product's id. Unknown, none is said to fail. */
export type FailingSince = ReadonlyMap<number, string>;

export function useFailingDemos(): FailingSince {
  const { data = [] } = useResource(addressOf('GET /api/admin/failing-demos'));
  return new Map(data.map(({ productId, failingSince }) => [productId, failingSince]));
}
