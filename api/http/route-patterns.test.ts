import { expect, test } from 'bun:test';
import { matchRoutes } from 'react-router';
import { createRoutePatterns } from './route-patterns.ts';

const patternOf = createRoutePatterns([
  '/',
  '/api/orders/:id',
  '/api/orders/create-checkout',
  '/api/orders/:id/refunds',
  '/assets/*',
  '*',
  '/order/:token',
  '/Admin/orders/:orderId',
]);

test.each([
  ['/', '/'],
  ['/api/orders/SW-1024', '/api/orders/:id'],
  ['/api/orders/create-checkout', '/api/orders/create-checkout'],
  ['/api/orders/create-checkout/refunds', '/api/orders/:id/refunds'],
  ['/assets/index-1a2b.js', '/assets/*'],
  ['//ORDER//secret/', '/order/:token'],
  ['/admin/orders/7', '/Admin/orders/:orderId'],
  ['/ada@example.com', '*'],
  ['/api/orders/1/unknown', '*'],
])('%s matches %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test('never returns a path that no pattern matches', () => {
  expect(createRoutePatterns([])('/order/secret')).toBe('/*');
});

test('returns * only for paths that the router of the pages matches with nothing else', () => {
  const patterns = ['/', '/orders', '/orders/:id', '/orders/:id/brief', '/orders/new', '*'];
  const routes = patterns.map((path) => ({ path }));
  const find = createRoutePatterns(patterns);
  const segments = ['', 'orders', 'ORDERS', 'new', 'brief', 'or.ders', 'order', ':id', '*', '-'];
  const paths = segments.flatMap((first) =>
    segments.flatMap((second) => segments.map((third) => `/${first}/${second}/${third}`)),
  );
  for (const path of paths.filter((path) => find(path) === '*')) {
    expect([path, matchRoutes(routes, path)?.at(-1)?.route.path]).toEqual([path, '*']);
  }
});
