import { claims } from '#contract/claims';
import { shownMoney } from '#contract/money-format';
import type { ShopSettings } from '#contract/shop-settings';

/** The shop for search engines (schema.org), with its claimed price and rating. */
export function organization(origin: string, { brand, claims: own, features }: ShopSettings) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    description: brand.description,
    url: origin,
    ...(brand.logo && { logo: `${origin}${brand.logo.url}` }),
    ...(features.ratings && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: own.ratingValue,
        reviewCount: own.ratingCount,
      },
    }),
    makesOffer: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: own.offerPrice,
        priceCurrency: shownMoney().currency.toUpperCase(),
        unitText: claims.offer.unit,
      },
    },
  };
}
