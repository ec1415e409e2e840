import { findOutage } from '#api/http/find-outage';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { ShopSettings } from '#contract/shop-settings';
import type { AssetsOf, Renderer } from './renderer.ts';

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
