import type { ReactNode } from 'react';
import { brand } from '#contract/brand';
import { errorPage } from '../copy/shell.ts';
import * as css from './document.css.ts';
import { earlyEventsScript } from './early-events-script.ts';

/** The built files of a page, known to the server and read back by the browser. */
export type Assets = {
  /** The entry module; null for pages that are not hydrated. */
  entry: string | null;
  styles: string[];
  preloads: string[];
  fonts: string[];
  /** Dev only: a module that must run before the entry. */
  preamble?: string;
};

/** The state of the server render; hydration uses the same. */
export type PageState = {
  /** The shop's origin. */
  origin: string;
  assets: Assets;
  /** The data by API path. */
  fallback: Record<string, unknown>;
};

export type DocumentProps = { state: PageState; children: ReactNode };

const stateId = 'page-state';

/** Shown when the app's code fails to load: forms would not work. */
const loadErrorId = 'app-load-error';

/** The HTML document, rendered on the server and in the browser. */
export function Document({ state, children }: DocumentProps) {
  const { assets } = state;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="application-name" content={brand.name} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {assets.preloads.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; its hash is in the policy
          dangerouslySetInnerHTML={{ __html: earlyEventsScript }}
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
          dangerouslySetInnerHTML={{ __html: inlineJson(state) }}
        />
        {assets.preamble && <script type="module" src={assets.preamble} />}
        {assets.entry && <script type="module" src={assets.entry} />}
      </body>
    </html>
  );
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
