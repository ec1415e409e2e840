import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { Elysia } from 'elysia';
import { createProductReader } from '#api/catalog/products/repository';
import { roleOfRequest } from '#api/identity/sessions/find-viewer';
import { minFilterable } from '#contract/catalog-page';
import { products } from '#db/schema/products';
import { type Failure, unavailable } from '../http/failure.ts';
import { problemResponse } from '../http/problems.ts';
import { testShop } from '../testing/shop.ts';
import { createAnswerCache } from './answer-cache.ts';
import { drawIcon } from './brand-icon.ts';

import type { Renderer } from './renderer.ts';
import { pageRoutes } from './routes.ts';

const shop = testShop();
const baseUrl = 'https://shop.example';
const defaultPatterns = ['/support', '/support/tickets/:token', '/order/:token'];

const keyOf = ({ pathname, search }: URL) => (search ? null : pathname);

/** Opens pages with a renderer that records its requests. */
async function somePages(
  render?: Renderer['render'],
  { failure, patterns = defaultPatterns }: { failure?: () => Failure; patterns?: string[] } = {},
) {
  const cache = createAnswerCache();
  let rendered = 0;
  const log: string[] = [];
  const readApi = async (path: string, headers: Record<string, string> = {}) =>
    failure ? problemResponse(failure()) : shop().get(path, headers);
  const app = new Elysia().use(
    pageRoutes({
      baseUrl,
      cache,
      products: createProductReader({ db: shop().db }),
      readApi,
      roleOf: (request) => roleOfRequest(readApi, request),
      settings: shop().shopSettings,
      log: (line) => log.push(line),
      pages: {
        renderer: {
          inlineScripts: [],
          routePatterns: patterns,
          pageKey: keyOf,
          renderErrorPage: () => 'broken',
          checkBrand: () => [],
          render:
            render ??
            (async ({ url, readApi }) => {
              rendered += 1;
              const list = await (await readApi('/api/products')).json();
              return { status: 200, html: `${url.href} ${JSON.stringify(list)}`, key: keyOf(url) };
            }),
        },
        assetsOf: () => ({ scripts: [], styles: [], fonts: [] }),
        staticFile: () => null,
        scriptHashes: [],
      },
    }),
  );
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.handle(new Request(`http://localhost${path}`, { headers }));
  return { app, cache, get, log, rendered: () => rendered };
}

describe('public pages', () => {
  test('never take a different host from the path', async () => {
    const { get } = await somePages();
    await get('//evil.example/');
    expect(await (await get('/')).text()).toStartWith(`${baseUrl}/ `);
    expect(await (await get('//evil.example/')).text()).toStartWith(baseUrl);
  });

  test('answer a request whose host does not parse', async () => {
    const { app } = await somePages();
    const request = new Request('http://localhost/');
    Object.defineProperty(request, 'url', { value: 'http://[/?session_id=cs_1' });
    expect((await app.handle(request)).status).toBe(200);
  });

  test('set no cookie and may be cached, but must be revalidated', async () => {
    const { get } = await somePages();
    const { headers } = await get('/');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('show an uncached error page when rendering fails', async () => {
    const { get } = await somePages(() => Promise.reject(new Error('no data')));
    const response = await get('/');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('broken');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('show an error page with Retry-After while their data is unavailable', async () => {
    const { get } = await somePages(undefined, { failure: unavailable });
    const page = await get('/');
    expect([page.status, await page.text()]).toEqual([503, 'broken']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const area = await get('/admin', { cookie: 'session=unknown' });
    expect([area.status, area.headers.get('location')]).toEqual([503, null]);
  });

  test.each([
    ['a lost connection to the database', '57P01', '5'],
    ['a full disk', 'ENOSPC', '60'],
    ['a read-only disk', 'EROFS', '60'],
  ])('answer %s like an outage', async (_, code, retryAfter) => {
    const error = Object.assign(new Error('failed'), { code });
    const { get } = await somePages(() => Promise.reject(error));
    const { status, headers } = await get('/products/grove/demo');
    expect([status, headers.get('retry-after')]).toEqual([503, retryAfter]);
  });

  test('log a rendering failure without the token of a guest’s link', async () => {
    const { get, log } = await somePages(() => Promise.reject(new Error('no such component')));
    for (const path of ['/support', '/support/tickets/secret', '/order/secret', '/secret']) {
      await get(path);
    }
    const patterns = ['/support', '/support/tickets/:token', '/order/:token', '/*'];
    for (const [index, pattern] of patterns.entries()) {
      expect(log[index]).toContain(`page ${pattern}: Error: no such component`);
    }
    expect(log.join()).not.toContain('secret');
  });

  test('with filters are rendered for each request, from what the catalog knows', async () => {
    const { get, rendered } = await somePages();
    const filtered = await get('/Products/?utm_source=a&sort=price&q=&category=Law+%26+order&q=b');
    expect(await filtered.text()).toStartWith(
      `${baseUrl}/Products/?category=Law+%26+order&sort=price `,
    );
    expect(filtered.headers.get('cache-control')).toBe('no-store');
    await get('/products?sort=price');
    await get('/products?sort=price');
    expect(rendered()).toBe(3);
    for (const query of ['', '?utm_source=a', '?page=2&Q=a', '?q=']) {
      expect(await (await get(`/products${query}`)).text()).toStartWith(`${baseUrl}/products [`);
    }
    expect(rendered()).toBe(4);
    expect(await (await get('/?q=a')).text()).toStartWith(`${baseUrl}/ [`);
  });

  test('lead from a slug without an id to the product, with the query', async () => {
    const { get } = await somePages(async ({ url }) => ({
      status: url.pathname === '/products/24-oaks' ? 200 : 404,
      html: 'page',
      key: null,
    }));
    const { id } = await shop().aProduct({ title: 'Grove' });
    await shop().aProduct({ title: '24 Oaks' });
    const answer = await get('/products/grove?utm_source=mail');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      302,
      'public, max-age=0, must-revalidate',
    ]);
    expect(answer.headers.get('location')).toBe(`/products/${id}-grove?utm_source=mail`);
    expect((await get('/products/no-grove')).status).toBe(404);
    // An id comes first: this is the page of product 24.
    expect((await get('/products/24-oaks')).status).toBe(200);
  });

  test('are rendered once for all addresses without one', async () => {
    const urls = new Set<string>();
    const { get } = await somePages(
      async ({ url }) => {
        urls.add(url.href);
        return { status: 404, html: 'nothing', key: keyOf(url) };
      },
      { patterns: ['/support', '/support/tickets/:token', '*'] },
    );
    for (const path of ['/a', '/b?utm_source=mail', '/support/c', '/%61']) {
      expect((await get(path)).status).toBe(404);
    }
    expect([...urls]).toEqual([`${baseUrl}/unreadable`, `${baseUrl}/%61`]);
  });

  test('answer an undecodable path with a 404', async () => {
    const { get } = await somePages();
    expect(await (await get('/%ff')).text()).toStartWith(`${baseUrl}/unreadable `);
  });
});

test('lists products for crawlers and names the sitemap', async () => {
  const { cache, get } = await somePages();
  const { id } = await shop().aProduct({ title: 'Crane & Hollis' });
  for (const path of [`/checkout/product/${id}`, `/products/${id}-crane-hollis`]) {
    expect(await (await get('/sitemap.xml')).text()).toContain(`<loc>${baseUrl}${path}</loc>`);
  }
  await shop().db.update(products).set({ archivedAt: new Date() }).where(eq(products.id, id));
  cache.clear();
  expect(await (await get('/sitemap.xml')).text()).not.toContain(`/${id}`);
  expect(await (await get('/sitemap.xml')).text()).toContain(`<loc>${baseUrl}/support</loc>`);
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
});

test('lists the catalog’s page for crawlers once it has filters', async () => {
  const { cache, get } = await somePages();
  const isListed = async () => {
    cache.clear();
    return (await (await get('/sitemap.xml')).text()).includes(`<loc>${baseUrl}/products</loc>`);
  };
  await shop()
    .db.update(products)
    .set({ deletedAt: new Date(0), active: false });
  for (let added = 1; added < minFilterable; added += 1) await shop().aProduct();
  expect(await isListed()).toBe(false);
  await shop().aProduct();
  expect(await isListed()).toBe(true);
});

test('names icons for home screens that have the stated sizes and the brand’s accent', async () => {
  const { get } = await somePages();
  const { icons } = await (await get('/site.webmanifest')).json();
  const pictures: { src: string; sizes: string }[] = icons.filter(
    ({ type }: { type: string }) => type === 'image/png',
  );
  expect(pictures.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of [...pictures, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const icon = await get(src);
    expect(icon.headers.get('content-type')).toBe('image/png');
    const bytes = await icon.bytes();
    const { width, height, format } = await new Bun.Image(bytes).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    const drawn = (accent: string) => drawIcon(width, accent).then((blob) => blob.bytes());
    expect(bytes).toEqual(await drawn(shop().shopSettings.current().brand.accent));
    expect(bytes).not.toEqual(await drawn('#0a7f5a'));
  }
});

describe('the admin pages', () => {
  const dashboard = ['/admin', '/admin/', '/ADMIN', '/%61dmin', '//admin'];
  const others = ['/admin/mails', '/ADMIN/mails?status=failed&q=a%26b', '/admin?tab=orders'];

  test.each(dashboard)('redirect everyone but admins from %s to the home page', async (path) => {
    const { get } = await somePages();
    const customer = await shop().signIn();
    for (const cookie of ['', 'session=forged', customer.cookie]) {
      expect(await redirectOf(get, path, cookie)).toBe('/');
    }
  });

  test.each(others)('lead from %s to the sign-in and back', async (path) => {
    const { get } = await somePages();
    for (const cookie of ['', 'session=forged']) {
      const to = await redirectOf(get, path, cookie);
      expect(to).toStartWith('/admin/login?next=');
      expect(new URL(to ?? '', baseUrl).searchParams.get('next')).toBe(path);
    }
    const customer = await shop().signIn();
    expect(await redirectOf(get, path, customer.cookie)).toBe('/');
  });

  test.each([...dashboard, ...others])('show %s to admins', async (path) => {
    const { get } = await somePages();
    const { cookie } = await shop().signIn({ isAdmin: true });
    expect((await get(path, { cookie })).status).toBe(200);
  });

  async function redirectOf(
    get: (path: string, headers: Record<string, string>) => Promise<Response>,
    path: string,
    cookie: string,
  ) {
    const answer = await get(path, cookie ? { cookie } : {});
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
    return answer.headers.get('location');
  }

  test('leave the sign-in page and similar paths open to everyone', async () => {
    const { get } = await somePages();
    expect((await get('/admin/login')).status).toBe(200);
    expect((await get('/administration')).status).toBe(200);
  });
});
