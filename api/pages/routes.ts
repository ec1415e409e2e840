import { Elysia } from 'elysia';
import type { ProductReader } from '#api/catalog/products/repository';
import { requestPath } from '#api/http/request-path';
import { Failure, unavailable } from '../http/failure.ts';
import { respondEncoded } from './encoded.ts';
import { encodePage, type PageCache } from './page-cache.ts';
import type { AssetsOf, Renderer } from './renderer.ts';
import { robots, sitemap, webManifest } from './site-files.ts';

/** The source of pages: the built app, or its sources in development. */
export type PageSource = {
  renderer: Renderer;
  assetsOf: AssetsOf;
  staticFile: (request: Request, pathname: string) => Response | null;
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
  products: ProductReader;
  /** Calls the API within this process as a signed-out visitor. */
  readApi: (path: string) => Promise<Response>;
  /** Whether the request's user can see admin pages. */
  isAdmin: (request: Request) => Promise<boolean>;
  log: (line: string) => void;
};

const html = { 'content-type': 'text/html;charset=utf-8' };
const revalidate = 'public, max-age=0, must-revalidate';
const fallbackScreen = { file: 'app/shell/not-found.screen.tsx' };

/** Everything except the API: public pages, assets, demos and site files. */
export function pageRoutes(deps: PageDependencies) {
  const { baseUrl } = deps;
  const { renderer, assetsOf, staticFile } = deps.pages;
  const serve = async ({ request, set }: { request: Request; set: { headers: object } }) => {
    const pathname = requestPath(request);
    const search = request.url.includes('session_id=') ? new URL(request.url, baseUrl).search : '';
    if (pathname.startsWith('/api/')) {
      throw new Failure('not_found', 'Nothing was found at this address.');
    }
    const file = staticFile(request, pathname);
    if (file) return file;
    // Assigned instead of resolved, because a path that begins with two slashes would name another
    // host.
    const url = Object.assign(new URL(baseUrl), { pathname: readable(pathname), search });
    try {
      if (isAdminsPage(pathname) && !(await deps.isAdmin(request))) {
        return new Response(null, {
          status: 302,
          headers: { location: '/', 'cache-control': 'no-store' },
        });
      }
      return await page(request, url);
    } catch (error) {
      const id = 'x-request-id' in set.headers ? set.headers['x-request-id'] : '';
      deps.log(`${id} page ${loggable(pathname)}: ${describe(error)}`);
      return brokenPage(error);
    }
  };

  return new Elysia({ name: 'pages' })
    .get('/robots.txt', () => text(robots(baseUrl), 'text/plain;charset=utf-8'))
    .get('/sitemap.xml', async () => {
      const products = await deps.products.list({ inactiveToo: false });
      const ids = products.map((product) => product.id);
      return text(sitemap(baseUrl, ids), 'application/xml;charset=utf-8');
    })
    .get('/site.webmanifest', () =>
      text(JSON.stringify(webManifest), 'application/manifest+json;charset=utf-8'),
    )
    .get('/favicon.ico', ({ redirect }) => redirect('/favicon.svg', 308))
    .get('/*', serve)
    .head('/*', serve);

  async function readApi(path: string): Promise<Response> {
    const response = await deps.readApi(path);
    if (response.status === 503) throw unavailable();
    return response;
  }

  function brokenPage(error: unknown): Response {
    const { status = 500, retryAfterSeconds } = error instanceof Failure ? error.details : {};
    return new Response(renderer.renderErrorPage(baseUrl, assetsOf(fallbackScreen)), {
      status,
      headers: {
        ...html,
        'cache-control': 'no-store',
        ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
      },
    });
  }

  async function page(request: Request, url: URL): Promise<Response> {
    if (deps.pages.isFresh) deps.cache.clear();
    const render = () => renderer.render({ url, readApi, assetsOf });
    const key = renderer.pageKey(url);
    const isKept = key !== null;
    const { status, encoded } = isKept
      ? await deps.cache.get(key, render)
      : encodePage(await render());
    return respondEncoded(request, encoded, {
      status,
      headers: { ...html, 'cache-control': isKept ? revalidate : 'no-store' },
    });
  }
}

function describe(error: unknown): string {
  if (error instanceof Failure) return error.sentence;
  return String(error instanceof Error ? error.stack : error);
}

/** Everything below /admin except its login page, case-insensitive like the router. */
function isAdminsPage(pathname: string): boolean {
  return /^\/+admin(?:\/|$)(?!login\/*$)/i.test(decodeURI(readable(pathname)));
}

/** A guest's link contains a token that opens the ticket. */
function loggable(pathname: string): string {
  return pathname.replace(/^(\/+support\/+tickets\/+).+/i, '$1…');
}

/** The router throws on invalid UTF-8, which should be a 404. */
function readable(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return '/unreadable';
  }
}

function text(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
  });
}
