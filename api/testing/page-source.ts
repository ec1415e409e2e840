import type { PageSource } from '../pages/routes.ts';

/** Pages without the built app. Each one shows the catalog at the time it was rendered. */
export function aPageSource(): PageSource {
  return {
    renderer: {
      inlineScripts: [],
      routePatterns: [],
      pageKey: ({ pathname }) => pathname,
      renderErrorPage: () => 'broken',
      checkBrand: () => [],
      async render({ url, readApi }) {
        const response = await readApi('/api/products');
        if (!response.ok) throw new Error(`The catalog answered ${response.status}`);
        return { status: 200, html: JSON.stringify(await response.json()), key: url.pathname };
      },
    },
    assetsOf: () => ({ scripts: [], styles: [], fonts: [] }),
    staticFile: () => null,
    scriptHashes: [],
  };
}
