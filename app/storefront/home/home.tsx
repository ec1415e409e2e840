import type { Product } from '#contract/products';
import { Catalogue } from './catalogue.tsx';
import { ClaimsStrip } from './claims-strip.tsx';
import { Hero } from './hero.tsx';
import { LaunchSteps } from './launch-steps.tsx';

/** `products` undefined: still loading. */
export type HomeProps = {
  products: readonly Product[] | undefined;
  failed?: string;
  onRetry: () => void;
};

const mostFeatured = 4;

export function Home({ products, failed, onRetry }: HomeProps) {
  const featured = products?.filter((product) => product.featured).slice(0, mostFeatured) ?? [];
  return (
    <>
      <Hero featured={featured} />
      <ClaimsStrip />
      <Catalogue products={products} failed={failed} onRetry={onRetry} />
      <LaunchSteps />
    </>
  );
}
