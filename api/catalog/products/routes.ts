import { Elysia } from 'elysia';
import { Failure } from '#api/http/failure';
import { parseRowId, schemaOf } from '#api/http/schema-of';
import { isActiveAdmin, type SessionAccess, type Viewer, viewerPlugin } from '#api/http/viewer';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/products';
import { noSuchProduct, type ProductReader } from './repository.ts';
import { adminProductToWire, listedProductToWire, publicProductToWire } from './to-wire.ts';

type Dependencies = {
  products: ProductReader;
  access: SessionAccess;
  settings: ShopSettingsReader;
  shopDay: ShopDay;
};

/** The catalog: products for sale for visitors, all products for admins. */
export function productRoutes({ products, access, settings, shopDay }: Dependencies) {
  const features = () => settings.current().features;
  return new Elysia({ name: 'products' })
    .use(viewerPlugin(access))
    .get(
      endpoint.listProducts.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listProducts,
          shopDay,
          read: (query) => products.page(query, { inactiveToo: isAdmin(context.viewer) }),
          toWire: (row) =>
            (isAdmin(context.viewer) ? adminProductToWire : listedProductToWire)(row, features()),
        }),
      listSchemaOf(endpoint.listProducts, shopDay),
    )
    .get(
      endpoint.getProduct.path,
      async ({ params, viewer }) => {
        const id = parseRowId(params.id, noSuchProduct);
        const product = await products.find(id, { inactiveToo: isAdmin(viewer) });
        if (!product) throw new Failure('not_found', noSuchProduct);
        return isAdmin(viewer)
          ? adminProductToWire(product, features())
          : publicProductToWire(product, features());
      },
      schemaOf(endpoint.getProduct),
    );
}

const isAdmin = (viewer: Viewer | null) => viewer !== null && isActiveAdmin(viewer);
