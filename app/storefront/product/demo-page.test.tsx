import { afterAll, afterEach, beforeEach, expect, spyOn, test } from 'bun:test';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { aProduct } from '../../../stories/fixtures/products.ts';
import { Providers } from '../../providers.tsx';
import { DemoPage } from './demo-page.tsx';

const product = aProduct();
const demoUrl = '/demos/saltmarsh/';
const page = <DemoPage product={product} demoUrl={demoUrl} />;

let replaced: unknown[];
const replaceState = spyOn(history, 'replaceState');
const complain = spyOn(console, 'error');

beforeEach(() => {
  replaced = [];
  // happy-dom says that it loads no frames.
  complain.mockImplementation(() => {});
  replaceState.mockImplementation((_state, _title, address) => void replaced.push(address));
});
afterEach(() => {
  cleanup();
  complain.mockReset();
});
afterAll(() => {
  replaceState.mockRestore();
  complain.mockRestore();
});

function open() {
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <Providers state={{ origin: location.origin, fallback: {} }}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

const demo = () => screen.getByTitle<HTMLIFrameElement>('Demo of Saltmarsh');
const close = () => screen.getByRole('link', { name: 'Close this bar' });

/** The demo has led to another page. */
function lead(address: URL | null) {
  const contentDocument = address && { location: address };
  Object.defineProperty(demo(), 'contentDocument', { value: contentDocument });
}

test('works on the server: the demo, its price and the ways on, without a width', () => {
  const html = renderToString(<MemoryRouter>{page}</MemoryRouter>);
  const document = new DOMParser().parseFromString(html, 'text/html');
  const links = [...document.querySelectorAll('header a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/products/1-saltmarsh', '/checkout/product/1', demoUrl]);
  expect(document.querySelector('header')?.textContent).toContain('$39');
  const frame = document.querySelector('iframe');
  expect([frame?.getAttribute('src'), frame?.getAttribute('style')]).toEqual([demoUrl, null]);
});

test.each([
  ['of the page in the demo', new URL('/demos/saltmarsh/menu/', location.href)],
  ['of the demo, if it has led to another website', new URL('https://elsewhere.example/')],
  ['of the demo, before it has loaded', null],
])('closing the bar leaves the address %s', (_which, at) => {
  open();
  const frame = demo();
  lead(at);
  fireEvent.click(close());
  expect(replaced.at(-1)).toBe(at?.origin === location.origin ? at.href : demoUrl);
  expect(screen.queryByRole('banner')).toBeNull();
  // The same frame: it keeps its place.
  expect(demo()).toBe(frame);
  expect(document.activeElement).toBe(frame);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey'])('the demo opens elsewhere with the %s', (key) => {
  open();
  const link = close();
  let isLeft = false;
  link.addEventListener('click', (event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  });
  fireEvent.click(link, { [key]: true });
  expect(isLeft).toBe(true);
  expect(screen.getByRole('banner')).toBeTruthy();
});

test('leaves by loading a page, because the router doesn’t know where the demo has led', () => {
  const router = open();
  for (const name of ['Back to Saltmarsh', 'Buy Now: Saltmarsh']) {
    const link = screen.getByRole('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
  }
  expect(router.state.location.pathname).toBe('/');
});
