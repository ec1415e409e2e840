import { Elysia } from 'elysia';
import type { ProductReader } from '#api/catalog/products/repository';
import type { Log } from '#api/http/log';
import type { Server } from '#api/http/request-log';
import { createRoutePatterns, requestPath, requestSearch } from '#api/http/route-patterns';
import type { Role } from '#api/identity/sessions/find-viewer';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import { catalogSearch } from '#contract/catalog-page';
import { defaultSettings } from '#contract/default-settings';
import type { Admission } from '../http/admission.ts';
import { Failure, saturated, unavailable } from '../http/failure.ts';
import { isAdminsPage, readable, signInFor, unreadable } from './admin-pages.ts';
import { type Answer, encode, respond } from './answer.ts';
import type { AnswerCache } from './answer-cache.ts';
import { drawIcon } from './brand-icon.ts';
import { createProductSlugs } from './product-slugs.ts';
import {
  type AssetsOf,
  createBrokenPage,
  type ReadApi,
  type RenderedPage,
  type Renderer,
} from './renderer.ts';
import { iconSizes, robots, sitemap, webManifest } from './site-files.ts';
import type { StaticFile } from './static-files.ts';

/** The source of pages: the built app, or its sources in development. */
export type PageSource = {
  renderer: Renderer;
  assetsOf: AssetsOf;
  staticFile: (pathname: string) => StaticFile | null;
  /** Hashes of additional inline scripts. */
  scriptHashes: readonly string[];
  /** The caller's address, in development where another server accepts connections. */
  peerOf?: (request: Request) => string | undefined;
  /** Renders every request, in development. */
  isFresh?: boolean;
};

export type PageDependencies = {
  baseUrl: string;
  pages: PageSource;
  cache: AnswerCache;
  products: ProductReader;
  readApi: ReadApi;
  settings: ShopSettingsReader;
  /** Whether there is a place for a request. Without it, there always is. */
  admits?: Admission['admits'];
  /** Admin pages are for admins only. */
  roleOf: (request: Request) => Promise<Role>;
  log: Log;
};

type Asked = { request: Request; server: Server; set: { headers: object } };

const htmlType = { 'content-type': 'text/html;charset=utf-8' };
const revalidate = 'public, max-age=0, must-revalidate';

/** Everything except the API: public pages, assets, demos and site files. */
export function pageRoutes(deps: PageDependencies) {
  const { baseUrl, settings, cache } = deps;
  const { renderer, assetsOf, staticFile } = deps.pages;
  const brokenPage = createBrokenPage(deps);
  const pathOfSlug = createProductSlugs({ products: deps.products, version: cache.version });
  const patternOf = createRoutePatterns(renderer.routePatterns);
  /** Of all addresses without a page, because the router takes longest to find that it matches none. */
  const unknownUrl = new URL(unreadable, baseUrl);
  const serve = async ({ request, server, set }: Asked) => {
    const pathname = requestPath(request);
    const search = searchOf(request, pathname);
    if (pathname.startsWith('/api/')) {
      throw new Failure('not_found', 'Nothing was found at this address.');
    }
    const file = staticFile(pathname);
    if (file) return 'movedTo' in file ? movedTo(file.movedTo) : answer(request, file.read);
    if (deps.admits?.(request, server) === false) return brokenPage(saturated());
    const url = urlOf(pathname, search);
    try {
      const isForAdmins = isAdminsPage(pathname);
      const role = isForAdmins ? await deps.roleOf(request) : 'visitor';
      if (isForAdmins && role !== 'admin') {
        const location = role === 'visitor' ? signInFor(request) : '/';
        return redirectTo(location, { 'cache-control': 'no-store' });
      }
      return await page(request, url, { isForAdmins });
    } catch (error) {
      const id = 'x-request-id' in set.headers ? String(set.headers['x-request-id']) : '';
      deps.log(`page ${patternOf(pathname)}: ${describe(error)}`, { requestId: id });
      return brokenPage(error);
    }
  };

  const routes = new Elysia({ name: 'pages' });
  for (const [path, sizePx] of Object.entries(iconSizes)) {
    routes.get(path, ({ request }) =>
      answer(request, async () =>
        siteFile(await drawIcon(sizePx, settings.current().brand.accent), 'image/png'),
      ),
    );
  }
  return routes
    .get('/robots.txt', ({ request }) =>
      answer(request, async () => siteFile(robots(baseUrl), 'text/plain;charset=utf-8')),
    )
    .get('/sitemap.xml', ({ request }) =>
      answer(request, async () => {
        const products = await deps.products.list({ inactiveToo: false });
        return siteFile(sitemap(baseUrl, products), 'application/xml;charset=utf-8');
      }),
    )
    .get('/site.webmanifest', ({ request }) =>
      answer(request, async () => {
        const manifest = JSON.stringify(webManifest(settings.current().brand));
        return siteFile(manifest, 'application/manifest+json;charset=utf-8');
      }),
    )
    .get('/favicon.svg', (context) => {
      const { accent } = settings.current().brand;
      const file = staticFile('/favicon.svg');
      if (accent === defaultSettings.brand.accent || !file || 'movedTo' in file) {
        return serve(context);
      }
      return answer(context.request, async () => {
        const drawn = await (await file.read()).bodies.identity.text();
        return siteFile(drawn.replaceAll(defaultSettings.brand.accent, accent), 'image/svg+xml');
      });
    })
    .get('/favicon.ico', ({ redirect }) => redirect('/favicon.svg', 308))
    .get('/*', serve)
    .head('/*', serve);

  function urlOf(pathname: string, search: string): URL {
    const isUnknown = patternOf(pathname) === '*' && !pathname.includes('%') && search === '';
    if (isUnknown && !deps.pages.isFresh) return unknownUrl;
    // Assigned instead of resolved, because a path that begins with two slashes would name another
    // host.
    return Object.assign(new URL(baseUrl), { pathname: readable(pathname), search });
  }

  /** Repeats the answer for everybody who asks for the path. */
  async function answer(request: Request, make: () => Promise<Answer>) {
    return respond(request, await cache.get(requestPath(request), make));
  }

  async function readApi(path: string) {
    const response = await deps.readApi(path);
    if (response.status === 503) throw unavailable();
    return response;
  }

  async function page(
    request: Request,
    url: URL,
    { isForAdmins }: { isForAdmins: boolean },
  ): Promise<Response> {
    if (deps.pages.isFresh) cache.clear();
    const key = await renderer.pageKey(url);
    const make = async (): Promise<Answer> => {
      const found = await renderer.render({ url, readApi, assetsOf, settings: settings.current() });
      if (key === null || found.key === null) {
        return pageOnce(found, key === null ? 'no-store' : revalidate);
      }
      if (found.key === key) return encodedPage(found);
      // Also other addresses have this page.
      const shared = await cache.get(`page ${found.key}`, () => encodedPage(found));
      return { ...shared, isOnce: true };
    };
    const made = key === null ? await make() : await cache.get(`page ${key}`, make);
    const moved = made.status === 404 && (await pathOfSlug(url.pathname));
    // Not permanent: a title can change, and its slug can then belong to another product.
    if (moved) return redirectTo(moved + requestSearch(request), { 'cache-control': revalidate });
    if (!isForAdmins && url.search === '') cache.repeat(requestPath(request), `page ${key}`);
    return respond(request, made);
  }
}

/** The part of the query that changes the page. */
function searchOf(request: Request, pathname: string): string {
  if (isCatalogPage(pathname)) return catalogSearch(requestSearch(request));
  return request.url.includes('session_id=') ? requestSearch(request) : '';
}

/** The only page with filters, in every spelling that the router accepts. */
function isCatalogPage(pathname: string): boolean {
  return /^\/+products\/*$/i.test(decodeURI(readable(pathname)));
}

async function encodedPage({ status, html }: RenderedPage): Promise<Answer> {
  const encoded = await encode(new TextEncoder().encode(html));
  return { status, headers: { ...htmlType, 'cache-control': revalidate }, ...encoded };
}

/** A page that isn't cached is compressed as fast as possible. */
function pageOnce({ status, html }: RenderedPage, control: string): Answer {
  const headers = { ...htmlType, 'cache-control': control, vary: 'accept-encoding' };
  const zipped = new Blob([Bun.gzipSync(html, { level: 1 })]);
  return {
    status,
    headers,
    bodies: { identity: new Blob([html]), gzip: zipped },
    tag: null,
    isOnce: true,
  };
}

function describe(error: unknown): string {
  if (error instanceof Failure) return error.sentence;
  return String(error instanceof Error ? error.stack : error);
}

function siteFile(body: BlobPart, type: string): Answer {
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
    bodies: { identity: new Blob([body]) },
    tag: null,
  };
}

function redirectTo(location: string, headers: Record<string, string>): Response {
  return new Response(null, { status: 302, headers: { location, ...headers } });
}

function movedTo(location: string): Response {
  return new Response(null, { status: 308, headers: { location } });
}
