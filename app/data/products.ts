import type { ArchivedProduct, Product } from '#contract/products';
import { addressOf } from './address.ts';
import { readOrNull } from './client.ts';
import { useResource } from './resource.ts';

type Found = {
  product: Product | null | undefined;
  archived?: Omit<ArchivedProduct, 'archivedAt'>;
};

/** The catalog as the storefront shows it: active products only, in the admins' order. */
export function useProducts() {
  const { data, ...state } = useResource(addressOf('GET /api/products'));
  return { products: data?.filter((product) => product.active), ...state };
}

/** One product; null if none with that id is for sale. `archived`: it was for sale before. */
export function useProduct(id: string) {
  const { data, ...state } = useResource(addressOf('GET /api/products/:id', { params: { id } }), {
    fetch: readOrNull,
  });
  return { ...forVisitors(data), ...state };
}

function forVisitors(found: Product | ArchivedProduct | null | undefined): Found {
  if (!found) return { product: found };
  if (!('active' in found)) return { product: null, archived: found };
  // Admins can read inactive products, but no one can buy them.
  if (!found.active) return { product: null };
  return found.archivedAt === null ? { product: found } : { product: null, archived: found };
}
