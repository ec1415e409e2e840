import { expect, test } from 'bun:test';
import { pathOf } from './route-patterns.ts';

test.each([
  ['http://shop.example/support', '/support'],
  ['http://shop.example/support?a=/b', '/support'],
  ['http://shop.example/a?b#/c', '/a'],
  ['http://shop.example/a#b?c', '/a'],
  ['http://shop.example', '/'],
  ['http://shop.example/', '/'],
  ['http://shop.example?a=/b', '/'],
  ['http://shop.example#/b', '/'],
  ['http://shop.example//host.example/a', '//host.example/a'],
  ['http:///a/b', '/a/b'],
  ['https://shop.example/a?b', '/a'],
  ['HTTP://shop.example/a', '/a'],
  ['/a?b=http://shop.example/c', '/a'],
  ['http://a b:c/d', '/d'],
])('the path of %s is %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});
