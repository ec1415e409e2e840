import { Elysia } from 'elysia';
import type { ProductReader } from '#api/catalog/products/repository';
import type { Log } from '#api/http/log';
import type { Server } from '#api/http/request-log';
import { requestPath, requestSearch } from '#api/http/request-path';
import { createRoutePatterns } from '#api/http/route-patterns';
import type { Role } from '#api/identity/sessions/role-of-request';
import type { ShopSettingsReader } from '#api/platform/shop-settings/reader';
import { catalogSearch } from '#contract/catalog-page';
import { defaultSettings } from '#contract/default-settings';
import type { Admission } from '../http/admission.ts';
import { Failure, saturated, unavailable } from '../http/failure.ts';
import { isAdminsPage, readable, signInFor, unreadable } from './admin-pages.ts';
import { drawIcon } from './brand-icon.ts';
import { createBrokenPage } from './broken-page.ts';
import { type EncodedAnswer, encodeOnce, respondEncoded } from './encoded.ts';
import type { PageCache } from './page-cache.ts';
import { createProductSlugs } from './product-slugs.ts';
import { isCatalogPage, type ReadyResponses } from './ready-responses.ts';
import type { AssetsOf, ReadApi, RenderedPage, Renderer } from './renderer.ts';
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
  cache: PageCache;
  /** Repeats answers before the router. Without it, every request takes the whole way. */
  ready?: ReadyResponses;
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

const html = { 'content-type': 'text/html;charset=utf-8' };
const revalidate = 'public, max-age=0, must-revalidate';

/** Everything except the API: public pages, assets, demos and site files. */
export function pageRoutes(deps: PageDependencies) {
  const { baseUrl, settings } = deps;
  const { renderer, assetsOf, staticFile } = deps.pages;
  const brokenPage = createBrokenPage(deps);
  const pathOfSlug = createProductSlugs({ products: deps.products, version: deps.cache.version });
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
    if (file) return 'movedTo' in file ? movedTo(file.movedTo) : repeat(request, file);
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
    routes.get(path, async ({ request }) => {
      const readAt = deps.ready?.version();
      const icon = await drawIcon(sizePx, settings.current().brand.accent);
      return repeat(request, text(icon, 'image/png'), readAt);
    });
  }
  return routes
    .get('/robots.txt', ({ request }) =>
      repeat(request, text(robots(baseUrl), 'text/plain;charset=utf-8')),
    )
    .get('/sitemap.xml', async ({ request }) => {
      const readAt = deps.ready?.version();
      const products = await deps.products.list({ inactiveToo: false });
      const listed = text(sitemap(baseUrl, products), 'application/xml;charset=utf-8');
      return repeat(request, listed, readAt);
    })
    .get('/site.webmanifest', ({ request }) => {
      const manifest = JSON.stringify(webManifest(settings.current().brand));
      return repeat(request, text(manifest, 'application/manifest+json;charset=utf-8'));
    })
    .get('/favicon.svg', async (context) => {
      const { accent } = settings.current().brand;
      const file = staticFile('/favicon.svg');
      if (accent === defaultSettings.brand.accent || !file || 'movedTo' in file) {
        return serve(context);
      }
      const readAt = deps.ready?.version();
      const drawn = await file.encoded.bodies.identity.text();
      const recolored = drawn.replaceAll(defaultSettings.brand.accent, accent);
      return repeat(context.request, text(recolored, 'image/svg+xml'), readAt);
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

  /** Answers, and keeps the answer for the next requests. */
  function repeat(request: Request, answer: EncodedAnswer, readAt = deps.ready?.version() ?? 0) {
    deps.ready?.keep(requestPath(request), answer, readAt);
    return respondEncoded(request, answer);
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
    if (deps.pages.isFresh) deps.cache.clear();
    const render = () => renderer.render({ url, readApi, assetsOf, settings: settings.current() });
    const key = await renderer.pageKey(url);
    const isKept = key !== null;
    const found = isKept ? await deps.cache.get(key, render) : await render();
    const moved = found.status === 404 && (await pathOfSlug(url.pathname));
    // Not permanent: a title can change, and its slug can then belong to another product.
    if (moved) return redirectTo(moved + requestSearch(request), { 'cache-control': revalidate });
    const headers = { ...html, 'cache-control': isKept ? revalidate : 'no-store' };
    if ('html' in found) return respondOnce(request, found, headers);
    const answer = { ...found, headers };
    const isCurrent = isKept && deps.cache.isCurrent(key, found);
    const isForEveryone = !isForAdmins && url.search === '';
    return isCurrent && isForEveryone ? repeat(request, answer) : respondEncoded(request, answer);
  }
}

/** The part of the query that changes the page. */
function searchOf(request: Request, pathname: string): string {
  if (isCatalogPage(pathname)) return catalogSearch(requestSearch(request));
  return request.url.includes('session_id=') ? requestSearch(request) : '';
}

/** For a page that is not cached. */
function respondOnce(
  { headers }: Request,
  { status, html }: RenderedPage,
  own: Record<string, string>,
): Response {
  const { encoding, body } = encodeOnce(html, headers.get('accept-encoding'));
  const isEncoded = encoding !== 'identity';
  return new Response(body, {
    status,
    headers: {
      ...own,
      vary: 'accept-encoding',
      ...(isEncoded && { 'content-encoding': encoding }),
    },
  });
}

function describe(error: unknown): string {
  if (error instanceof Failure) return error.sentence;
  return String(error instanceof Error ? error.stack : error);
}

function text(body: BlobPart, type: string): EncodedAnswer {
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
    encoded: { tag: null, bodies: { identity: new Blob([body]) } },
  };
}

function redirectTo(location: string, headers: Record<string, string>): Response {
  return new Response(null, { status: 302, headers: { location, ...headers } });
}

function movedTo(location: string): Response {
  return new Response(null, { status: 308, headers: { location } });
}
