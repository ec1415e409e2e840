import type { Product } from '#contract/products';

export const maxFeatured = 4;

/** The featured websites, in catalog order. */
export function featuredProducts<Shown extends Pick<Product, 'active' | 'featured'>>(
  products: readonly Shown[],
): Shown[] {
  return products.filter(({ active, featured }) => active && featured).slice(0, maxFeatured);
}

/** The websites in a row of the catalog on a desktop. */
const perRow = 3;

type Catalog = { large: readonly Product[]; small: readonly Product[] };

/**
 * The catalog below the featured websites: it lists all, but starts with those that the page hasn't
 * shown yet. Featured ones fill their last row, without the one that the page shows largest, and the
 * rest are small. With less than a row of others, all are large.
 */
export function splitCatalog(products: readonly Product[]): Catalog {
  const featured = featuredProducts(products);
  const others = products.filter((product) => !featured.includes(product));
  if (others.length < perRow) return { large: [...others, ...featured], small: [] };
  const free = (perRow - (others.length % perRow)) % perRow;
  const filling = featured.slice(1, 1 + free);
  return {
    large: [...others, ...filling],
    small: featured.filter((product) => !filling.includes(product)),
  };
}
