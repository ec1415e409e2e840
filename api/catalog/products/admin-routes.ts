import { Elysia } from 'elysia';
import { numberId } from '#api/http/path-id';
import { schemaOf } from '#api/http/schema-of';
import { admins, type SessionAccess } from '#api/identity/sessions/viewer';
import * as endpoint from '#contract/endpoints/products';
import type { Catalogue } from './catalogue.ts';
import { noSuchProduct } from './service.ts';
import { productToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; catalogue: Catalogue };

/** What admins change of the catalogue. */
export function productAdminRoutes({ access, catalogue }: Dependencies) {
  return new Elysia({ name: 'product-admin' })
    .use(admins(access))
    .post(
      endpoint.createProduct.path,
      async ({ viewer, body, status }) =>
        status(201, productToWire(await catalogue.add(viewer, body))),
      schemaOf(endpoint.createProduct),
    )
    .patch(
      endpoint.updateProduct.path,
      async ({ viewer, params, body }) =>
        productToWire(await catalogue.change(viewer, numberId(params.id, noSuchProduct), body)),
      schemaOf(endpoint.updateProduct),
    )
    .delete(
      endpoint.deleteProduct.path,
      async ({ viewer, params }) => {
        await catalogue.remove(viewer, numberId(params.id, noSuchProduct));
        return { ok: true } as const;
      },
      schemaOf(endpoint.deleteProduct),
    );
}
