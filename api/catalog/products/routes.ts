import { Elysia } from 'elysia';
import { Failure } from '#api/http/failure';
import { numberId } from '#api/http/path-id';
import type { Viewer } from '#api/identity/sessions/service';
import { type SessionAccess, viewers } from '#api/identity/sessions/viewer';
import { answerPage, csvIfAsked } from '#api/platform/lists/answer';
import { apiPaths } from '#contract/paths';
import { Product, ProductList, ProductListQuery } from '#contract/products';
import { noSuchProduct, type Products } from './service.ts';
import { productToWire } from './to-wire.ts';

/** The catalogue: active products for visitors, all of them for admins. */
export function productRoutes(products: Products, access: SessionAccess) {
  return new Elysia({ name: 'products' })
    .use(viewers(access))
    .get(
      apiPaths.products,
      async ({ viewer, query, path, set }) => {
        const page = await products.page(query, { inactiveToo: isAdmin(viewer) });
        return answerPage(page, { path, query, headers: set.headers }).map(productToWire);
      },
      { query: ProductListQuery, response: ProductList, mapResponse: csvIfAsked(ProductList) },
    )
    .get(
      `${apiPaths.products}/:id`,
      async ({ params, viewer }) => {
        const id = numberId(params.id, noSuchProduct);
        const product = await products.find(id, { inactiveToo: isAdmin(viewer) });
        if (!product) throw new Failure('not_found', noSuchProduct);
        return productToWire(product);
      },
      { response: Product },
    );
}

const isAdmin = (viewer: Viewer | null) => viewer?.customer.isAdmin ?? false;
