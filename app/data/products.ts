import { addressOf } from './address.ts';
import { useResource } from './resource.ts';

/** The catalog as the storefront shows it: active products only, in the admins' order. */
export function useProducts() {
  const { data, ...state } = useResource(addressOf('GET /api/products'));
  return { products: data?.filter((product) => product.active), ...state };
}
