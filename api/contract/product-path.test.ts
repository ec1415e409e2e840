import { expect, test } from 'bun:test';
import { productIdOf, productPath } from './product-path.ts';

test.each([
  ['Saltmarsh', '/products/12-saltmarsh'],
  ['Crane & Hollis', '/products/12-crane-hollis'],
  ['  Café Zoë, №1!  ', '/products/12-cafe-zoe-no1'],
  ['鹽沼', '/products/12'],
  ['a'.repeat(80), `/products/12-${'a'.repeat(60)}`],
  [`${'a'.repeat(59)} and more`, `/products/12-${'a'.repeat(59)}`],
])('%s has a path with its id', (title, path) => {
  expect(productPath({ id: 12, title })).toBe(path);
});

test.each([
  ['12', '12'],
  ['12-saltmarsh', '12'],
  ['12-former-title-3', '12'],
  ['12-', '12'],
  ['12x', '12x'],
  ['-12', '-12'],
  ['saltmarsh', 'saltmarsh'],
])('reads the id from %s', (part, id) => {
  expect(productIdOf(part)).toBe(id);
});
