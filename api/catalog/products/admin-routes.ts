import { Elysia } from 'elysia';
import { numberId } from '#api/http/path-id';
import { admins, type SessionAccess } from '#api/identity/sessions/viewer';
import { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import { NewProduct, Product, ProductChange } from '#contract/products';
import type { Catalogue } from './catalogue.ts';
import { noSuchProduct } from './service.ts';
import { productToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; catalogue: Catalogue };

/** What admins change of the catalogue. */
export function productAdminRoutes({ access, catalogue }: Dependencies) {
  return new Elysia({ name: 'product-admin' })
    .use(admins(access))
    .post(
      apiPaths.products,
      async ({ viewer, body, status }) =>
        status(201, productToWire(await catalogue.add(viewer, body))),
      { parse: 'json', body: NewProduct, response: { 201: Product } },
    )
    .patch(
      `${apiPaths.products}/:id`,
      async ({ viewer, params, body }) =>
        productToWire(await catalogue.change(viewer, numberId(params.id, noSuchProduct), body)),
      { parse: 'json', body: ProductChange, response: Product },
    )
    .delete(
      `${apiPaths.products}/:id`,
      async ({ viewer, params }) => {
        await catalogue.remove(viewer, numberId(params.id, noSuchProduct));
        return { ok: true } as const;
      },
      { response: Done },
    );
}
