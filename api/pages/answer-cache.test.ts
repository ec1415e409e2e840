import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { createProductReader } from '#api/catalog/products/repository';
import { createSecurityHeaders } from '#api/http/security-headers';
import { impersonationHeader } from '#contract/impersonation-header';
import { products } from '#db/schema/products';
import { unavailable } from '../http/failure.ts';
import { nextRequestId } from '../http/request-log.ts';
import { testShop } from '../testing/shop.ts';
import type { Answer } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';
import { pageRoutes } from './routes.ts';
import { places } from './sources.ts';
import { createStaticFiles } from './static-files.ts';

const shop = testShop();
const client = mkdtempSync(join(tmpdir(), 'client-'));
const cache = createAnswerCache(
  createSecurityHeaders({ https: false, scriptHashes: [] }),
  nextRequestId,
);
/** Counts the requests that reach the router, and the pages that were rendered. */
let [routed, rendered] = [0, 0];
let isDown = false;
/** Holds back the next page once it has read its data. */
let hold: { hasRead: () => void; until: Promise<void> } | undefined;

beforeAll(async () => {
  mkdirSync(join(client, 'assets'));
  const script = 'export {};'.repeat(50);
  await Bun.write(join(client, 'assets/app-1.js'), script);
  await Bun.write(join(client, 'assets/app-1.js.br'), brotliCompressSync(script));
  await Bun.write(join(client, 'assets/app-1.js.gz'), Bun.gzipSync(script));
  const { app, db } = shop();
  shop().catalogListeners.add(cache.clear);
  app
    .use(
      pageRoutes({
        baseUrl: 'https://shop.example',
        cache,
        products: createProductReader({ db }),
        readApi: (path) => shop().get(path),
        roleOf: async (request) =>
          (request.headers.get('cookie') ?? '').includes('admin') ? 'admin' : 'visitor',
        settings: shop().shopSettings,
        log: () => {},
        pages: {
          renderer: {
            inlineScripts: [],
            routePatterns: [],
            pageKey: ({ pathname, search }) =>
              search || pathname.startsWith('/order/') ? null : pathname.toLowerCase(),
            renderErrorPage: () => 'broken',
            checkBrand: () => [],
            async render({ url: { pathname, search }, readApi }) {
              rendered += 1;
              if (isDown) throw unavailable();
              const catalog = await (await readApi('/api/products')).json();
              const held = hold;
              hold = undefined;
              held?.hasRead();
              await held?.until;
              const html = `${search} ${JSON.stringify(catalog)}`;
              if (pathname.startsWith('/unlimited/')) return { status: 404, html, key: null };
              if (pathname.startsWith('/missing/')) return { status: 404, html, key: 'missing' };
              const status = pathname === '/gone' ? 410 : 200;
              return { status, html, key: search ? null : pathname.toLowerCase() };
            },
          },
          assetsOf: () => ({ scripts: [], styles: [], fonts: [] }),
          staticFile: createStaticFiles({ client, public: places.public }),
          scriptHashes: [],
        },
      }),
    )
    .wrap((handle) => (request: Request) => {
      routed += 1;
      return handle(request);
    })
    .wrap(cache.wrap);
  await shop().aProduct();
});
beforeEach(() => cache.clear());
afterAll(() => rmSync(client, { recursive: true }));

type Headers = Record<string, string>;

function ask(path: string, headers: Headers = {}, method = 'GET'): Promise<Response> {
  return shop().app.handle(new Request(`http://localhost:3000${path}`, { method, headers }));
}

const textAt = async (path: string, headers: Headers = {}) => (await ask(path, headers)).text();

/** How many more requests reached the router, and pages were rendered. */
async function costOf(work: () => Promise<unknown>) {
  const before = { routed, rendered };
  await work();
  return { routed: routed - before.routed, rendered: rendered - before.rendered };
}

/** All that a client sees, except for the request's id. */
async function seen(response: Response) {
  const { 'x-request-id': id, ...headers } = Object.fromEntries(response.headers);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { status: response.status, headers, body };
}

async function changeTitle(id: number, title: string) {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const answer = await shop().send('PATCH', `/api/products/${id}`, { title }, { cookie });
  expect(answer.status).toBe(200);
}

const plain = (body: string): Answer => ({
  status: 200,
  headers: {},
  bodies: { identity: new Blob([body]) },
  tag: null,
});

const repeated = [
  '/',
  '/products/1',
  '/%73upport',
  '/admin/login',
  '/assets/app-1.js',
  '/favicon.svg',
  '/demos/saltmarsh/',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/apple-touch-icon.png',
  '/api/products',
];
const routedPaths = [
  '/missing/a',
  '/unlimited/a',
  '/gone',
  '/order/secret',
  '/admin',
  '/demos/saltmarsh',
  '/favicon.ico',
  '/payment-success?session_id=cs_1',
  '/products?q=a',
  '/?utm_source=letter',
  '/robots.txt?1',
  '/api/products?limit=1',
  '/api/products/',
  '/api/nothing',
];

describe('an answer', () => {
  test.each([...repeated, ...routedPaths])(
    'of %s is the same when it is repeated',
    async (path) => {
      const { cookie } = await shop().signIn({ isAdmin: true });
      const compressed = await ask(path, { 'accept-encoding': 'br' });
      const etag = compressed.headers.get('etag') ?? '"none"';
      const requests: Headers[] = [
        {},
        { 'accept-encoding': 'gzip, deflate, br, zstd' },
        { 'accept-encoding': 'br;q=0, gzip;q=0.5' },
        { 'accept-encoding': 'br; q=0, gzip; q=0' },
        { 'accept-encoding': 'br', 'if-none-match': etag },
        { 'accept-encoding': 'gzip', 'if-none-match': etag },
        { accept: 'text/csv' },
        { [impersonationHeader]: 'someone' },
        { cookie: 'session=forged' },
        { cookie: `admin=1; ${cookie}` },
      ];
      for (const headers of requests) {
        for (const method of ['GET', 'HEAD']) {
          cache.clear();
          const slow = await ask(path, headers, method);
          await ask(path);
          const fast = await ask(path, headers, method);
          expect(fast.headers.get('x-request-id')).not.toBe(slow.headers.get('x-request-id'));
          expect([headers, method, await seen(fast)]).toEqual([headers, method, await seen(slow)]);
        }
      }
    },
  );

  test.each(repeated)('of %s does not reach the router again', async (path) => {
    await ask(path);
    const again = () => ask(path, { 'accept-encoding': 'gzip, br' });
    expect(await costOf(again)).toEqual({ routed: 0, rendered: 0 });
  });

  test.each(routedPaths)('of %s is left to the router', async (path) => {
    await ask(path);
    expect((await costOf(() => ask(path))).routed).toBe(1);
  });

  test('is compressed as the browser accepts, and not sent again if it has the bytes', async () => {
    const { headers, ...first } = await seen(await ask('/', { 'accept-encoding': 'gzip, br' }));
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const html = brotliDecompressSync(Buffer.from(first.body, 'base64')).toString();
    expect(html).toBe(await textAt('/'));
    expect(Bun.gunzipSync(await (await ask('/', { 'accept-encoding': 'gzip' })).bytes())).toEqual(
      new TextEncoder().encode(html),
    );
    const etag = headers.etag ?? '';
    for (const known of [etag, `W/${etag}`, `"other", W/${etag}`]) {
      const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    const other = await ask('/', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(other.status).toBe(200);
  });
});

describe('nothing personal is kept', () => {
  test('of the catalog as an admin sees it', async () => {
    await shop().aProduct({ title: 'Hidden', active: false });
    const { cookie } = await shop().signIn({ isAdmin: true });
    expect(await textAt('/api/products', { cookie })).toContain('Hidden');
    expect(await textAt('/api/products')).not.toContain('Hidden');
    expect(await textAt('/api/products', { cookie })).toContain('Hidden');
  });

  test('of an admin page: it still redirects everyone else', async () => {
    expect((await ask('/admin', { cookie: 'admin=1' })).status).toBe(200);
    expect((await ask('/admin')).status).toBe(302);
  });

  test('of a personal link or a query, whose page is compressed once and never revalidated', async () => {
    for (const path of ['/order/secret', '/products?q=a']) {
      const gzip = { 'accept-encoding': 'gzip, br' };
      const { headers } = await seen(await ask(path, gzip));
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'gzip' });
      expect([headers.etag, headers.vary]).toEqual([undefined, 'accept-encoding']);
      expect(await costOf(() => ask(path, gzip))).toEqual({ routed: 1, rendered: 1 });
    }
  });
});

describe('a page', () => {
  test('is rendered once for everyone who asks for it, in any spelling', async () => {
    const visits = () => Promise.all(['/support', '/support', '/SUPPORT'].map((path) => ask(path)));
    expect((await costOf(visits)).rendered).toBe(1);
    expect((await costOf(visits)).rendered).toBe(0);
    expect((await costOf(() => ask('/support?utm_source=letter'))).rendered).toBe(0);
  });

  test.each([
    ['/missing/', 'whose bytes others share is compressed once'],
    ['/unlimited/', 'that names its address is not kept'],
  ])('below %s, a page of nothing, %s', async (folder) => {
    const [first, again] = [await ask(`${folder}a`), await ask(`${folder}b`)];
    expect([first.status, again.status]).toEqual([404, 404]);
    const isShared = folder === '/missing/';
    expect([first, again].map(({ headers }) => headers.has('etag'))).toEqual([isShared, isShared]);
    expect((await costOf(() => ask(`${folder}a`))).rendered).toBe(1);
  });

  test('of what is no longer sold is kept: there are as many as products', async () => {
    await ask('/gone');
    expect((await costOf(() => ask('/gone'))).rendered).toBe(0);
  });

  test('stays as it was while the database is away, and is rendered again afterwards', async () => {
    await ask('/');
    cache.clear();
    isDown = true;
    expect((await ask('/')).status).toBe(200);
    expect((await ask('/never-visited')).status).toBe(503);
    isDown = false;
    expect((await costOf(() => ask('/'))).rendered).toBe(1);
  });
});

describe('a change', () => {
  const shown = ['/', '/api/products', '/sitemap.xml'];

  test('is visible to the next request, wherever it shows', async () => {
    const { id } = await shop().aProduct({ title: 'Before' });
    for (const title of ['Second', 'Third']) {
      for (const path of shown) await ask(path);
      await changeTitle(id, title);
      const texts = await Promise.all(shown.map((path) => textAt(path)));
      for (const text of texts) expect(text.toLowerCase()).toContain(title.toLowerCase());
    }
  });

  test('by another process is heard from the database', async () => {
    const { id } = await shop().aProduct({ title: 'Here' });
    const heard = Promise.withResolvers<void>();
    await shop().database.listen('catalog', () => {
      cache.clear();
      heard.resolve();
    });
    await ask('/');
    await shop().db.update(products).set({ title: 'Elsewhere' }).where(eq(products.id, id));
    await heard.promise;
    expect(await textAt('/')).toContain('Elsewhere');
  });

  test('during a rendering is not overwritten by it', async () => {
    const { id } = await shop().aProduct({ title: 'Earlier' });
    const [hasRead, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    hold = { hasRead: hasRead.resolve, until: goOn.promise };
    const slow = ask('/support');
    await hasRead.promise;
    await changeTitle(id, 'Later');
    expect(await textAt('/support')).toContain('Later');
    goOn.resolve();
    expect(await (await slow).text()).toContain('Earlier');
    expect(await textAt('/support')).toContain('Later');
    expect((await costOf(() => ask('/support'))).routed).toBe(0);
  });
});

test('keeps a bounded number of answers', async () => {
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return plain(key);
    });
  for (let count = 0; count < 3100; count++) await get(`/many/${count}`);
  await get('/many/3099');
  expect(made).toHaveLength(3100);
  await get('/many/0');
  expect(made).toHaveLength(3101);
  const long = `/${'long'.repeat(100)}`;
  for (const _ of [1, 2]) await get(long);
  expect(made.filter((key) => key === long)).toHaveLength(2);
});
