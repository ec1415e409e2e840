import { Elysia } from 'elysia';
import { parseRowId, schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import * as endpoint from '#contract/endpoints/products';
import { noSuchProduct } from './repository.ts';
import type { Products } from './service.ts';
import { adminProductToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; products: Products; settings: ShopSettingsReader };

/** Catalog changes by admins. */
export function productAdminRoutes({ access, products, settings }: Dependencies) {
  const features = () => settings.current().features;
  return new Elysia({ name: 'product-admin' })
    .use(adminGuard(access))
    .post(
      endpoint.createProduct.path,
      async ({ viewer, body, status }) =>
        status(201, adminProductToWire(await products.add(viewer, body), features())),
      schemaOf(endpoint.createProduct),
    )
    .patch(
      endpoint.updateProduct.path,
      async ({ viewer, params, body }) =>
        adminProductToWire(
          await products.change(viewer, parseRowId(params.id, noSuchProduct), body),
          features(),
        ),
      schemaOf(endpoint.updateProduct),
    )
    .post(
      endpoint.moveProduct.path,
      async ({ viewer, params, body }) => {
        await products.move(viewer, parseRowId(params.id, noSuchProduct), body);
        return { ok: true } as const;
      },
      schemaOf(endpoint.moveProduct),
    )
    .post(
      endpoint.renameCategory.path,
      async ({ viewer, body }) => {
        await products.renameCategory(viewer, body);
        return { ok: true } as const;
      },
      schemaOf(endpoint.renameCategory),
    )
    .delete(
      endpoint.deleteProduct.path,
      async ({ viewer, params }) => {
        await products.remove(viewer, parseRowId(params.id, noSuchProduct));
        return { ok: true } as const;
      },
      schemaOf(endpoint.deleteProduct),
    );
}
