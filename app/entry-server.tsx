import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router';
import { moneyFormatOf } from '#contract/currency';
import { defaultSettings } from '#contract/default-settings';
import type { ShopSettings } from '#contract/shop-settings';
import { createBrandStyles } from './document/brand-styles.ts';
import { type Assets, Document, type PageState } from './document/document.tsx';
import { inlineScript, inlineScriptWithNavigation } from './document/inline-script.ts';
import { Providers } from './providers.tsx';
import { contextOf, forgetAddress, layoutOf, screenOf } from './routes/match-address.ts';
import { type LayoutHandle, missingData, type RouteHandle } from './routes/screen.ts';
import { ErrorDocument } from './shell/error-page.tsx';

export { checkBrand } from './document/brand-styles.ts';
export { routePatterns } from './routes/match-address.ts';

export const inlineScripts = [inlineScript, inlineScriptWithNavigation];

export type RenderRequest = {
  url: URL;
  /** Reads an API path without the network. */
  readApi: (path: string) => Promise<ApiAnswer>;
  assetsOf: (screen: Pick<RouteHandle, 'file' | 'isEager'> & Partial<LayoutHandle>) => Assets;
  /** Without them, the source's. */
  settings?: ShopSettings;
};

type ApiAnswer = Pick<Response, 'ok' | 'status' | 'json'>;

export type RenderedPage = {
  status: number;
  html: string;
  /** All addresses with this key have this page until its data changes. Null: not cached. */
  key: string | null;
};

const sourceSettings = JSON.stringify(defaultSettings);
let compared = { settings: defaultSettings, isChanged: false };
/** The router takes the matched routes from its context, and would convert all others for nothing. */
const noRoutes: RouteObject[] = [];

/** Renders a page without anything personal. Throws when its data cannot be loaded. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, readApi, assetsOf, settings = defaultSettings } = request;
  const context = await contextOf(url);
  for (const error of Object.values(context.errors ?? {})) {
    // All unknown addresses share a URL, and the next one may find the screen.
    forgetAddress(url);
    throw error;
  }
  const { handle, params } = screenOf(context);
  const needed = handle.needs?.(params) ?? [];
  const answers = await Promise.all(needed.map((path) => answerOf(readApi, path)));
  const isGone = handle.exists && (await readApi(handle.exists(params))).status === 404;
  const isMissing = isGone || answers[0] === null;
  const status = isGone ? 404 : (handle.status?.(answers, params) ?? 200);
  const assets = assetsOf({ ...handle, ...layoutOf(context) });
  const state = { origin: url.origin, assets, ...changedOf(settings) };
  if (isMissing) return missingPage(url, context, { ...state, status });
  const fallback = Object.fromEntries(needed.map((path, index) => [path, answers[index]]));
  const html = toHtml(context, { ...state, fallback });
  // Addresses without a page are unlimited, unless they share one.
  const isUnlimited = status === 404 && needed.length > 0;
  return { status, html, key: isUnlimited ? null : keyOf(url, context) };
}

/** Names neither its address nor any data, so all addresses of its route share it. */
function missingPage(
  url: URL,
  context: StaticHandlerContext,
  {
    status,
    ...known
  }: Pick<PageState, 'origin' | 'assets' | 'settings' | 'money'> & { status: number },
): RenderedPage {
  const { handle, params } = screenOf(context);
  const state = { ...known, fallback: {}, isMissing: true };
  return {
    status,
    key: `${routeKey(url, context)} missing`,
    // Rendered if it isn't cached.
    get html() {
      return toHtml(context, state, missingData(handle, params));
    },
  };
}

function toHtml(
  context: StaticHandlerContext,
  state: PageState,
  fallback: PageState['fallback'] = state.fallback,
): string {
  const script = layoutOf(context) ? inlineScriptWithNavigation : inlineScript;
  const html = renderToString(
    <Document state={state} inlineScript={script} brandCss={brandCssOf(state)}>
      <Providers state={{ ...state, fallback }}>
        <StaticRouterProvider
          router={createStaticRouter(noRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </Document>,
  );
  return `<!doctype html>${html}`;
}

/** The error page. It needs no data and no script, so it cannot fail itself. */
export function renderErrorPage(origin: string, assets: Assets, settings: ShopSettings): string {
  const state = {
    origin,
    assets: { ...assets, scripts: [] },
    fallback: {},
    ...changedOf(settings),
  };
  const html = renderToString(
    <Document state={state} inlineScript={inlineScript} brandCss={brandCssOf(state)}>
      <Providers state={state}>
        <StaticRouter location="/">
          <ErrorDocument />
        </StaticRouter>
      </Providers>
    </Document>,
  );
  return `<!doctype html>${html}`;
}

/** The key of a page before its data is read. Null for pages that must not be cached. */
export async function pageKey(url: URL): Promise<string | null> {
  return keyOf(url, await contextOf(url));
}

function keyOf(url: URL, context: StaticHandlerContext): string | null {
  const { handle, params } = screenOf(context);
  if (handle.exists || handle.namesAddress || (handle.isVaried && url.search)) return null;
  return `${routeKey(url, context)} ${handle.needs?.(params).join(' ') ?? ''}`;
}

function routeKey({ searchParams }: URL, context: StaticHandlerContext): string {
  const noindex = searchParams.has('session_id') ? ' session' : '';
  return `${screenOf(context).path}${noindex}`;
}

async function answerOf(readApi: RenderRequest['readApi'], path: string): Promise<unknown> {
  const response = await readApi(path);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** Pages of a shop with the source's settings are as small as if there were none. */
function changedOf(settings: ShopSettings): Pick<PageState, 'settings' | 'money'> {
  if (settings !== compared.settings) {
    compared = { settings, isChanged: JSON.stringify(settings) !== sourceSettings };
  }
  if (!compared.isChanged) return {};
  const { code } = settings.currency;
  return code === 'usd' ? { settings } : { settings, money: moneyFormatOf(code) };
}

function brandCssOf({ settings }: Pick<PageState, 'settings'>): string {
  return settings ? createBrandStyles(settings.brand) : '';
}
