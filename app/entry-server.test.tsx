import { expect, test } from 'bun:test';
import { pageKey, render } from './entry-server.tsx';

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

test('a page that names its product or ticket is not the page of its route', async () => {
  for (const path of ['/checkout/product/999', '/support/tickets/token']) {
    const { status, isSameForRoute } = await at(path).page();
    expect([status, isSameForRoute]).toEqual([404, false]);
  }
});
