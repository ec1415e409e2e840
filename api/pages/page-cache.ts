import { isUnavailable } from '../http/failure.ts';
import { type EncodedBody, encode } from './encoded.ts';

export type CachedPage = { status: number; encoded: EncodedBody };

/** More routes and products than a shop has. Beyond it, pages are rendered for each request. */
const maxPages = 2000;

export type PageCache = ReturnType<typeof createPageCache>;

/** Caches each public page until the catalog changes. */
export function createPageCache() {
  let version = 0;
  const pages = new Map<string, CachedPage>();
  /** Previous versions, for when the shop cannot render. */
  const outdated = new Map<string, CachedPage>();

  return {
    /** Call after every change of the catalog, so that the next request renders again. */
    clear() {
      version += 1;
      for (const [key, page] of pages) outdated.set(key, page);
      pages.clear();
    },

    async get(
      key: string,
      render: () => Promise<{ status: number; html: string }>,
    ): Promise<CachedPage> {
      const known = pages.get(key);
      if (known) return known;
      const startedAt = version;
      let page: CachedPage;
      try {
        page = encodePage(await render());
      } catch (error) {
        const last = outdated.get(key);
        if (last && isUnavailable(error)) return last;
        throw error;
      }
      outdated.delete(key);
      // Not-found pages have unlimited addresses, so they are not cached.
      if (page.status !== 200 || pages.size >= maxPages) return page;
      // The data changed during rendering, so the page is not cached as current.
      (startedAt === version ? pages : outdated).set(key, page);
      return page;
    },
  };
}

/** Also for pages that are not cached. */
export function encodePage({ status, html }: { status: number; html: string }): CachedPage {
  return { status, encoded: encode(new TextEncoder().encode(html)) };
}
