import type { Product } from '#contract/products';

export const maxFeatured = 4;

/** The featured websites, in catalog order. */
export function featuredProducts<Shown extends Pick<Product, 'active' | 'featured'>>(
  products: readonly Shown[],
): Shown[] {
  return products.filter(({ active, featured }) => active && featured).slice(0, maxFeatured);
}

/** The catalog below the featured websites starts with those that the page hasn't shown yet. */
export function newFirst(products: readonly Product[]): readonly Product[] {
  const featured = featuredProducts(products);
  return [...products.filter((product) => !featured.includes(product)), ...featured];
}
