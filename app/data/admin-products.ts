import type { ProductMove } from '#contract/catalog';
import type { NewProductInput, ProductChangeInput } from '#contract/product-form';
import type { Product } from '#contract/products';
import type { UploadedPicture } from '#contract/uploads';
import { addressOf } from './address.ts';
import { callEach } from './call-each.ts';
import { callApi, read } from './client.ts';
import { queryOf, useRefreshList, withQuery } from './lists.ts';
import { useMutation } from './mutation.ts';
import { useRefresh } from './refresh.ts';
import { useResource } from './resource.ts';
import { upload } from './upload.ts';

/** Since when each failing demo has failed, by product id; empty while that is not known. */
export type FailingSince = ReadonlyMap<number, string>;

export type AllProducts = ReturnType<typeof useAllProducts>;

/**
 * The products of an admin: the `catalog` in its order, with inactive ones, and `all` with archived
 * ones, too. Both are undefined while they load.
 */
export function useAllProducts() {
  const list = addressOf('GET /api/products');
  const { data: catalog, ...state } = useResource(list);
  const { data: archived, ...more } = useResource(withQuery(list, queryOf({ status: 'archived' })));
  const all = catalog && archived && [...catalog, ...archived];
  const titles = new Map(all?.map(({ id, title }) => [id, title]));
  return {
    catalog,
    all,
    titleOf: (id: number) => titles.get(id),
    failed: state.failed ?? more.failed,
    onRetry: () => {
      state.onRetry();
      more.onRetry();
    },
  };
}

/** Uploads a picture. Nothing shows it until a product is saved with its address. */
export function uploadPicture(file: File): Promise<UploadedPicture> {
  return upload(addressOf('POST /api/admin/uploads'), file);
}

/** The current version, for an admin whose change was refused because there is a newer one. */
export async function readProduct(id: number): Promise<Product> {
  // Only visitors get less of an archived product.
  return (await read(addressOf('GET /api/products/:id', { params: { id } }))) as Product;
}

/**
 * Changes the catalog. Refused or not, the table and the storefront's data are fetched again:
 * another admin may have been faster.
 */
export function useProductMutations() {
  const refreshed = useRefreshCatalog();
  return {
    add: (product: NewProductInput) =>
      callApi('POST /api/products', { body: product }).finally(refreshed),
    /** Refused with {@link getNewerVersion} if there is a newer version than the one that was read. */
    change: (id: number, product: ProductChangeInput & { version: number }) =>
      callApi('PATCH /api/products/:id', { params: { id }, body: product }).finally(refreshed),
    move: useMutation(
      addressOf('GET /api/products'),
      ({ id, to }: Move) =>
        callApi('POST /api/products/:id/move', { params: { id }, body: to }).finally(refreshed),
      moveIn,
    ),
    renameCategory: (from: string, to: string) =>
      callApi('POST /api/admin/categories/rename', { body: { from, to } }).finally(refreshed),
    remove: (id: number) =>
      callApi('DELETE /api/products/:id', { params: { id } }).finally(refreshed),
  };
}

type Move = { id: number; to: ProductMove };

function moveIn(products: Product[] = [], { id, to }: Move): Product[] {
  const others = products.filter((product) => product.id !== id);
  const place =
    'before' in to
      ? others.findIndex((product) => product.id === to.before)
      : others.findIndex((product) => product.id === to.after) + 1;
  return others.toSpliced(place, 0, ...products.filter((product) => product.id === id));
}

/** Changes several products; the catalog is fetched again once, at the end. */
export function useProductsChange() {
  const refreshed = useRefreshCatalog();
  return async (
    products: readonly Product[],
    changeFor: (product: Product) => Pick<ProductChangeInput, 'archived' | 'active'>,
  ) => {
    const outcomes = await callEach(products, (product) => {
      const { id, version } = product;
      const body = { ...changeFor(product), version };
      return callApi('PATCH /api/products/:id', { params: { id }, body });
    });
    await refreshed();
    return outcomes;
  };
}

function useRefreshCatalog() {
  const refreshList = useRefreshList();
  const refresh = useRefresh();
  return () => Promise.all([refreshList(addressOf('GET /api/products')), refresh(isCatalogPath)]);
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

export function useFailingDemos(): FailingSince {
  const { data = [] } = useResource(addressOf('GET /api/admin/failing-demos'));
  return new Map(data.map(({ productId, failingSince }) => [productId, failingSince]));
}
