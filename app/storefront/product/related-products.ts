import type { Product } from '#contract/products';

const maxRelated = 3;

type Related = Pick<Product, 'id' | 'category'>;

/**
 * The products that follow one in the catalog, starting over at its end; those of its category come
 * first.
 */
export function relatedProducts<Shown extends Related>(
  products: readonly Shown[],
  { id, category }: Related,
): Shown[] {
  const place = products.findIndex((product) => product.id === id);
  const others = [...products.slice(place + 1), ...products.slice(0, Math.max(place, 0))];
  const isAlike = (other: Related) => category !== null && other.category === category;
  return others.sort((a, b) => Number(isAlike(b)) - Number(isAlike(a))).slice(0, maxRelated);
}
