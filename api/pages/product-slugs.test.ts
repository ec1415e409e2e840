import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { createProductReader } from '#api/catalog/products/repository';
import { products } from '#db/schema/products';
import { testShop } from '../testing/shop.ts';
import { createProductSlugs } from './product-slugs.ts';

const shop = testShop();

/** With a catalog that never changed, unless `version` says so. */
function slugs({ version = (): number => 0 } = {}) {
  let reads = 0;
  const { titles } = createProductReader({ db: shop().db });
  const pathOf = createProductSlugs({
    products: {
      titles: () => {
        reads += 1;
        return titles();
      },
    },
    version,
  });
  return { pathOf, reads: () => reads };
}

test('finds a product by its slug, in any spelling, and its demo', async () => {
  const { id } = await shop().aProduct({ title: 'Café Zoë & Co' });
  const { pathOf } = slugs();
  const page = `/products/${id}-cafe-zoe-co`;
  for (const spelling of ['cafe-zoe-co', 'Cafe-Zoe-Co/', 'Caf%C3%A9%20Zo%C3%AB%20&%20Co']) {
    expect(await pathOf(`/products/${spelling}`)).toBe(page);
  }
  expect(await pathOf('/Products/cafe-zoe-co/Demo')).toBe(`${page}/demo`);
  expect(await pathOf('/products/cafe-zoe-co/demo/dusk')).toBe(`${page}/demo/dusk`);
});

test.each([
  '/products/cafe',
  '/products/',
  '/products/%E9%B9%BD',
  '/checkout/product/cafe-zoe-co',
  '/products/cafe-zoe-co/demo/dusk/more',
])('finds nothing for %s', async (pathname) => {
  await shop().aProduct({ title: 'Café Zoë & Co' });
  await shop().aProduct({ title: '鹽沼' });
  expect(await slugs().pathOf(pathname)).toBeUndefined();
});

test('prefers the older of two products with one slug, and what is for sale to what was', async () => {
  const oldest = await shop().aProduct({ title: 'Fjord' });
  const older = await shop().aProduct({ title: 'Fjord!' });
  const newer = await shop().aProduct({ title: 'fjord' });
  const found = () => slugs().pathOf('/products/fjord');
  const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
    shop().db.update(products).set(values).where(eq(products.id, id));
  expect(await found()).toBe(`/products/${oldest.id}-fjord`);
  await change(oldest.id, { archivedAt: new Date(0) });
  expect(await found()).toBe(`/products/${older.id}-fjord`);
  await change(older.id, { active: false });
  expect(await found()).toBe(`/products/${newer.id}-fjord`);
  await change(newer.id, { active: false, deletedAt: new Date(0) });
  expect(await found()).toBe(`/products/${oldest.id}-fjord`);
  await change(oldest.id, { active: false });
  expect(await found()).toBeUndefined();
});

test('reads the titles once until the catalog changes', async () => {
  let version = 1;
  const { pathOf, reads } = slugs({ version: () => version });
  await Promise.all([pathOf('/products/heron'), pathOf('/products/stork')]);
  expect(reads()).toBe(1);
  const { id } = await shop().aProduct({ title: 'Heron' });
  version += 1;
  expect(await pathOf('/products/heron')).toBe(`/products/${id}-heron`);
});

test('reads the titles again after a failure', async () => {
  const titles = [Promise.reject(new Error('away')), Promise.resolve([{ id: 7, title: 'Ibis' }])];
  const pathOf = createProductSlugs({
    products: { titles: () => titles.shift() ?? Promise.resolve([]) },
    version: () => 0,
  });
  await expect(pathOf('/products/ibis')).rejects.toThrow('away');
  expect(await pathOf('/products/ibis')).toBe('/products/7-ibis');
});
