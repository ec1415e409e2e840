import type { Product } from '#contract/products';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { ProductCard } from '../catalog/product-card.tsx';
import { maxFeatured } from './featured.ts';
import * as css from './hero.css.ts';

/** The first featured website, on a desktop and a phone. A placeholder while it loads. */
export function LeadProduct({ product }: { product: Product | undefined }) {
  return (
    <div className={css.lead}>
      {product ? (
        <ProductCard product={product} variant="lead" level={2} />
      ) : (
        <Stack gap="s">
          <Skeleton shape="picture" />
          <Skeleton shape="heading" width="half" />
          <Skeleton width="most" />
        </Stack>
      )}
    </div>
  );
}

/** The other featured websites, small: the catalog below shows them large. */
export function OtherProducts({ products }: { products: readonly Product[] | undefined }) {
  if (!products) {
    return (
      <div className={css.others}>
        {Array.from({ length: maxFeatured - 1 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <div key={place} className={css.placeholder}>
            <Skeleton shape="picture" />
            <Stack gap="xs">
              <Skeleton shape="heading" width="most" />
              <Skeleton />
              <Skeleton width="half" />
            </Stack>
          </div>
        ))}
      </div>
    );
  }
  if (products.length === 0) return null;
  return (
    <ul className={css.others}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} variant="compact" level={2} />
        </li>
      ))}
    </ul>
  );
}
