import { Catalog, type CatalogProps } from './catalog.tsx';
import { ClaimsStrip } from './claims-strip.tsx';
import { featuredProducts } from './featured.ts';
import { Hero } from './hero.tsx';
import { LaunchSteps } from './launch-steps.tsx';

export function Home({ products, failed, onRetry }: CatalogProps) {
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
