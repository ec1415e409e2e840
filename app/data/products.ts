import { addressOf } from './address.ts';
import { readOrNull } from './client.ts';
import { useResource } from './resource.ts';

/** The catalogue as the storefront shows it: active products only, newest first. */
export function useProducts() {
  const { data, ...state } = useResource(addressOf('GET /api/products'));
  return { products: data?.filter((product) => product.active), ...state };
}

/** One product; null when there is none for sale under that id. */
export function useProduct(id: string) {
  const { data: product, ...state } = useResource(
    addressOf('GET /api/products/:id', { params: { id } }),
    {
      fetch: readOrNull,
    },
  );
  return { product, ...state };
}
