import { addressOf } from './address.ts';
import { readOrNull } from './client.ts';
import { useResource } from './resource.ts';

/** The catalog as the storefront shows it: active products only, newest first. */
export function useProducts() {
  const { data, ...state } = useResource(addressOf('GET /api/products'));
  return { products: data?.filter((product) => product.active), ...state };
}

/** One product; null if none with that id is for sale. */
export function useProduct(id: string) {
  const { data: product, ...state } = useResource(
    addressOf('GET /api/products/:id', { params: { id } }),
    {
      fetch: readOrNull,
    },
  );
  return { product, ...state };
}
