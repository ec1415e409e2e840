import { useSettings } from '../../document/settings.tsx';
import { Catalog, type CatalogProps } from './catalog.tsx';
import { ClaimsStrip } from './claims-strip.tsx';
import { featuredProducts } from './featured.ts';
import { Hero } from './hero.tsx';
import { LaunchSteps } from './launch-steps.tsx';
import { PriceQuestions } from './price-questions.tsx';

export function Home({ products, failed, onRetry }: CatalogProps) {
  const { features } = useSettings();
  const featured = failed ? [] : products && featuredProducts(products);
  return (
    <>
      <Hero featured={featured} />
      {features.figures && <ClaimsStrip />}
      <Catalog products={products} failed={failed} onRetry={onRetry} />
      <LaunchSteps />
      {features.priceQuestions && <PriceQuestions />}
    </>
  );
}
