import { expect, test } from 'bun:test';
import { relatedProducts } from './product.screen.tsx';

const products = [1, 2, 3, 4, 5].map((id) => ({ id, category: id % 4 === 1 ? 'Food' : null }));
const related = (id: number, of = products, category: string | null = null) =>
  relatedProducts(of, { id, category }).map((product) => product.id);

test('relates a product to the three after it in the catalog, starting over at its end', () => {
  expect(related(1)).toEqual([2, 3, 4]);
  expect(related(4)).toEqual([5, 1, 2]);
  expect(related(5)).toEqual([1, 2, 3]);
});

test('never relates a product to itself', () => {
  expect(related(1, products.slice(0, 2))).toEqual([2]);
  expect(related(1, products.slice(0, 1))).toEqual([]);
});

test('relates a product that is missing from the catalog to its first ones', () => {
  expect(related(9)).toEqual([1, 2, 3]);
});

test('relates a product to those of its category first', () => {
  expect(related(2, products, 'Food')).toEqual([5, 1, 3]);
  expect(related(9, products, 'Food')).toEqual([1, 5, 2]);
});
