import type { NewProductInput, Product, ProductChangeInput } from '#contract/products';
import type { UploadedPicture } from '#contract/uploads';
import { addressOf } from './address.ts';
import { callApi, read } from './client.ts';
import { useRefreshList } from './lists.ts';
import { useRefresh } from './refresh.ts';
import { upload } from './upload.ts';

/** Uploads a picture. Nothing shows it until a product is saved with its address. */
export function uploadPicture(file: File): Promise<UploadedPicture> {
  return upload(addressOf('POST /api/admin/uploads'), file);
}

/** The current version, for an admin whose change was refused because there is a newer one. */
export function readProduct(id: number): Promise<Product> {
  return read(addressOf('GET /api/products/:id', { params: { id } }));
}

/**
 * Changes the catalog. Refused or not, the table and the storefront's data are fetched again:
 * another admin may have been faster.
 */
export function useProductMutations() {
  const refreshList = useRefreshList();
  const refresh = useRefresh();
  const refreshed = () =>
    Promise.all([refreshList(addressOf('GET /api/products')), refresh(isCatalogPath)]);
  return {
    add: (product: NewProductInput) =>
      callApi('POST /api/products', { body: product }).finally(refreshed),
    /** Refused with {@link getNewerVersion} if the product has a newer version. */
    change: (id: number, product: ProductChangeInput & { version: number }) =>
      callApi('PATCH /api/products/:id', { params: { id }, body: product }).finally(refreshed),
    remove: (id: number) =>
      callApi('DELETE /api/products/:id', { params: { id } }).finally(refreshed),
  };
}

/**
 * The storefront's products and the failing demos. The pages of the admin's table are refreshed
 * separately.
 */
function isCatalogPath(path: string): boolean {
  return (
    path === addressOf('GET /api/products') ||
    path.startsWith(`${addressOf('GET /api/products')}/`) ||
    path === addressOf('GET /api/admin/failing-demos')
  );
}
