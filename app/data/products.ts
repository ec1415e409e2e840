import useSWR from 'swr';
import { apiPaths } from '#contract/paths';
import type { Product } from '#contract/products';
import { read, readOrNull } from './client.ts';

/** The catalogue as the storefront shows it: active products only, newest first. */
export function useProducts() {
  const { data, error, mutate } = useSWR<Product[], Error>(apiPaths.products, read);
  return {
    products: data?.filter((product) => product.active),
    error,
    retry: () => void mutate(),
  };
}

/** One product; null when there is none for sale under that id. */
export function useProduct(id: string) {
  const { data, error, mutate } = useSWR<Product | null, Error>(apiPaths.product(id), readOrNull);
  return { product: data, error, retry: () => void mutate() };
}
