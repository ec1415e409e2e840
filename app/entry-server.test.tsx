import { describe, expect, test } from 'bun:test';
import type { LegalDocument } from '#contract/legal-texts';
import { manyProducts } from '../stories/fixtures/products.ts';
import { pageKey, render, routePatterns } from './entry-server.tsx';
import { aLegalText } from './legal/testing/a-legal-text.ts';
import { paths } from './paths.ts';
import { routes } from './routes/all-routes.ts';

const assets = { styles: [], scripts: [], fonts: [] };

function at(path: string) {
  const url = Object.assign(new URL('https://shop.example'), { pathname: path });
  const readApi = async () => new Response(null, { status: 404 });
  return { url, page: () => render({ url, readApi, assetsOf: () => assets }) };
}

test('every unknown address of a route has the same page', async () => {
  const routes = [
    [
      '/missing',
      '/a/b/c',
      '/support/x/y',
      '/demos/none',
      '//missing',
      '/m%C3%A4rz',
      '/SUPPORT/x/y',
    ],
    ['/checkout/cancel', '/checkout/cancel/', '/CHECKOUT/cancel'],
    ['/checkout/p-1', '/checkout/p-2/', '/checkout/%C3%A9'],
  ];
  for (const paths of routes) {
    const pages = await Promise.all(paths.map((path) => at(path).page()));
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    const keys = await Promise.all(paths.map((path) => pageKey(at(path).url)));
    expect(new Set([...keys, ...pages.map(({ key }) => key)]).size).toBe(1);
  }
});

const fixedPaths = (routes[0]?.children ?? []).flatMap(({ path }) =>
  path && !/[:*]/.test(path) ? [path] : [],
);

test.each(fixedPaths)('all spellings of %s have the same page', async (path) => {
  const spellings = [path, `${path}/`, path.toUpperCase(), path.replace('s', '%73')];
  const readApi = async (address: string) => {
    const document = address.match(/^.api.legal.(\w+)$/)?.[1];
    return Response.json(document ? aLegalText(document as LegalDocument) : []);
  };
  const pages = spellings.map((spelling) =>
    render({ url: at(spelling).url, readApi, assetsOf: () => assets }),
  );
  const htmls = (await Promise.all(pages)).map(({ html }) => html);
  expect(new Set(htmls).size).toBe(1);
  const isInMenu = path === paths.support || /^.dashboard/.test(path);
  expect(htmls[0]?.includes('aria-current="page"')).toBe(isInMenu);
  expect(new Set(await Promise.all(spellings.map((path) => pageKey(at(path).url)))).size).toBe(1);
});

test.each(routePatterns.filter((pattern) => pattern.includes('/:')))(
  'addresses of %s share a page only if it is the same',
  async (pattern) => {
    const [one, other] = ['one', 'two'].map((id) => at(pattern.replaceAll(/:\w+/g, id)));
    if (!one || !other) throw new Error('Two addresses');
    const key = await pageKey(one.url);
    const [first, second] = await Promise.all([one.page(), other.page()]);
    const isShared = key !== null && key === (await pageKey(other.url));
    const isSame = first.key !== null && first.key === second.key;
    if (isShared || isSame) expect(first.html).toBe(second.html);
  },
);

test('the page of an order names it, and no other order’s page does', async () => {
  const { url, page } = at(paths.adminOrder('ORD-1'));
  expect((await page()).html).toContain('ORD-1');
  expect(await pageKey(url)).toBeNull();
  expect((await at(paths.adminOrder('ORD-2')).page()).html).not.toContain('ORD-1');
});

test('every address without its product or ticket has the same page, which names none', async () => {
  for (const path of ['/products/', '/checkout/product/', '/support/tickets/']) {
    const pages = await Promise.all(['some-id', 'other-id'].map((id) => at(path + id).page()));
    const [{ html, key } = await at(path).page()] = pages;
    expect(html).not.toContain('some-id');
    expect(key).toBeString();
    for (const page of pages) {
      expect({ ...page }).toEqual({ status: 404, html, key });
    }
  }
  expect(await pageKey(at('/support/tickets/first').url)).toBeNull();
});

describe('a product that is no longer sold', () => {
  const archived = {
    id: 90,
    title: 'Harbor & Sons',
    thumbnail: '/thumbnails/ebbe-960.webp',
    category: 'Health',
    archivedAt: '2026-01-15T12:00:00.000Z',
  };

  async function pageAt(path: string) {
    const url = new URL(path, 'https://shop.example');
    const readApi = async (call: string) =>
      Response.json(call === '/api/products' ? manyProducts(12) : archived);
    const { status, html } = await render({ url, readApi, assetsOf: () => assets });
    const page = new DOMParser().parseFromString(html, 'text/html');
    return {
      status,
      main: page.querySelector('main')?.textContent ?? '',
      title: page.title,
      robots: page.querySelector('meta[name=robots]')?.getAttribute('content'),
      canonical: page.querySelector('link[rel=canonical]'),
      structured: page.querySelector('script[type="application/ld+json"]'),
      links: [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? ''),
      related: [...page.querySelectorAll('main h3')].map(({ textContent }) => textContent),
    };
  }

  test.each([
    ['/products/90-harbor-sons', '/products'],
    ['/products/90/demo', '/#products'],
    ['/checkout/product/90', '/#products'],
  ])('is gone at %s, for users and search engines, and can’t be bought', async (path, catalog) => {
    const { status, main, title, robots, canonical, structured, links } = await pageAt(path);
    expect(status).toBe(410);
    expect(title).toStartWith('Harbor & Sons is no longer sold');
    expect(main).toContain('Harbor & Sons is no longer sold');
    expect(main).toContain('If you already have this website, nothing changes for you');
    expect([robots, canonical, structured]).toEqual(['noindex,nofollow', null, null]);
    expect(links).toContain(catalog);
    expect(links.filter((href) => href.startsWith('/checkout'))).toEqual([]);
  });

  test('leads to three websites that are for sale, those of its category first', async () => {
    expect((await pageAt('/products/90-harbor-sons')).related).toEqual([
      'Northgate Dental',
      'Saltmarsh',
      'Crane & Hollis',
    ]);
  });
});

test('every page names the manifest and the icon for home screens', async () => {
  const url = new URL('https://shop.example/support');
  const { html } = await render({
    url,
    readApi: async () => Response.json([]),
    assetsOf: () => assets,
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const addressOf = (rel: string) => page.querySelector(`link[rel=${rel}]`)?.getAttribute('href');
  expect([addressOf('manifest'), addressOf('apple-touch-icon')]).toEqual([
    '/site.webmanifest',
    '/apple-touch-icon.png',
  ]);
});

test('a filtered catalog is rendered without scripts, and never cached', async () => {
  const products = manyProducts(12);
  const rendered = async (search: string) => {
    const url = new URL(`https://shop.example${paths.catalog}${search}`);
    const readApi = async () => Response.json(products);
    const { html } = await render({ url, readApi, assetsOf: () => assets });
    const page = new DOMParser().parseFromString(html, 'text/html');
    return {
      key: await pageKey(url),
      titles: [...page.querySelectorAll('main h2')].map(({ textContent }) => textContent),
      canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
      heading: page.querySelector('h1')?.textContent,
      form: page.querySelector('main form')?.getAttribute('action'),
    };
  };
  const all = await rendered('');
  expect(all.titles).toHaveLength(12);
  expect(all).toMatchObject({ key: expect.any(String), form: paths.catalog });
  const health = await rendered('?category=Health&sort=price');
  expect(health).toMatchObject({
    key: null,
    titles: ['Northgate Dental'],
    canonical: 'https://shop.example/products?category=Health',
    heading: 'Health',
  });
  expect(await rendered('?category=Buy+elsewhere&q=ebbe')).toMatchObject({
    titles: ['No websites match your filters'],
    canonical: 'https://shop.example/products',
    heading: 'Website catalog',
  });
});
