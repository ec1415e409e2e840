import { catalogPath, catalogSearch, normalize } from '#contract/catalog-page';
import type { Product } from '#contract/products';
import { centsFromDecimal } from '#db/values/money';
import { categoriesOf } from './category-chips.tsx';

/** The longest search or category name. */
export const maxLength = 200;

export const plans = ['monthly', 'annual'] as const;
export const sorts = ['recommended', 'price', 'price-desc', 'newest'] as const;

/** What a visitor looks for. `category` and `q` are '' and `maxCents` is null where it is open. */
export type CatalogFilters = {
  category: string;
  q: string;
  /** With `annual`, prices are a twelfth of the annual price. */
  plan: (typeof plans)[number];
  /** The highest price per month. */
  maxCents: number | null;
  sort: (typeof sorts)[number];
  /** The ids of the websites to compare, at most three. */
  compare: readonly number[];
};

export const maxCompared = 3;

/** Reads the filters from a query string; unknown values are ignored. */
export function readFilters(search: string): CatalogFilters {
  const given = new URLSearchParams(search);
  const text = (name: string) => given.get(name)?.trim().slice(0, maxLength) ?? '';
  const price = text('price');
  return {
    category: text('category'),
    q: text('q'),
    plan: plans.find((plan) => plan === text('plan')) ?? plans[0],
    maxCents: /^[1-9]\d{0,7}$/.test(price) ? 100 * Number(price) : null,
    sort: sorts.find((sort) => sort === text('sort')) ?? sorts[0],
    compare: [
      ...new Set(
        text('compare')
          .match(/\b[1-9]\d{0,8}\b/g)
          ?.map(Number),
      ),
    ].slice(0, maxCompared),
  };
}

/** The whole catalog in its own order. */
export const noFilters = readFilters('');

/** The address that shows the catalog with these filters. */
export function addressOfFilters(filters: CatalogFilters): string {
  const { category, q, plan, maxCents, sort, compare } = filters;
  const search = new URLSearchParams({
    category,
    q,
    plan: plan === plans[0] ? '' : plan,
    price: maxCents === null ? '' : String(maxCents / 100),
    sort: sort === sorts[0] ? '' : sort,
    compare: compare.join(','),
  });
  return `${catalogPath}${catalogSearch(String(search))}`;
}

/** Whether the filters may leave out a website; the order and the plan alone don't. */
export function isFiltered({ category, q, maxCents, plan }: CatalogFilters): boolean {
  return category !== '' || q !== '' || maxCents !== null || plan !== plans[0];
}

/** How many selects are not as they are at first. */
export function countFilters({ maxCents, plan, sort }: CatalogFilters): number {
  const chosen = [maxCents !== null, plan !== plans[0], sort !== sorts[0]];
  return chosen.filter(Boolean).length;
}

/** The matching products, sorted. `products` are in catalog order. */
export function filterProducts(products: readonly Product[], filters: CatalogFilters): Product[] {
  const { category, plan, maxCents, sort } = filters;
  const words = normalize(filters.q).split(/\s+/).filter(Boolean);
  const found = products.filter((product) => {
    const cents = monthlyCents(product, plan);
    if (cents === null || (maxCents !== null && cents > maxCents)) return false;
    if (category && normalize(product.category ?? '') !== normalize(category)) return false;
    const text = normalize([product.title, product.description, product.category].join('\n'));
    return words.every((word) => text.includes(word));
  });
  const price = (product: Product) => monthlyCents(product, plan) ?? 0;
  if (sort === 'price') return found.sort((a, b) => price(a) - price(b));
  if (sort === 'price-desc') return found.sort((a, b) => price(b) - price(a));
  if (sort === 'newest') return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return found;
}

/** How the products spell a category; undefined if none has it. */
export function findCategory(
  products: readonly Pick<Product, 'category'>[],
  name: string,
): string | undefined {
  return categoriesOf(products).find((category) => normalize(category) === normalize(name));
}

/** Up to the millions, for currencies such as the yen. */
const priceSteps = [
  ...[10, 15, 20, 25, 30, 40, 50, 75],
  ...[100, 1000, 10_000, 100_000, 1_000_000].flatMap((unit) =>
    [1, 1.5, 2, 3, 5].map((times) => times * unit),
  ),
];
const maxSteps = 4;

/** Up to four round amounts per month, in cents, that each leave out other websites. */
export function priceLimits(products: readonly Product[], plan: CatalogFilters['plan']): number[] {
  const prices = products.flatMap((product) => monthlyCents(product, plan) ?? []);
  const countUpTo = (limit: number) => prices.filter((price) => price <= limit).length;
  let before = 0;
  const useful = priceSteps.flatMap((amount) => {
    const count = countUpTo(100 * amount);
    if (count === before || count === prices.length) return [];
    before = count;
    return 100 * amount;
  });
  const step = Math.ceil(useful.length / maxSteps);
  return useful.filter((_, index) => index % step === 0);
}

/** What a month costs with a plan; null if the plan is not offered. */
function monthlyCents(product: Product, plan: CatalogFilters['plan']): number | null {
  if (plan === 'monthly') return centsFromDecimal(product.monthlyPrice);
  if (!product.annualOffered || product.annualPrice === null) return null;
  return centsFromDecimal(product.annualPrice) / 12;
}
