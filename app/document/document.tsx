import type { ReactNode } from 'react';
import { defaultSettings } from '#contract/default-settings';
import type { MoneyFormat } from '#contract/money-format';
import type { ShopSettings } from '#contract/shop-settings';
import { errorPage } from '../copy/shell.ts';
import * as css from './document.css.ts';
import { loadErrorId } from './load-error.ts';
import { stateId } from './start-script.ts';
import { listUsedFonts } from './typefaces.ts';

/** `/favicon.svg` within the page: its request would compete with the first paint. */
export const iconAddressOf = (accent: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cstyle%3E.s{fill:%2315181f}@media(prefers-color-scheme:dark){.s{fill:%23eae7e2}}%3C/style%3E%3Cpath class='s' d='M4 2h11l5 5v15H4z'/%3E%3Cpath fill='%23${accent.slice(1)}' d='M15 2v5h5z'/%3E%3C/svg%3E`;

/** The built files of a page, known to the server and read back by the browser. */
export type Assets = {
  /** The modules that the entry and the screen need, in the order in which they run. */
  scripts: string[];
  styles: StyleSheet[];
  /** Whether the scripts are loaded before the page is painted. */
  isEager?: boolean;
  fonts: string[];
  /** Dev only: a module that must run before the entry. */
  preamble?: string;
};

/** `css`: its text, which the document then contains. */
type StyleSheet = { href: string; css?: string };

/** The state of the server render; hydration uses the same. */
export type PageState = {
  /** The shop's origin. */
  origin: string;
  assets: Assets;
  /** The data by API path. */
  fallback: Record<string, unknown>;
  /** Only if an admin changed them: every page would carry what the scripts already have. */
  settings?: ShopSettings;
  /** Only of another currency than US dollars. */
  money?: MoneyFormat;
  /** What the route shows is null. The page is the same for every address, so it names none. */
  isMissing?: boolean;
};

export type DocumentProps = {
  state: PageState;
  /** Only the server has it: React keeps the text that the server's element contains. */
  inlineScript?: string;
  /** The brand's own colors. Only the server has them, like the script. */
  brandCss?: string;
  children: ReactNode;
};

/** The HTML document, rendered on the server and in the browser. */
export function Document({ state, inlineScript = '', brandCss = '', children }: DocumentProps) {
  const { assets, settings } = state;
  const { brand } = settings ?? defaultSettings;
  return (
    // The inline script adds an attribute.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="application-name" content={brand.name} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={iconAddressOf(brand.accent)} type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {listUsedFonts(assets.fonts, brand).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        ))}
        {assets.styles.map((sheet) => (
          <Styles key={sheet.href} {...sheet} />
        ))}
        {settings && (
          <style
            id={brandStylesId}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: colors that the contract checked
            dangerouslySetInnerHTML={{ __html: brandCss }}
          />
        )}
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; its hash is in the policy
          dangerouslySetInnerHTML={{ __html: inlineScript }}
        />
      </head>
      <body>
        {children}
        <div
          id={loadErrorId}
          role="alert"
          hidden
          suppressHydrationWarning
          className={css.loadError}
        >
          {errorPage.chunkTitle}. <a href="?">{errorPage.retry}</a>
        </div>
        <script
          id={stateId}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
          dangerouslySetInnerHTML={{ __html: inlineJson(withoutStyles(state)) }}
        />
        {assets.preamble && <script type="module" src={assets.preamble} />}
      </body>
    </html>
  );
}

/** The styles of the brand's own colors. */
export const brandStylesId = 'brand-styles';

/** Not a type that browsers load: the link only tells later code that these styles are here. */
const neverLoaded = 'text/x-inlined-css';

function Styles({ href, css }: StyleSheet) {
  if (css === undefined) return <link rel="stylesheet" href={href} />;
  return (
    <>
      <style
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a built file of ours
        dangerouslySetInnerHTML={{ __html: css }}
      />
      <link rel="stylesheet" href={href} type={neverLoaded} />
    </>
  );
}

/** The browser does not need their text: React keeps what the server's element contains. */
function withoutStyles({ assets, ...state }: PageState): PageState {
  const styles = assets.styles.map(({ href, css }) => ({ href, ...(css && { css: '' }) }));
  return { ...state, assets: { ...assets, styles } };
}

export function readPageState(): PageState {
  const element = document.getElementById(stateId);
  if (!element?.textContent) throw new Error('The page came without its state');
  return JSON.parse(element.textContent);
}

/** JSON that is safe inside a script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
