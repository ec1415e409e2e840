import type { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import type { Product } from '#contract/products';
import type { UploadedPicture } from '#contract/uploads';
import { patch, post, read, remove, request } from './client.ts';
import { useRefreshList } from './lists.ts';
import { useRefresh } from './refresh.ts';

/** So long may ten megabytes take on a slow line. */
const uploadTimeoutMs = 120_000;

/** Takes a picture in; nothing shows it until a product is saved with its address. */
export async function uploadPicture(file: File): Promise<UploadedPicture> {
  const response = await request(apiPaths.uploads, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(uploadTimeoutMs),
  });
  return response.json();
}

/** As it is now, for an admin whose change was refused for a newer version. */
export function readProduct(id: number): Promise<Product> {
  return read<Product>(apiPaths.product(id));
}

/**
 * What an admin does to the catalogue. Refused or not, the table and what the shop shows are read
 * anew after it: another admin may have been faster.
 */
export function useProductMutations() {
  const refreshList = useRefreshList();
  const refresh = useRefresh();
  const refreshed = () => Promise.all([refreshList(apiPaths.products), refresh(isCatalogPath)]);
  return {
    add: (product: object) => post<Product>(apiPaths.products, product).finally(refreshed),
    /** Refused with {@link getNewerVersion} where the product has another version by now. */
    change: (id: number, product: object & { version: number }) =>
      patch<Product>(apiPaths.product(id), product).finally(refreshed),
    remove: (id: number) => remove<Done>(apiPaths.product(id)).finally(refreshed),
  };
}

/**
 * The storefront's list, and each one of it, and which demos fail; the table's pages are lists of
 * their own.
 */
function isCatalogPath(path: string): boolean {
  return (
    path === apiPaths.products ||
    path.startsWith(`${apiPaths.products}/`) ||
    path === apiPaths.failingDemos
  );
}
