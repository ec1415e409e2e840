import type { Product } from '#contract/products';

export const maxFeatured = 4;

/** The featured websites, in catalog order. */
export function featuredProducts<Shown extends Pick<Product, 'active' | 'featured'>>(
  products: readonly Shown[],
): Shown[] {
  return products.filter(({ active, featured }) => active && featured).slice(0, maxFeatured);
}
