import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router';
import { type Assets, Document } from './document/document.tsx';
import { earlyEventsScript } from './document/early-events-script.ts';
import { Providers } from './providers.tsx';
import type { RouteHandle } from './routes/screen.ts';
import { routes } from './routes.tsx';
import { ErrorDocument } from './shell/error-document.tsx';

export { earlyEventsScript };

export type RenderRequest = {
  url: URL;
  /** Reads an API path without the network. */
  readApi: (path: string) => Promise<Response>;
  assetsOf: (screen: Pick<RouteHandle, 'file' | 'form'>) => Assets;
};

export type RenderedPage = { status: number; html: string };

const handler = createStaticHandler(routes);

/** Renders a page without anything personal. Throws when its data cannot be loaded. */
export async function render({ url, readApi, assetsOf }: RenderRequest): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error('A public page answered with a redirect');
  for (const error of Object.values(context.errors ?? {})) throw error;
  const { handle, params } = matchedScreen(url.pathname);
  const needed = handle.needs?.(params) ?? [];
  const answers = await Promise.all(needed.map((path) => answerOf(readApi, path)));
  const gone = await whatIsGone(readApi, handle.exists?.(params));
  const state = {
    origin: url.origin,
    assets: assetsOf(handle),
    fallback: {
      ...Object.fromEntries(needed.map((path, index) => [path, answers[index]])),
      ...(gone && { [gone]: null }),
    },
  };
  const html = renderToString(
    <Document state={state}>
      <Providers state={state}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </Document>,
  );
  const status = gone ? 404 : (handle.status?.(answers) ?? 200);
  return { status, html: `<!doctype html>${html}` };
}

/** The error page. It needs no data and no script, so it cannot fail itself. */
export function renderErrorPage(origin: string, assets: Assets): string {
  const state = { origin, assets: { ...assets, entry: null }, fallback: {} };
  const html = renderToString(
    <Document state={state}>
      <Providers state={state}>
        <StaticRouter location="/">
          <ErrorDocument />
        </StaticRouter>
      </Providers>
    </Document>,
  );
  return `<!doctype html>${html}`;
}

/**
 * Cache key: pages with the same route and data are identical. Null for pages that must not be
 * cached.
 */
export function pageKey(url: URL): string | null {
  const { path, handle, params } = matchedScreen(url.pathname);
  if (handle.exists) return null;
  const noindex = url.searchParams.has('session_id') ? ' session' : '';
  return `${path}${noindex} ${handle.needs?.(params).join(' ') ?? ''}`;
}

function matchedScreen(pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) throw new Error('The last route matches everything');
  const handle = match.route.handle as RouteHandle;
  return { path: match.route.path, handle, params: match.params };
}

async function answerOf(readApi: RenderRequest['readApi'], path: string): Promise<unknown> {
  const response = await readApi(path);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** The path if it is a 404. Other errors are handled in the browser. */
async function whatIsGone(readApi: RenderRequest['readApi'], path: string | undefined) {
  if (path === undefined) return undefined;
  const { status } = await readApi(path);
  return status === 404 ? path : undefined;
}
