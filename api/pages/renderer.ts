import type { FieldError } from '#api/http/failure';
import { findOutage } from '#api/http/format-error';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { ShopSettings } from '#contract/shop-settings';

/** Reads an API path as a signed-out visitor. */
export type ReadApi = (path: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

export type RenderedPage = {
  status: number;
  html: string;
  /** All addresses with this key have this page until the catalog or the settings change. Null: not cached. */
  key: string | null;
};

/** The built app's server interface. Loaded by path, because the API does not import the app. */
export type Renderer = {
  render(request: {
    url: URL;
    readApi: ReadApi;
    assetsOf: AssetsOf;
    settings: ShopSettings;
  }): Promise<RenderedPage>;
  /** The key of a page before its data is read. What doesn’t exist can turn out to have another. */
  pageKey(url: URL): string | null | Promise<string | null>;
  renderErrorPage(origin: string, assets: Assets, settings: ShopSettings): string;
  /** Which rules of the theme a brand's colors break, by field. */
  checkBrand(brand: ShopSettings['brand']): FieldError[];
  /** Each page has one of these, whose hashes are in the content security policy. */
  inlineScripts: readonly string[];
  /** The paths of all screens, with parameters, for the log. */
  routePatterns: readonly string[];
};

export type Assets = {
  scripts: string[];
  styles: { href: string; css?: string }[];
  isEager?: boolean;
  fonts: string[];
  preamble?: string;
};

/** The files of a screen and of the layout around it. */
export type Screen = { file: string; layout?: string; isEager?: boolean };
export type AssetsOf = (screen: Screen) => Assets;

const fallbackScreen = { file: 'app/shell/not-found.screen.tsx' };

type Dependencies = {
  baseUrl: string;
  pages: {
    renderer: Pick<Renderer, 'renderErrorPage'>;
    assetsOf: AssetsOf;
    isFresh?: boolean;
  };
  settings: ShopSettingsReader;
};

/**
 * Answers an error with a page. A saturated process does so for every request that it refuses, so
 * the page is rendered once for the current settings.
 */
export function createBrokenPage({ baseUrl, pages, settings }: Dependencies) {
  const { renderer, assetsOf, isFresh } = pages;
  let rendered: { settings: ShopSettings; html: string } | undefined;

  return (error: unknown): Response => {
    const { status = 500, retryAfterSeconds } = findOutage(error)?.details ?? {};
    return new Response(page(), {
      status,
      headers: {
        'content-type': 'text/html;charset=utf-8',
        'cache-control': 'no-store',
        ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
      },
    });
  };

  function page(): string {
    const current = settings.current();
    if (rendered?.settings !== current || isFresh) {
      const html = renderer.renderErrorPage(baseUrl, assetsOf(fallbackScreen), current);
      rendered = { settings: current, html };
    }
    return rendered.html;
  }
}
