import { expect, test } from 'bun:test';
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
