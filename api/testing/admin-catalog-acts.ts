import { discounts } from '#db/schema/discounts';
import { type AdminActs, changed, first } from './admin-act.ts';

/** Admin actions on products and discount codes. */
export const adminCatalogActs: AdminActs = {
  'POST /api/products': async () => ({
    path: '/api/products',
    body: { title: 'Ebbe', description: 'For florists.', demoUrl: '/demos/ebbe/', price: '19.00' },
    verb: 'product.created',
    name: 'Ebbe',
    changes: [
      first('title', 'Ebbe'),
      changed('description'),
      first('demoUrl', '/demos/ebbe/'),
      first('annualPrice', '199.00'),
      first('supportPackages', 'free'),
      first('active', true),
      first('monthlyPrice', '19.00'),
    ],
  }),
  'PATCH /api/products/:id': async ({ aProduct }) => ({
    path: `/api/products/${(await aProduct()).id}`,
    body: { title: 'Ebbe', price: '29.00', description: 'Long words.', featured: false },
    verb: 'product.changed',
    name: 'Ebbe',
    changes: [
      { field: 'title', before: 'Saltmarsh', after: 'Ebbe' },
      { field: 'description', before: null, after: null },
      { field: 'monthlyPrice', before: '19.00', after: '29.00' },
    ],
  }),
  'POST /api/products/:id/move': async ({ aProduct }) => {
    const [product, other] = [await aProduct(), await aProduct()];
    return {
      path: `/api/products/${product.id}/move`,
      body: { before: other.id },
      verb: 'product.moved',
      name: 'Saltmarsh',
    };
  },
  'POST /api/admin/categories/rename': async ({ aProduct }) => {
    const category = `Food ${crypto.randomUUID()}`;
    await aProduct({ category });
    return {
      path: '/api/admin/categories/rename',
      body: { from: category, to: 'Restaurants' },
      verb: 'product.changed',
      name: 'Saltmarsh',
      changes: [{ field: 'category', before: category, after: 'Restaurants' }],
    };
  },
  'DELETE /api/products/:id': async ({ aProduct }) => ({
    path: `/api/products/${(await aProduct()).id}`,
    verb: 'product.deleted',
    name: 'Saltmarsh',
  }),
  'POST /api/admin/discounts': async ({ aProduct }) => {
    const code = aCode();
    const { id } = await aProduct();
    return {
      path: '/api/admin/discounts',
      body: {
        code,
        percentOff: 10,
        duration: 'once',
        productIds: [id],
        billingIntervals: ['month'],
      },
      verb: 'discount.created',
      name: code,
      changes: [
        first('percentOff', '10'),
        first('duration', 'once'),
        first('products', 'Saltmarsh'),
        first('billingIntervals', 'month'),
      ],
    };
  },
  'POST /api/admin/discounts/:id/end': async ({ db }) => {
    const code = aCode();
    const [discount] = await db
      .insert(discounts)
      .values({ code, percentOff: 10, duration: 'once' })
      .returning();
    return { path: `/api/admin/discounts/${discount?.id}/end`, verb: 'discount.ended', name: code };
  },
};

const aCode = () => `CODE-${crypto.randomUUID().toUpperCase()}`.slice(0, 40);
