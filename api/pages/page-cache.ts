import { isUnavailable } from '../http/failure.ts';
import { type EncodedBody, encode } from './encoded.ts';

export type CachedPage = { status: number; encoded: EncodedBody };

/** More patterns and products than a shop has; beyond it, pages are rendered each time. */
const maxPages = 2000;

export type PageCache = ReturnType<typeof createPageCache>;

/** The bytes of each public page, made once per version of the catalogue. */
export function createPageCache() {
  let version = 0;
  const pages = new Map<string, CachedPage>();
  /** As they were before the last changes, for while the shop cannot render. */
  const outdated = new Map<string, CachedPage>();

  return {
    /** Call after every change of the catalogue: the next request renders anew. */
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
      // What is not there has too many addresses to keep.
      if (page.status !== 200 || pages.size >= maxPages) return page;
      // Rendered from data that changed meanwhile: good for this visitor, not for the next.
      (startedAt === version ? pages : outdated).set(key, page);
      return page;
    },
  };
}

/** For pages that are made for one request, too. */
export function encodePage({ status, html }: { status: number; html: string }): CachedPage {
  return { status, encoded: encode(new TextEncoder().encode(html)) };
}
