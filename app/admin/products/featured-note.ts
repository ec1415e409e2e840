import type { Product } from '#contract/products';
import { productForm as copy } from '../../copy/admin-products.ts';
import { featuredProducts, maxFeatured } from '../../storefront/home/featured.ts';
import type { ProductDraft } from './product-draft.ts';

type Titled = Pick<Product, 'id' | 'title' | 'active' | 'featured'>;

/**
 * Which websites the home page would show if this draft was saved, where more are featured than it
 * has room for; null where all are shown. `products` newest first; a new one comes before them.
 */
export function featuredNote(
  draft: ProductDraft,
  id: number | null,
  products: readonly Titled[],
): string | null {
  if (!draft.featured || !draft.active) return null;
  const own: Titled = {
    id: id ?? 0,
    title: draft.title?.trim() || copy.untitled,
    active: true,
    featured: true,
  };
  const isListed = products.some((product) => product.id === id);
  const saved = isListed
    ? products.map((product) => (product.id === id ? own : product))
    : [own, ...products];
  const all = saved.filter(({ active, featured }) => active && featured);
  if (all.length <= maxFeatured) return null;
  const shown = featuredProducts(all);
  const hidden = all.filter((product) => !shown.includes(product));
  return copy.tooManyFeatured(titlesOf(shown), titlesOf(hidden));
}

const list = new Intl.ListFormat('en-US');

function titlesOf(products: readonly Titled[]): string {
  return list.format(products.map(({ title }) => title));
}
