import { expect, test } from 'bun:test';
import { matchRoutes } from 'react-router';
import { routes } from '../routes.tsx';
import { indexRoutes, patternsOf } from './route-index.ts';

const routesFor = indexRoutes(routes);

test('no screen begins with a parameter, and no layout has a path', () => {
  expect(patternsOf(routes).filter((pattern) => /^\/[:*]|^\/[^/]+\?/.test(pattern))).toEqual([]);
  expect(routes.filter(({ path }) => path !== undefined)).toEqual([]);
});

test.each([
  '/',
  '//products',
  '/PRODUCTS/7-saltmarsh/',
  '/%61dmin/orders',
  '/products/7/demo/dusk',
  '/nothing/here',
])('finds for %s what all routes match', (pathname) => {
  const pathOf = (found: typeof routes) => matchRoutes(found, pathname)?.at(-1)?.route.path;
  expect(pathOf(routesFor(pathname))).toBe(pathOf(routes));
});
