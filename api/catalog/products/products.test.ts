import { afterEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { createAnswerCache } from '#api/pages/answer-cache';
import { anOrder, findOrder, pay } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Problem } from '#contract/problem';
import type { Product } from '#contract/products';
import { orders } from '#db/schema/orders';
import { products } from '#db/schema/products';

const wrongFormat = 'Enter an amount like 12.50, with at most two digits after the period';
const shop = testShop();
const expire = 'POST /v1/checkout/sessions/{id}/expire';

afterEach(() => shop().sandbox.faults.clear());

const needsHttps = 'Enter the full address, starting with https://.';

const admin = async () => (await shop().signIn({ isAdmin: true })).cookie;

const aSite = {
  title: 'Harbour',
  description: 'For chandlers.\nTwo lines.',
  demoUrl: '/demos/harbour/',
  price: '39.5',
};

const create = async (values: object = {}) =>
  shop().post('/api/products', { ...aSite, ...values }, { cookie: await admin() });
const change = async (id: number, values: object) =>
  shop().send('PATCH', `/api/products/${id}`, values, { cookie: await admin() });
const remove = async (id: number) =>
  shop().send('DELETE', `/api/products/${id}`, undefined, { cookie: await admin() });
const seen = async (id: number, cookie?: string) =>
  shop().get(`/api/products/${id}`, cookie ? { cookie } : {});

async function created(values: object = {}): Promise<Product> {
  const response = await create(values);
  expect(response.status).toBe(201);
  return response.json();
}

const row = (id: number) => shop().db.query.products.findFirst({ where: eq(products.id, id) });

/** Places an order and opens its payment page. */
async function openCheckout(productId: number) {
  const response = await shop().post('/api/orders/create-checkout', {
    productId,
    customerName: 'Ada Lovelace',
    customerEmail: `${crypto.randomUUID()}@example.com`,
  });
  return (await response.json()) as { url: string; orderId: string; sessionId: string };
}

const sessionStatus = async (id: string) => (await shop().provider.findCheckout(id))?.status;

describe('two admins editing the same product', () => {
  const full = (product: Product, values: Partial<Product> = {}) => ({ ...product, ...values });

  test('get a conflict that names who saved first and when', async () => {
    const product = await created();
    const both = await Promise.all(
      ['One', 'Other'].map((title) => change(product.id, { title, version: product.version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.findIndex(({ status }) => status === 409);
    const problem: Problem = await both[refused]?.json();
    expect(problem).toMatchObject({
      code: 'conflict',
      detail: `${problem.newer?.by} changed this product after you opened it.`,
      newer: {
        by: expect.stringMatching(/^Admin \d+$/),
        at: (await row(product.id))?.updatedAt.toISOString(),
      },
    });
    expect(await row(product.id)).toMatchObject({
      title: refused === 0 ? 'Other' : 'One',
      version: 2,
    });
  });

  test('can save again with the newer version', async () => {
    const product = await created();
    await change(product.id, { title: 'One', version: 1 });
    const response = await change(product.id, full(product, { title: 'Other', version: 2 }));
    expect(await response.json()).toMatchObject({ title: 'Other', version: 3 });
  });

  test('get no conflict after a save without changes', async () => {
    const product = await created();
    await change(product.id, full(product));
    expect((await change(product.id, { title: 'Other', version: 1 })).status).toBe(200);
  });

  test('must send a version with a complete form', async () => {
    const { version: _, ...product } = await created();
    const response = await change(product.id, product);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ path: 'version', message: 'Required' }],
    });
  });

  test('can change single fields without a version', async () => {
    const product = await created();
    await change(product.id, { featured: true });
    const values = {
      title: 'Harbour II',
      description: 'For chandlers.',
      thumbnail: null,
      demoUrl: '/demos/harbour/',
      price: '41.00',
      active: true,
    };
    const response = await change(product.id, values);
    expect(await response.json()).toMatchObject({ ...values, featured: true, version: 3 });
  });
});

describe('a new product', () => {
  test('is for sale at once, with the defaults of the contract', async () => {
    const product = await created();
    expect(product).toMatchObject({
      title: 'Harbour',
      description: 'For chandlers.\nTwo lines.',
      thumbnail: null,
      demoUrl: '/demos/harbour/',
      price: '39.50',
      monthlyPrice: '39.50',
      annualPrice: '199.00',
      annualOffered: true,
      supportPackages: ['free'],
      featured: false,
      active: true,
    });
    const { briefSections, ...seenByAll } = product;
    expect(briefSections).toBeNull();
    expect(await (await seen(product.id)).json()).toEqual(seenByAll);
  });

  test.each([
    [{ price: 39 }, '39.00'],
    [{ price: '0.50' }, '0.50'],
    [{ price: undefined, monthlyPrice: '19.99' }, '19.99'],
    [{ price: 19.9, monthlyPrice: '19.90' }, '19.90'],
    [{ price: null, monthlyPrice: '19.99' }, '19.99'],
    [{ monthlyPrice: null }, '39.50'],
    [{ price: '99999.99' }, '99999.99'],
  ])('accepts %j', async (values, price) => {
    expect((await created(values)).price).toBe(price);
  });

  test('reads null as absent', async () => {
    const absent = { thumbnail: null, supportPackages: null, featured: null, active: null };
    expect(await created(absent)).toMatchObject({
      thumbnail: null,
      supportPackages: ['free'],
      featured: false,
      active: true,
    });
  });

  test('keeps an annual price that is too high and reports that it is not offered', async () => {
    const product = await created({ price: '10', annualPrice: '120.01' });
    expect(product).toMatchObject({ annualPrice: '120.01', annualOffered: false });
    expect(await created({ price: '10', annualPrice: '120' })).toMatchObject({
      annualOffered: true,
    });
    expect(await created({ annualPrice: '' })).toMatchObject({
      annualPrice: null,
      annualOffered: false,
    });
  });

  test('cannot set an id, a provider price or a deletion', async () => {
    const product = await created({ id: 7, stripePriceId: 'price_x', deletedAt: '2026-01-01' });
    expect(await row(product.id)).toMatchObject({ stripePriceId: null, deletedAt: null });
  });

  test.each([
    [{ price: '0' }, 'price', 'Price must be at least $0.50'],
    [{ price: 0 }, 'price', 'Price must be at least $0.50'],
    [{ price: '-5' }, 'price', 'Price must be at least $0.50'],
    [{ price: '0.49' }, 'price', 'Price must be at least $0.50'],
    [{ annualPrice: '0.49' }, 'annualPrice', 'Price must be at least $0.50'],
    [{ price: undefined }, 'price', 'Required'],
    [{ price: null }, 'price', 'Required'],
    [{ price: '' }, 'price', 'Required'],
    [{ price: '-3.555' }, 'price', 'Price must be at least $0.50'],
    [{ price: 9.999 }, 'price', wrongFormat],
    [{ price: '1e3' }, 'price', wrongFormat],
    [{ price: '100000' }, 'price', 'Price must be at most $99,999.99'],
    [{ price: '99999999999' }, 'price', 'Price must be at most $99,999.99'],
    [{ annualPrice: '99999.995' }, 'annualPrice', 'Price must be at most $99,999.99'],
    [{ price: true }, 'price', 'Expected number, received boolean'],
    [{ price: '19', monthlyPrice: '20' }, 'price', 'Invalid input'],
    [{ title: undefined }, 'title', 'Required'],
    [{ title: ' ' }, 'title', 'String must contain at least 1 character(s)'],
    [{ title: 'x'.repeat(201) }, 'title', 'String must contain at most 200 character(s)'],
    [{ title: 'a\0b' }, 'title', 'Invalid input'],
    [{ description: undefined }, 'description', 'Required'],
    [
      { description: 'x'.repeat(5001) },
      'description',
      'String must contain at most 5000 character(s)',
    ],
    [{ demoUrl: undefined }, 'demoUrl', 'Required'],
    [{ demoUrl: '' }, 'demoUrl', 'String must contain at least 1 character(s)'],
    [{ demoUrl: 'demo.example/harbour' }, 'demoUrl', needsHttps],
    [{ demoUrl: 'javascript:alert(1)' }, 'demoUrl', needsHttps],
    [{ demoUrl: '//elsewhere.example' }, 'demoUrl', needsHttps],
    [{ thumbnail: 'data:text/html,x' }, 'thumbnail', needsHttps],
    [
      { thumbnail: `/${'x'.repeat(2048)}` },
      'thumbnail',
      'String must contain at most 2048 character(s)',
    ],
    [{ active: 'yes' }, 'active', 'Expected boolean, received string'],
    [{ supportPackages: ['gold'] }, 'supportPackages.0', 'Invalid enum value'],
  ])('is refused with %j', async (values, path, message) => {
    const response = await create(values);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'validation',
      detail: message,
      errors: [{ path, message }],
    });
  });

  test('does not reveal its fields to strangers', async () => {
    const response = await shop().post('/api/products', {});
    expect([response.status, (await response.json()).errors]).toEqual([401, undefined]);
  });
});

describe('a change', () => {
  test('updates only the fields it names', async () => {
    const product = await created({ featured: true, thumbnail: 'https://pictures.example/a.webp' });
    const response = await change(product.id, { title: 'Quay', price: 20 });
    expect(response.status).toBe(200);
    const { title, price, monthlyPrice, updatedAt, version, ...rest } = await response.json();
    expect([title, price, monthlyPrice, version]).toEqual(['Quay', '20.00', '20.00', 2]);
    expect(product).toMatchObject(rest);
    expect(updatedAt >= product.updatedAt).toBe(true);
    expect((await change(product.id, {})).status).toBe(200);
    const cleared = await (await change(product.id, { thumbnail: '', annualPrice: null })).json();
    expect(cleared).toMatchObject({ thumbnail: null, annualPrice: null, title: 'Quay' });
  });

  test('ignores null except in fields that can be cleared', async () => {
    const product = await created({ featured: true, supportPackages: ['regular'] });
    const { title, description, demoUrl, price, supportPackages, featured, active } = product;
    const kept = { title, description, demoUrl, price, supportPackages, featured, active };
    const nothing = Object.fromEntries(Object.keys(kept).map((name) => [name, null]));
    const response = await change(product.id, { ...nothing, annualPrice: null });
    expect(await response.json()).toMatchObject({ ...kept, annualPrice: null });
  });

  test('is refused entirely if one field is invalid', async () => {
    const product = await created();
    expect((await change(product.id, { title: 'Quay', price: '0' })).status).toBe(400);
    expect((await (await seen(product.id)).json()).title).toBe('Harbour');
  });

  test('notifies catalog listeners before it is answered, but not if it failed', async () => {
    let told = 0;
    shop().catalogListeners.add(() => {
      told += 1;
    });
    const product = await created();
    expect(told).toBe(1);
    await change(product.id, { price: '0' });
    expect(told).toBe(1);
    await change(product.id, { title: 'Quay' });
    expect(told).toBe(2);
    await remove(product.id);
    expect(told).toBe(3);
  });

  test('shows on the next page even before the database notifies', async () => {
    const pages = createAnswerCache();
    shop().catalogListeners.add(() => pages.clear());
    const product = await created();
    const titles: string[] = [];
    const visit = () =>
      pages.get('/', async () => {
        titles.push((await (await seen(product.id)).json()).title);
        return { status: 200, headers: {}, bodies: { identity: new Blob() }, tag: null };
      });
    await visit();
    await visit();
    await change(product.id, { title: 'Quay' });
    await visit();
    expect(titles).toEqual(['Harbour', 'Quay']);
  });

  test('never calls the provider', async () => {
    const before = shop().sandbox.requests().length;
    const product = await created();
    await change(product.id, { price: '59' });
    expect(shop().sandbox.requests().length).toBe(before);
  });

  test('keeps the price of existing orders', async () => {
    const product = await created({ price: '39' });
    const { orderId } = await openCheckout(product.id);
    await change(product.id, { title: 'Quay', price: '79' });
    expect(await findOrder(shop(), orderId)).toMatchObject({
      productTitle: 'Harbour',
      monthlyProductPrice: 3900,
    });
  });
});

describe('taking a product off sale', () => {
  test('expires only its own open payment pages', async () => {
    const [product, other] = [await created(), await created()];
    const open = await openCheckout(product.id);
    const elsewhere = await openCheckout(other.id);
    await change(product.id, { title: 'Quay' });
    expect(await sessionStatus(open.sessionId)).toBe('open');
    expect((await change(product.id, { active: false })).status).toBe(200);
    expect(await sessionStatus(open.sessionId)).toBe('expired');
    expect(await sessionStatus(elsewhere.sessionId)).toBe('open');
    const status = await shop().get(`/api/checkout/sessions/${open.sessionId}`);
    expect((await status.json()).status).toBe('expired');
    expect((await seen(product.id)).status).toBe(404);
  });

  test('honors a payment made at the same moment', async () => {
    const product = await created();
    const { url, orderId } = await openCheckout(product.id);
    // The payment event is delayed, so the shop finds the payment when it expires the page.
    shop().sandbox.webhooks.hold();
    await pay(url);
    expect((await change(product.id, { active: false })).status).toBe(200);
    const paid = { paymentStatus: 'paid', subscriptionStatus: 'active' };
    expect(await findOrder(shop(), orderId)).toMatchObject(paid);
    await shop().sandbox.webhooks.release();
    expect(await findOrder(shop(), orderId)).toMatchObject(paid);
  });

  test('succeeds during a provider outage and expires the pages later', async () => {
    const product = await created();
    const { sessionId } = await openCheckout(product.id);
    shop().sandbox.faults.next(expire, { status: 500 });
    expect((await change(product.id, { active: false })).status).toBe(200);
    expect(await sessionStatus(sessionId)).toBe('open');
    await shop().jobs.run('unsold-checkouts');
    expect(await sessionStatus(sessionId)).toBe('expired');
  });
});

describe('details', () => {
  const details = {
    pages: [{ name: 'Home', sections: ['Menu'] }],
    changes: ['Text'],
    goodFor: ['Bakeries'],
  };

  test('are on the product, but only admins get them in lists', async () => {
    const product = await created({ details });
    expect(await (await seen(product.id)).json()).toMatchObject({ details });
    const listed = async (headers = {}) => {
      const list: Product[] = await (await shop().get('/api/products', headers)).json();
      return list.find(({ id }) => id === product.id);
    };
    expect(await listed()).not.toHaveProperty('details');
    expect(await listed({ cookie: await admin() })).toMatchObject({ details });
  });

  test('are kept by other changes and removed by null', async () => {
    const { id } = await created({ details });
    expect(await (await change(id, { title: 'Quay' })).json()).toMatchObject({ details });
    expect(await (await change(id, { details: null })).json()).toMatchObject({ details: null });
  });

  test.each([
    [{ ...details, pages: [{ name: '', sections: [] }] }],
    [{ ...details, changes: ['x'.repeat(201)] }],
    [{ ...details, goodFor: Array.from({ length: 31 }, () => 'Bakeries') }],
    [{ pages: [] }],
  ])('are refused as %j', async (refused) => {
    expect((await create({ details: refused })).status).toBe(400);
  });
});

describe('the sections of the brief', () => {
  const text = { id: 'menu', label: 'Dishes', example: 'Soup, 6', max: 300, optional: false };
  const section = {
    id: 'menu',
    title: 'Menu',
    hint: 'The current one.',
    texts: [text],
    pictures: { max: 2, hint: 'Wide' },
  };

  test('are seen by admins only', async () => {
    const product = await created({ briefSections: [section] });
    const cookie = await admin();
    const own = await seen(product.id, cookie);
    expect(await own.json()).toMatchObject({ briefSections: [section] });
    expect(await (await seen(product.id)).json()).not.toHaveProperty('briefSections');
    const list: Product[] = await (await shop().get('/api/products')).json();
    expect(list.find(({ id }) => id === product.id)).not.toHaveProperty('briefSections');
  });

  test('are kept by other changes and removed by null', async () => {
    const { id } = await created({ briefSections: [section] });
    const renamed = await change(id, { title: 'Quay' });
    expect(await renamed.json()).toMatchObject({ briefSections: [section] });
    const removed = await change(id, { briefSections: null });
    expect(await removed.json()).toMatchObject({ briefSections: null });
  });

  test.each([
    ['no section', [], 'briefSections'],
    ['21 sections', rows(21, section), 'briefSections'],
    ['two sections with one id', [section, section], 'briefSections'],
    ['an id with a dot', [{ ...section, id: 'a.b' }], 'briefSections.0.id'],
    ['no title', [{ ...section, title: ' ' }], 'briefSections.0.title'],
    ['13 texts', [{ ...section, texts: rows(13, text) }], 'briefSections.0.texts'],
    ['two texts with one id', [{ ...section, texts: [text, text] }], 'briefSections.0.texts'],
    [
      'a length of 0',
      [{ ...section, texts: [{ ...text, max: 0 }] }],
      'briefSections.0.texts.0.max',
    ],
    [
      'a length of 5,001',
      [{ ...section, texts: [{ ...text, max: 5_001 }] }],
      'briefSections.0.texts.0.max',
    ],
    [
      'half a picture',
      [{ ...section, pictures: { max: 0.5, hint: '' } }],
      'briefSections.0.pictures.max',
    ],
    [
      'neither texts nor pictures',
      [{ ...section, texts: [], pictures: { max: 0, hint: '' } }],
      'briefSections.0.title',
    ],
  ])('with %s are refused at the field', async (_, briefSections, path) => {
    const response = await create({ briefSections });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toMatchObject([{ path }]);
  });

  function rows<Row>(count: number, row: Row): Row[] {
    return Array.from({ length: count }, (_, index) => ({ ...row, id: `row-${index}` }));
  }
});

describe('deleting', () => {
  test('removes a product without orders', async () => {
    const { id } = await created();
    const response = await remove(id);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(await row(id)).toBeUndefined();
    expect((await remove(id)).status).toBe(404);
  });

  test('hides a product with orders permanently and keeps the orders', async () => {
    const product = await created();
    const order = await anOrder(shop().db, { productId: product.id, productTitle: 'Harbour' });
    const { sessionId } = await openCheckout(product.id);
    const cookie = await admin();
    expect((await remove(product.id)).status).toBe(200);
    expect(await row(product.id)).toMatchObject({ active: false, deletedAt: expect.any(Date) });
    expect((await seen(product.id, cookie)).status).toBe(404);
    const list: Product[] = await (await shop().get('/api/products', { cookie })).json();
    expect(list.some(({ id }) => id === product.id)).toBe(false);
    expect((await change(product.id, { active: true })).status).toBe(404);
    expect((await remove(product.id)).status).toBe(404);
    expect(await sessionStatus(sessionId)).toBe('expired');
    const kept = await shop().get(`/api/orders/${order.id}`, { cookie });
    expect(await kept.json()).toMatchObject({ product: { id: product.id, title: 'Harbour' } });
  });

  test('resolves a concurrent order without an error', async () => {
    const faults = shop().log.length;
    for (let round = 0; round < 5; round++) {
      const product = await created();
      const [deleted, ordered] = await Promise.all([
        remove(product.id),
        shop().post('/api/orders/create-checkout', {
          productId: product.id,
          customerName: 'Ada Lovelace',
          customerEmail: `${crypto.randomUUID()}@example.com`,
        }),
      ]);
      expect(deleted?.status).toBe(200);
      expect([201, 404]).toContain(ordered?.status ?? 0);
      const left = await shop().db.$count(orders, eq(orders.productId, product.id));
      expect((await row(product.id)) !== undefined).toBe(left > 0);
    }
    expect(shop().log.slice(faults)).toEqual([]);
  });
});

describe('the list', () => {
  test('can be searched, sorted and filtered by availability', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    await created({ title: `B ${word}`, price: '20' });
    await created({ title: `A ${word}`, price: '30', active: false });
    await created({ title: 'C', description: `Of ${word}.`, price: '10' });
    const cookie = await admin();
    const titles = async (query: string, headers = { cookie }) => {
      const response = await shop().get(`/api/products?q=${word}&${query}`, headers);
      return ((await response.json()) as Product[]).map(({ title }) => title[0]).join('');
    };
    expect(await titles('')).toBe('CAB');
    expect(await titles('sort=title:asc')).toBe('ABC');
    expect(await titles('sort=price:desc')).toBe('ABC');
    expect(await titles('sort=price:asc&limit=2')).toBe('CB');
    expect(await titles('status=inactive')).toBe('A');
    expect(await titles('status=active')).toBe('CB');
    expect(await titles('status=inactive', { cookie: '' })).toBe('');
  });
});
