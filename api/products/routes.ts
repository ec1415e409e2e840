import { Elysia } from 'elysia';
import { apiPaths } from '#contract/paths';
import { Product, ProductList } from '#contract/products';
import type { ProductRow } from '#db/schema/products';
import { decimalFromCents } from '#db/values/money';
import { Failure } from '../http/failure.ts';
import { numberId } from '../http/path-id.ts';
import type { Viewer } from '../session/service.ts';
import { type SessionAccess, viewers } from '../session/viewer.ts';
import type { Products } from './service.ts';

const notFound = 'Product Not Found';

/** The catalogue: active products for visitors, all of them for admins. */
export function productRoutes(products: Products, access: SessionAccess) {
  return new Elysia({ name: 'products' })
    .use(viewers(access))
    .get(
      apiPaths.products,
      async ({ viewer }) => (await products.list({ inactiveToo: isAdmin(viewer) })).map(toWire),
      { response: ProductList },
    )
    .get(
      `${apiPaths.products}/:id`,
      async ({ params, viewer }) => {
        const id = numberId(params.id, notFound);
        const product = await products.find(id, { inactiveToo: isAdmin(viewer) });
        if (!product) throw new Failure('not_found', notFound);
        return toWire(product);
      },
      { response: Product },
    );
}

const isAdmin = (viewer: Viewer | null) => viewer?.customer.isAdmin ?? false;

function toWire(row: ProductRow): Product {
  const monthlyPrice = decimalFromCents(row.monthlyPrice);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    thumbnail: row.thumbnail,
    demoUrl: row.demoUrl || null,
    monthlyPrice,
    price: monthlyPrice,
    annualPrice: row.annualPrice === null ? null : decimalFromCents(row.annualPrice),
    supportPackages: row.supportPackages,
    featured: row.featured,
    active: row.active,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
