import { expect, test } from 'bun:test';
import { pageKey, render } from './entry-server.tsx';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

const assets = { entry: null, styles: [], scripts: [], fonts: [] };

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
    expect(pages.every(({ isSameForRoute }) => isSameForRoute)).toBe(true);
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    expect(new Set(await Promise.all(paths.map((path) => pageKey(at(path).url)))).size).toBe(1);
  }
});

const fixedPaths = (routes[0]?.children ?? []).flatMap(({ path }) =>
  path && !/[:*]/.test(path) ? [path] : [],
);

test.each(fixedPaths)('all spellings of %s have the same page', async (path) => {
  const spellings = [path, `${path}/`, path.toUpperCase(), path.replace('s', '%73')];
  const readApi = async () => Response.json([]);
  const pages = spellings.map((spelling) =>
    render({ url: at(spelling).url, readApi, assetsOf: () => assets }),
  );
  const htmls = (await Promise.all(pages)).map(({ html }) => html);
  expect(new Set(htmls).size).toBe(1);
  const isInMenu = path === paths.support || /^.dashboard/.test(path);
  expect(htmls[0]?.includes('aria-current="page"')).toBe(isInMenu);
  expect(new Set(await Promise.all(spellings.map((path) => pageKey(at(path).url)))).size).toBe(1);
});

test('every address without its product or ticket has the same page, which names none', async () => {
  for (const path of ['/checkout/product/', '/support/tickets/']) {
    const pages = await Promise.all(['some-id', 'other-id'].map((id) => at(path + id).page()));
    const [{ html, sharedKey } = await at(path).page()] = pages;
    expect(html).not.toContain('some-id');
    expect(sharedKey).toBeString();
    for (const page of pages) {
      expect(page).toEqual({ status: 404, html, isSameForRoute: false, sharedKey });
    }
  }
  expect(await pageKey(at('/support/tickets/first').url)).toBeNull();
});

test('another release of the files has pages of its own', async () => {
  const page = await at('/checkout/product/first').page();
  const url = new URL('https://shop.example/checkout/product/first');
  const readApi = async () => new Response(null, { status: 404 });
  const other = { ...assets, scripts: ['/assets/other.js'] };
  const { html } = await render({ url, readApi, assetsOf: () => other });
  expect(html).toContain('other.js');
  expect(html).not.toBe(page.html);
});
