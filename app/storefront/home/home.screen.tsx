import { brand } from '#contract/brand';
import { claims } from '#contract/claims';
import { home } from '../../copy/storefront.ts';
import { useProducts } from '../../data/products.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { useOrigin } from '../../document/origin.tsx';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { productOffer } from '../catalogue/product-offer.ts';
import { Home } from './home.tsx';

export function Component() {
  const { products, error, retry } = useProducts();
  const origin = useOrigin();
  return (
    <>
      <PageMeta
        title={home.title}
        description={home.description}
        path={paths.home}
        structuredData={[
          organisation(origin),
          ...(products ?? []).map((product) => productOffer(product, origin)),
        ]}
      />
      <Home products={products} failed={sentenceOf(error)} onRetry={retry} />
    </>
  );
}

function organisation(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    description: brand.description,
    url: origin,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: claims.rating.value,
      reviewCount: claims.rating.count,
    },
    makesOffer: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: claims.offer.price,
        priceCurrency: claims.offer.currency,
        unitText: claims.offer.unit,
      },
    },
  };
}
