import type { FieldError } from '#api/http/failure';
import type { ShopSettings } from '#contract/shop-settings';

/** Reads an API path as a signed-out visitor. */
export type ReadApi = (path: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

export type RenderedPage = {
  status: number;
  html: string;
  /** Whether all addresses of the route have this page. */
  isSameForRoute?: boolean;
  /** The key of a page that other addresses have, too. */
  sharedKey?: string;
};

/** The built app's server interface. Loaded by path, because the API does not import the app. */
export type Renderer = {
  render(request: {
    url: URL;
    readApi: ReadApi;
    assetsOf: AssetsOf;
    settings: ShopSettings;
  }): Promise<RenderedPage>;
  /** Pages with the same key are identical until the catalog or the settings change. Null: not cached. */
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
