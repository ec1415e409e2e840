import { describe, expect, test } from 'bun:test';
import { and, eq } from 'drizzle-orm';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Product } from '#contract/products';
import { auditEntries } from '#db/schema/audit-entries';
import { products } from '#db/schema/products';

const shop = testShop();

const admin = async () => (await shop().signIn({ isAdmin: true })).cookie;

async function titles(query = '', headers: Record<string, string> = {}): Promise<string> {
  const response = await shop().get(`/api/products${query}`, headers);
  const list: Product[] = await response.json();
  return list.map(({ title }) => title).join('');
}

/** Empties the shop and adds products, the last one first in the catalog. */
async function aCatalog(names: string, values: object = {}): Promise<Record<string, number>> {
  await shop()
    .db.update(products)
    .set({ deletedAt: new Date(0), active: false });
  const ids: Record<string, number> = {};
  for (const title of names) ids[title] = (await shop().aProduct({ title, ...values })).id;
  return ids;
}

const move = async (id: number | undefined, to: object) =>
  shop().post(`/api/products/${id}/move`, to, { cookie: await admin() });
/** In the version that is stored. */
async function change(id: number | undefined, values: object) {
  const cookie = await admin();
  const { version } = await (await shop().get(`/api/products/${id}`, { cookie })).json();
  return shop().send('PATCH', `/api/products/${id}`, { version, ...values }, { cookie });
}
const rename = async (from: string, to: string) =>
  shop().post('/api/admin/categories/rename', { from, to }, { cookie: await admin() });

describe('the catalog’s order', () => {
  test('has new products first', async () => {
    await aCatalog('ABC');
    expect(await titles()).toBe('CBA');
  });

  test('changes by moving a product before or after another one', async () => {
    const { A, B, C, D } = await aCatalog('ABCD');
    await move(A, { before: D });
    expect(await titles()).toBe('ADCB');
    await move(D, { after: B });
    expect(await titles()).toBe('ACBD');
    await move(C, { before: C });
    expect(await titles()).toBe('ACBD');
    await shop().aProduct({ title: 'E' });
    expect(await titles()).toBe('EACBD');
  });

  test('leads to every product page by page', async () => {
    const { A, E } = await aCatalog('ABCDE');
    await move(A, { before: E });
    let path = '/api/products?limit=2';
    let read = '';
    while (path) {
      const response = await shop().get(path);
      read += ((await response.json()) as Product[]).map(({ title }) => title).join('');
      path = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(read).toBe('AEDCB');
  });

  test('loses no move of admins who work at the same time', async () => {
    const { A, B, C, D, E, F } = await aCatalog('ABCDEF');
    const moves = [move(A, { before: F }), move(B, { after: E }), move(C, { after: D })];
    const responses = await Promise.all([...moves, shop().aProduct({ title: 'G' })]);
    expect(responses.slice(0, 3).map((response) => (response as Response).status)).toEqual([
      200, 200, 200,
    ]);
    const order = await titles();
    expect([...order].sort().join('')).toBe('ABCDEFG');
    expect(order.indexOf('A')).toBeLessThan(order.indexOf('F'));
    expect(order).toContain('EB');
    expect(order).toContain('DC');
    const rows = await shop().db.select({ position: products.position }).from(products);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
  });

  test('keeps edits possible: a move is no newer version', async () => {
    const { A, B } = await aCatalog('AB');
    await move(A, { before: B });
    expect((await change(A, { title: 'A', version: 1 })).status).toBe(200);
  });

  test('is refused next to a product that is gone', async () => {
    const { A } = await aCatalog('AB');
    expect((await move(A, { before: 2_000_000 })).status).toBe(404);
    expect((await move(A, {})).status).toBe(400);
    expect((await move(A, { before: A, after: A })).status).toBe(400);
    expect(await titles()).toBe('BA');
  });
});

test('the list can be limited to days', async () => {
  const { A } = await aCatalog('AB');
  await shop()
    .db.update(products)
    .set({ createdAt: new Date('2024-02-29T23:30:00Z') })
    .where(eq(products.id, A ?? 0));
  expect(await titles('?from=2024-02-29&to=2024-02-29')).toBe('A');
  expect(await titles('?from=2024-03-01')).toBe('B');
});

describe('an archived product', () => {
  test('is not for sale, is listed on request and can be brought back', async () => {
    const { A, B } = await aCatalog('AB');
    const cookie = await admin();
    const archived: Product = await (await change(A, { archived: true })).json();
    expect(archived).toMatchObject({ active: true, archivedAt: expect.any(String), version: 2 });
    expect(await titles()).toBe('B');
    expect(await titles('?status=archived')).toBe('');
    expect(await titles('', { cookie })).toBe('B');
    expect(await titles('?status=active', { cookie })).toBe('B');
    expect(await titles('?status=archived', { cookie })).toBe('A');
    expect(await titles(`?ids=${A}.${B}`, { cookie })).toBe('BA');
    expect(await titles(`?ids=${A}.${B}`)).toBe('B');
    expect(await titles(`?ids=${A}.${B}&status=active`, { cookie })).toBe('B');
    const again: Product = await (await change(A, { archived: true })).json();
    expect(again).toMatchObject({ archivedAt: archived.archivedAt, version: 2 });
    await change(A, { archived: false });
    expect(await titles()).toBe('BA');
  });

  test('is archived in the version that was read, which must be named', async () => {
    const { A } = await aCatalog('A');
    const cookie = await admin();
    const archive = (values: object) =>
      shop().send('PATCH', `/api/products/${A}`, { archived: true, ...values }, { cookie });
    const unnamed = await archive({});
    expect([unnamed.status, (await unnamed.json()).errors]).toEqual([
      400,
      [{ path: 'version', message: 'Required' }],
    ]);
    await change(A, { price: '12.00' });
    expect((await archive({ version: 1 })).status).toBe(409);
    expect(await titles()).toBe('A');
    expect((await archive({ version: 2 })).status).toBe(200);
  });

  test('tells visitors its title and image only, and nothing if it was inactive', async () => {
    const secret = { description: 'For the spring sale', monthlyPrice: 2900 };
    const { A, B } = await aCatalog('AB', { category: 'Food', thumbnail: '/a.webp', ...secret });
    const cookie = await admin();
    await change(B, { active: false });
    for (const id of [A, B]) await change(id, { archived: true });
    expect((await shop().get(`/api/products/${B}`)).status).toBe(404);
    const seen = await (await shop().get(`/api/products/${A}`)).json();
    const archivedAt = expect.any(String);
    expect(seen).toEqual({ id: A, title: 'A', thumbnail: '/a.webp', category: 'Food', archivedAt });
    const all = await (await shop().get(`/api/products/${A}`, { cookie })).json();
    expect(all).toMatchObject({ description: secret.description, price: '29.00' });
    await change(A, { archived: false });
    expect(await (await shop().get(`/api/products/${A}`)).json()).toMatchObject({ price: '29.00' });
  });

  test('that was never for sale stays inactive until it is brought back', async () => {
    const { A } = await aCatalog('A', { active: false });
    const together = await change(A, { archived: true, active: true });
    expect(together.status).toBe(400);
    expect(await together.json()).toMatchObject({ errors: [{ path: 'active' }] });
    await change(A, { archived: true });
    expect((await change(A, { active: true })).status).toBe(400);
    expect((await shop().get(`/api/products/${A}`)).status).toBe(404);
    expect((await change(A, { active: true, archived: false })).status).toBe(200);
    expect(await titles()).toBe('A');
  });

  test('expires its open payment pages, refuses new ones and keeps its orders', async () => {
    const { A = 0 } = await aCatalog('A');
    const buy = () =>
      shop().post('/api/orders/create-checkout', {
        productId: A,
        customerName: 'Ada Lovelace',
        customerEmail: `${crypto.randomUUID()}@example.com`,
      });
    const { sessionId } = await (await buy()).json();
    const order = await anOrder(shop().db, { productId: A, productTitle: 'A' });
    await change(A, { archived: true });
    expect((await shop().provider.findCheckout(sessionId))?.status).toBe('expired');
    const refused = await buy();
    expect([refused.status, (await refused.json()).detail]).toEqual([
      404,
      'This website is no longer sold. Choose another one.',
    ]);
    const kept = await shop().get(`/api/orders/${order.id}`, { cookie: await admin() });
    expect(await kept.json()).toMatchObject({ product: { id: A, title: 'A' } });
    const [entry] = await shop()
      .db.select()
      .from(auditEntries)
      .where(and(eq(auditEntries.verb, 'product.changed'), eq(auditEntries.subjectId, A)));
    expect(entry?.changes).toEqual([{ field: 'archived', before: false, after: true }]);
  });
});

describe('a category', () => {
  test('is trimmed, and removed by null or an empty text', async () => {
    const { A } = await aCatalog('A');
    const categoryAfter = async (category: string | null) =>
      (await (await change(A, { category })).json()).category;
    expect(await categoryAfter(' Food ')).toBe('Food');
    expect(await categoryAfter('')).toBeNull();
    expect((await change(A, { category: 'x'.repeat(61) })).status).toBe(400);
  });

  test('is renamed in all its products, which then have a newer version', async () => {
    const { A, B } = await aCatalog('AB', { category: 'Food' });
    await shop().aProduct({ title: 'C', category: 'Law' });
    expect((await rename('Food', 'Restaurants')).status).toBe(200);
    const list: Product[] = await (await shop().get('/api/products')).json();
    expect(list.map(({ category }) => category)).toEqual(['Law', 'Restaurants', 'Restaurants']);
    expect((await change(A, { title: 'A', version: 1 })).status).toBe(409);
    expect((await change(B, { title: 'B', version: 2 })).status).toBe(200);
  });

  test('is merged with another one by its name', async () => {
    await aCatalog('A', { category: 'Food' });
    await shop().aProduct({ title: 'B', category: 'Restaurants' });
    await rename('Food', 'Restaurants');
    const list: Product[] = await (await shop().get('/api/products')).json();
    expect(new Set(list.map(({ category }) => category))).toEqual(new Set(['Restaurants']));
  });

  test('has one spelling, even if another admin types it without accents', async () => {
    const { A } = await aCatalog('AB', { category: 'Café' });
    const cookie = await admin();
    await change(A, { archived: true, category: 'Café' });
    const added = await shop().post(
      '/api/products',
      { title: 'C', description: 'C', demoUrl: '/', price: '9.00', category: 'cafe' },
      { cookie },
    );
    expect(await added.json()).toMatchObject({ category: 'Café' });
    const { id } = await shop().aProduct({ title: 'D' });
    expect(await (await change(id, { category: 'CAFE' })).json()).toMatchObject({
      category: 'Café',
    });
  });

  test('can be spelled differently by its only product', async () => {
    const { A } = await aCatalog('A', { category: 'cafe' });
    expect(await (await change(A, { category: 'Café' })).json()).toMatchObject({
      category: 'Café',
    });
  });

  test('is renamed in every spelling, to the spelling of the category it is merged with', async () => {
    await aCatalog('A', { category: 'Café' });
    await shop().aProduct({ title: 'B', category: 'cafe' });
    const { id } = await shop().aProduct({ title: 'C', category: 'Food and drink' });
    expect((await rename('CAFÉ', 'food and Drink')).status).toBe(200);
    const named = async () => {
      const list: Product[] = await (await shop().get('/api/products')).json();
      return list.map(({ category }) => category);
    };
    expect(await named()).toEqual(['Food and drink', 'Food and drink', 'Food and drink']);
    await change(id, { category: null });
    await rename('Food and drink', 'Food and Drink');
    expect(await named()).toEqual([null, 'Food and Drink', 'Food and Drink']);
  });

  test('that no product has can’t be renamed', async () => {
    await aCatalog('A');
    expect((await rename('Food', 'Restaurants')).status).toBe(404);
    expect((await rename('Food', ' ')).status).toBe(400);
  });
});

describe('pictures', () => {
  const hall = { url: '/uploads/hall-960.webp', alt: 'The dining room', width: 960, height: 600 };
  const menu = { url: 'https://pictures.example/menu.webp', alt: 'The menu' };

  test('keep their order', async () => {
    const { A } = await aCatalog('A');
    const pictures = [menu, hall];
    expect(await (await change(A, { pictures })).json()).toMatchObject({ pictures, version: 2 });
    expect(await (await change(A, { pictures: [hall, menu] })).json()).toMatchObject({
      version: 3,
    });
    const seen = await shop().get(`/api/products/${A}`);
    expect((await seen.json()).pictures).toEqual([hall, menu]);
  });

  test('are left out of lists for visitors', async () => {
    const { A } = await aCatalog('A');
    await change(A, { pictures: [hall] });
    const listed = async (headers = {}) =>
      (await (await shop().get('/api/products', headers)).json())[0];
    expect(await listed()).not.toHaveProperty('pictures');
    expect(await listed({ cookie: await admin() })).toMatchObject({ pictures: [hall] });
  });

  test.each([
    [[{ ...menu, alt: ' ' }], 'pictures.0.alt'],
    [[{ ...menu, url: 'javascript:alert(1)' }], 'pictures.0.url'],
    [[{ ...hall, width: -1 }], 'pictures.0.width'],
    [Array.from({ length: 9 }, () => menu), 'pictures'],
  ])('are refused like %j', async (pictures, path) => {
    const { A } = await aCatalog('A');
    const response = await change(A, { pictures });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toMatchObject([{ path }]);
  });
});
