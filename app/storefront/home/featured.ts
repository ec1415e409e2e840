import type { Product } from '#contract/products';

export const maxFeatured = 4;

/** The featured websites, in catalog order. */
export function featuredProducts<Shown extends Pick<Product, 'active' | 'featured'>>(
  products: readonly Shown[],
): Shown[] {
  return products.filter(({ active, featured }) => active && featured).slice(0, maxFeatured);
}

/** The fewest other websites that come first in the catalog: a row of them. */
const minOthers = 3;

type Catalog = { large: readonly Product[]; small: readonly Product[] };

/**
 * The catalog below the featured websites: it lists all, but starts with those that the page hasn't
 * shown yet, and shows the others small. With few others, all are as large as usual.
 */
export function splitCatalog(products: readonly Product[]): Catalog {
  const featured = featuredProducts(products);
  const others = products.filter((product) => !featured.includes(product));
  return others.length >= minOthers
    ? { large: others, small: featured }
    : { large: [...others, ...featured], small: [] };
}
