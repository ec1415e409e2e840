import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createProductReader } from '#api/catalog/products/repository';
import { createSecurityHeaders } from '#api/http/security-headers';
import { impersonationHeader } from '#contract/impersonation-header';
import { unavailable } from '../http/failure.ts';
import { nextRequestId } from '../http/request-id.ts';
import { testShop } from '../testing/shop.ts';
import { createPageCache } from './page-cache.ts';
import { places } from './places.ts';
import { createReadyResponses } from './ready-responses.ts';
import { pageRoutes } from './routes.ts';
import { createStaticFiles } from './static-files.ts';

const shop = testShop();
const client = mkdtempSync(join(tmpdir(), 'client-'));
const cache = createPageCache();
const ready = createReadyResponses(
  createSecurityHeaders({ https: false, scriptHashes: [] }),
  nextRequestId,
);
/** Counts the requests that reach the router. */
let routed = 0;
let isDown = false;
/** Holds back the next page once it has read its data. */
let hold: { hasRead: () => void; until: Promise<void> } | undefined;

const known = new Set([
  '/',
  '/products/1',
  '/products/1/demo',
  '/support',
  '/products',
  '/product%73',
  '/%73upport',
  '/payment-success',
  '/admin',
  '/admin/login',
]);

beforeAll(async () => {
  mkdirSync(join(client, 'assets'));
  const script = 'export {};'.repeat(50);
  await Bun.write(join(client, 'assets/app-1.js'), script);
  await Bun.write(join(client, 'assets/app-1.js.br'), brotliCompressSync(script));
  await Bun.write(join(client, 'assets/app-1.js.gz'), Bun.gzipSync(script));
  await Bun.write(join(client, 'assets/font-1.woff2'), 'letters');
  const { app, db } = shop();
  const clear = () => {
    cache.clear();
    ready.clear();
  };
  shop().catalogListeners.add(clear);
  app
    .use(
      pageRoutes({
        baseUrl: 'https://shop.example',
        cache,
        ready,
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
            pageKey: ({ pathname, searchParams, search }) => {
              if (/\/product/.test(pathname) && search) return null;
              return pathname + (searchParams.has('session_id') ? ' session' : '');
            },
            renderErrorPage: () => 'broken',
            checkBrand: () => [],
            async render({ url, readApi }) {
              if (isDown) throw unavailable();
              const catalog = JSON.stringify(await (await readApi('/api/products')).json());
              const held = hold;
              hold = undefined;
              held?.hasRead();
              await held?.until;
              return {
                status: known.has(url.pathname.replace(/(.)\/$/, '$1')) ? 200 : 404,
                html: `${url.search} ${catalog}`,
              };
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
    .wrap(ready.wrap);
  await shop().aProduct();
});
afterAll(() => rmSync(client, { recursive: true }));

type Headers = Record<string, string>;

function ask(path: string, headers: Headers = {}, method = 'GET'): Promise<Response> {
  return shop().app.handle(new Request(`http://localhost:3000${path}`, { method, headers }));
}

/** Whether a request is answered before the router once its path was visited. */
async function isReady(path: string, headers: Headers = {}, method = 'GET'): Promise<boolean> {
  await ask(path.split('?')[0] ?? path);
  const before = routed;
  await ask(path, headers, method);
  return routed === before;
}

/** All that a client sees, except for the request's id. */
async function seen(response: Response) {
  const { 'x-request-id': id, ...headers } = Object.fromEntries(response.headers);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { status: response.status, headers, body };
}

const repeated = [
  '/',
  '/products/1',
  '/products/1/demo',
  '/support',
  '/support/',
  '/products',
  '/%73upport',
  '/admin/login',
  '/assets/app-1.js',
  '/assets/font-1.woff2',
  '/favicon.svg',
  '/demos/saltmarsh/',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/apple-touch-icon.png',
  '/api/products',
];
const others = [
  '/nothing',
  '/%ff',
  '/admin',
  '/demos/saltmarsh',
  '/favicon.ico',
  '/payment-success?session_id=cs_1',
  '/products?q=a',
  '/product%73/?category=a&utm_source=letter',
  '/products?utm_source=letter',
  '/api/products?limit=1',
  '/api/products?unknown=1',
  '/api/products/',
  '/api/nothing',
];

describe.each([...repeated, '/?utm_source=letter', '/robots.txt?1', ...others])('%s', (path) => {
  test('is answered the same before and by the router', async () => {
    const cookies = await Promise.all([shop().signIn(), shop().signIn({ isAdmin: true })]);
    const compressed = await ask(path, { 'accept-encoding': 'br' });
    const etag = compressed.headers.get('etag') ?? '"none"';
    const requests: Headers[] = [
      {},
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'gzip' },
      { 'accept-encoding': 'gzip, deflate, br, zstd' },
      { 'accept-encoding': 'br;q=0, gzip;q=0.5' },
      { 'accept-encoding': 'br; q=0, gzip; q=0' },
      { 'accept-encoding': 'identity' },
      { 'accept-encoding': 'br', 'if-none-match': etag },
      { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` },
      { 'accept-encoding': 'gzip', 'if-none-match': etag },
      { 'if-none-match': '*' },
      { accept: 'text/csv' },
      { accept: '*/*', origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      { [impersonationHeader]: 'someone' },
      { cookie: 'session=forged' },
      ...cookies.map(({ cookie }) => ({ cookie })),
      ...cookies.map(({ cookie }) => ({ cookie: `admin=1; ${cookie}` })),
    ];
    for (const headers of requests) {
      for (const method of ['GET', 'HEAD']) {
        ready.clear();
        const slow = await ask(path, headers, method);
        await ask(path.split('?')[0] ?? path);
        const fast = await ask(path, headers, method);
        expect(fast.headers.get('x-request-id')).not.toBe(slow.headers.get('x-request-id'));
        expect([headers, method, await seen(fast)]).toEqual([headers, method, await seen(slow)]);
      }
    }
  });
});

describe('requests answered before the router', () => {
  test.each(repeated)('include %s', async (path) => {
    expect(await isReady(path, { 'accept-encoding': 'gzip, br' })).toBe(true);
  });

  test.each(others)('do not include %s', async (path) => {
    expect(await isReady(path)).toBe(false);
  });

  test('include pages for signed-in visitors and with any query', async () => {
    const { cookie } = await shop().signIn();
    expect(await isReady('/', { cookie })).toBe(true);
    expect(await isReady('/?utm_source=letter')).toBe(true);
    expect(await isReady('/assets/app-1.js?1')).toBe(true);
  });

  test('do not include other methods, or the catalog for anyone with a cookie', async () => {
    expect(await isReady('/', {}, 'HEAD')).toBe(false);
    expect(await isReady('/', {}, 'POST')).toBe(false);
    expect(await isReady('/api/products', { cookie: 'session=any' })).toBe(false);
    expect(await isReady('/api/products', { accept: 'text/csv' })).toBe(false);
    expect(await isReady('/api/products', { [impersonationHeader]: 'someone' })).toBe(false);
  });
});

test('an admin sees inactive products, and leaves nothing for strangers', async () => {
  await shop().aProduct({ title: 'Hidden', active: false });
  const { cookie } = await shop().signIn({ isAdmin: true });
  ready.clear();
  expect(await (await ask('/api/products', { cookie })).text()).toContain('Hidden');
  expect(await (await ask('/api/products')).text()).not.toContain('Hidden');
  expect(await (await ask('/api/products', { cookie })).text()).toContain('Hidden');
});

test('an admin page that an admin has opened still redirects everyone else', async () => {
  ready.clear();
  expect((await ask('/admin', { cookie: 'admin=1' })).status).toBe(200);
  expect((await ask('/admin')).status).toBe(302);
});

test('a change of the catalog is visible to the request after it', async () => {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const { id } = await shop().aProduct({ title: 'Before' });
  for (const hear of shop().catalogListeners) hear();
  const paths = ['/', '/api/products'];
  for (const path of paths) expect(await (await ask(path)).text()).toContain('Before');
  for (const title of ['Second', 'Third']) {
    const answer = await shop().send('PATCH', `/api/products/${id}`, { title }, { cookie });
    expect(answer.status).toBe(200);
    for (const path of paths) expect(await (await ask(path)).text()).toContain(title);
  }
});

test('what was read before a change is not repeated after it', async () => {
  const answer = (body: string) => ({
    status: 200,
    headers: {},
    encoded: { tag: null, bodies: { identity: new Blob([body]) } },
  });
  const readAt = ready.version();
  ready.clear();
  ready.keep('/kept', answer('old'), readAt);
  expect((await ask('/kept')).status).toBe(404);
  ready.keep('/kept', answer('new'), ready.version());
  expect(await (await ask('/kept')).text()).toBe('new');
});

test('a page that was rendered during a change does not replace the one after it', async () => {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const { id } = await shop().aProduct({ title: 'Earlier' });
  for (const hear of shop().catalogListeners) hear();
  const [hasRead, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  hold = { hasRead: hasRead.resolve, until: goOn.promise };
  const slow = ask('/support');
  await hasRead.promise;
  await shop().send('PATCH', `/api/products/${id}`, { title: 'Later' }, { cookie });
  expect(await (await ask('/support')).text()).toContain('Later');
  goOn.resolve();
  expect(await (await slow).text()).toContain('Earlier');
  expect(await (await ask('/support')).text()).toContain('Later');
});

test('an outdated page is not repeated once the database is back', async () => {
  await ask('/');
  cache.clear();
  ready.clear();
  isDown = true;
  expect((await ask('/')).status).toBe(200);
  isDown = false;
  expect(await isReady('/support')).toBe(true);
  const before = routed;
  await ask('/');
  expect(routed).toBe(before + 1);
});

test('keeps a bounded number of responses, the last used ones', async () => {
  ready.clear();
  for (let count = 0; count < 1100; count++) {
    if (count > 0) await ask('/many/0');
    ready.keep(
      `/many/${count}`,
      {
        ...{ status: 200, headers: {} },
        encoded: { tag: null, bodies: { identity: new Blob([`${count}`]) } },
      },
      ready.version(),
    );
  }
  expect(await (await ask('/many/0')).text()).toBe('0');
  expect((await ask('/many/1')).status).toBe(404);
  expect(await (await ask('/many/1099')).text()).toBe('1099');
});
