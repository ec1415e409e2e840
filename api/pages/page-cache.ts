import { createSingleFlight } from '#api/platform/single-flight';
import { isUnavailable } from '../http/failure.ts';
import { type EncodedBody, encodeWell } from './encoded.ts';
import type { RenderedPage } from './renderer.ts';

export type CachedPage = { status: number; encoded: EncodedBody };

/** More routes and products than a shop has. Beyond it, pages are rendered for each request. */
const maxPages = 2000;

type Render = () => Promise<RenderedPage>;

export type PageCache = ReturnType<typeof createPageCache>;

/** Caches each public page until the catalog or the settings change. */
export function createPageCache() {
  let version = 0;
  const pages = new Map<string, CachedPage>();
  /** Previous versions, for when the shop cannot render. */
  const outdated = new Map<string, CachedPage>();
  const rendering = createSingleFlight<CachedPage | RenderedPage>();

  return {
    /** Call after every change of the catalog or the settings, so that the next request renders again. */
    clear() {
      version += 1;
      for (const [key, page] of pages) outdated.set(key, page);
      pages.clear();
    },

    /** The number of changes so far. */
    version: () => version,

    /** Whether an answer of {@link get} still is the current page. */
    isCurrent: (key: string, page: CachedPage) => pages.get(key) === page,

    /** Requests that come while a page is rendered share it. */
    async get(key: string, render: Render): Promise<CachedPage | RenderedPage> {
      return pages.get(key) ?? rendering(`${version} ${key}`, () => renderNow(key, render));
    },
  };

  async function renderNow(key: string, render: Render): Promise<CachedPage | RenderedPage> {
    const startedAt = version;
    let rendered: RenderedPage;
    try {
      rendered = await render();
    } catch (error) {
      const last = outdated.get(key);
      if (last && isUnavailable(error)) return last;
      throw error;
    }
    outdated.delete(key);
    // Not-found pages have unlimited addresses.
    const { status, isSameForRoute, sharedKey } = rendered;
    const shared = sharedKey && pages.get(sharedKey);
    if (shared) return shared;
    const isBounded = status !== 404 || isSameForRoute || sharedKey;
    if (!isBounded || pages.size >= maxPages) return rendered;
    const page = await encodePage(rendered);
    // The data changed during rendering, so the page is not cached as current.
    (startedAt === version ? pages : outdated).set(sharedKey ?? key, page);
    return page;
  }
}

async function encodePage({ status, html }: RenderedPage): Promise<CachedPage> {
  return { status, encoded: await encodeWell(new TextEncoder().encode(html)) };
}
