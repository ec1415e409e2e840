import { afterEach, expect, test } from 'bun:test';
import { fetchOnIntent } from './fetch-on-intent.ts';

function Screen() {
  return null;
}

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
  document.body.innerHTML = '';
});

test('fetches code and unknown data once, when a link of the shop is pointed at or focused', async () => {
  const fetched: string[] = [];
  globalThis.fetch = Object.assign(
    async (input: RequestInfo | URL) => {
      fetched.push(new URL(input instanceof Request ? input.url : input, location.href).pathname);
      return Response.json({});
    },
    { preconnect: () => {} },
  );
  const screen = async () => {
    fetched.push('code');
    return { Component: Screen };
  };
  fetchOnIntent(
    [
      {
        path: '/products/:product',
        lazy: screen,
        handle: { needs: () => ['/api/products/1', '/api/products'] },
      },
    ],
    ['/api/products'],
  );
  document.body.innerHTML =
    '<a href="/products/1"><b>One</b></a><a href="/products/2" target="_blank">Demo</a><a href="https://elsewhere.example/products/3">Elsewhere</a>';
  const links = [...document.querySelectorAll('a')];
  for (const link of links) {
    (link.firstElementChild ?? link).dispatchEvent(new Event('pointerover', { bubbles: true }));
    link.dispatchEvent(new Event('focusin', { bubbles: true }));
  }
  await Bun.sleep(0);
  expect(fetched.sort()).toEqual(['/api/products/1', 'code']);
});
