import type { Product } from '#contract/products';
import type { LoadState } from '../../data/resource.ts';
import { Catalog } from './catalog.tsx';
import { ClaimsStrip } from './claims-strip.tsx';
import { featuredProducts } from './featured.ts';
import { Hero } from './hero.tsx';
import { LaunchSteps } from './launch-steps.tsx';

/** `products` undefined: still loading. */
export type HomeProps = LoadState & { products: readonly Product[] | undefined };

export function Home({ products, failed, onRetry }: HomeProps) {
  const featured = featuredProducts(products ?? []);
  return (
    <>
      <Hero featured={featured} />
      <ClaimsStrip />
      <Catalog products={products} failed={failed} onRetry={onRetry} />
      <LaunchSteps />
    </>
  );
}
