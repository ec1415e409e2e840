import { describe, expect, test } from 'bun:test';
import { aProduct } from '../../../stories/fixtures/products.ts';
import {
  addressOfFilters,
  type CatalogFilters,
  countFilters,
  filterProducts,
  findCategory,
  isFiltered,
  noFilters,
  priceLimits,
  readFilters,
} from './catalog-filters.ts';
import { categoriesOf } from './category-chips.tsx';

/** In catalog order. */
const products = [
  aProduct({ id: 1, title: 'Café Rêve', monthlyPrice: '39.00', category: 'Restaurants' }),
  aProduct({ id: 2, title: 'Crane', monthlyPrice: '19.00', annualPrice: '228.00' }),
  aProduct({ id: 3, title: 'Ebbe', monthlyPrice: '29.00', annualOffered: false, category: 'Yoga' }),
  aProduct({ id: 4, title: 'Fivebar', monthlyPrice: '99.00', category: 'restaurants' }),
].map((product, index) => ({ ...product, createdAt: `2026-01-0${index + 1}T00:00:00.000Z` }));

const found = (filters: Partial<CatalogFilters>) =>
  filterProducts(products, { ...noFilters, ...filters })
    .map(({ id }) => id)
    .join('');

describe('the filtered catalog', () => {
  test('keeps the admins’ order without filters', () => {
    expect(found({})).toBe('1234');
    expect(isFiltered(noFilters)).toBe(false);
  });

  test('has every searched word in title, description or category', () => {
    expect(found({ q: 'cafe' })).toBe('1');
    expect(found({ q: ' CAFÉ  table ' })).toBe('1');
    expect(found({ q: 'yoga ebbe' })).toBe('3');
    expect(found({ q: 'yoga crane' })).toBe('');
  });

  test('has one category, however it is written', () => {
    expect(found({ category: 'Restaurants' })).toBe('14');
    expect(found({ category: 'Florists' })).toBe('');
  });

  test('compares a twelfth of the annual price with an annual plan', () => {
    expect(found({ plan: 'annual' })).toBe('124');
    expect(found({ maxCents: 2000 })).toBe('2');
    expect(found({ plan: 'annual', maxCents: 1900 })).toBe('124');
    expect(found({ plan: 'annual', maxCents: 1800 })).toBe('14');
  });

  test('is sorted by price or by age', () => {
    expect(found({ sort: 'price' })).toBe('2314');
    expect(found({ sort: 'price-desc' })).toBe('4132');
    expect(found({ sort: 'newest' })).toBe('4321');
  });
});

test('the selects that are not as at first are counted', () => {
  expect([noFilters, { ...noFilters, q: 'cafe' }].map(countFilters)).toEqual([0, 0]);
  const all = readFilters('?category=Yoga&plan=annual&price=20&sort=price');
  expect(countFilters(all)).toBe(3);
});

describe('the address', () => {
  test.each([
    ['', '/products'],
    ['?q=%20&category=&plan=&price=&sort=', '/products'],
    ['?plan=monthly&sort=recommended', '/products'],
    ['?plan=weekly&sort=random&price=-1&page=2', '/products'],
    ['?price=1e3', '/products'],
    [
      '?sort=price&q=a%26b&category=Health+%26+care',
      '/products?category=Health+%26+care&q=a%26b&sort=price',
    ],
    ['?price=40&plan=annual', '/products?plan=annual&price=40'],
    ['?q=one&q=two', '/products?q=one'],
  ])('%s leads to %s', (search, address) => {
    expect(addressOfFilters(readFilters(search))).toBe(address);
  });

  test('limits the length of a search', () => {
    expect(readFilters(`?q=${'x'.repeat(5000)}`).q).toHaveLength(200);
  });
});

test('lists each category once, by name', () => {
  expect(categoriesOf(products)).toEqual(['restaurants', 'Yoga']);
});

test('finds a category of an address in the spelling of the products', () => {
  expect(findCategory(products, 'YOGA')).toBe('Yoga');
  expect(findCategory(products, 'Florists')).toBeUndefined();
  expect(findCategory(products, '')).toBeUndefined();
});

test('offers only price limits that leave out some websites', () => {
  expect(priceLimits(products, 'monthly')).toEqual([2000, 3000, 4000]);
  expect(priceLimits(products.slice(0, 1), 'monthly')).toEqual([]);
  const many = Array.from({ length: 100 }, (_, index) =>
    aProduct({ monthlyPrice: `${index + 5}.00` }),
  );
  expect(priceLimits(many, 'monthly').length).toBeLessThanOrEqual(4);
  const yen = ['2900.00', '4500.00', '60000.00'].map((monthlyPrice) => aProduct({ monthlyPrice }));
  expect(priceLimits(yen, 'monthly')).toEqual([300_000, 500_000]);
});
