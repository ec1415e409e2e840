import type { Product } from '#contract/products';
import { productForm as copy } from '../../copy/admin-products.ts';
import { featuredProducts, maxFeatured } from '../../storefront/home/featured.ts';

type Draft = { title?: string | undefined; active: boolean; featured: boolean };
type Titled = Pick<Product, 'id' | 'title' | 'active' | 'featured'>;

/**
 * Says which products the home page would show and hide if this draft were saved; null if it shows
 * all that are featured. `products` are in catalog order; a new product comes before them.
 */
export function featuredNote(
  draft: Draft,
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
  return copy.tooManyFeatured(listTitles(shown), listTitles(hidden));
}

const list = new Intl.ListFormat('en-US');

function listTitles(products: readonly Titled[]): string {
  return list.format(products.map(({ title }) => title));
}
