import { brand } from '#contract/brand';
import type { Product } from '#contract/products';
import { paths } from '../../paths.ts';

/** A product for search engines (schema.org). */
export function productOffer(product: Product, origin: string) {
  const url = `${origin}${paths.checkoutProduct(product.id)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    ...(product.thumbnail ? { image: new URL(product.thumbnail, origin).href } : {}),
    brand: { '@type': 'Brand', name: brand.name },
    url,
    offers: {
      '@type': 'Offer',
      url,
      availability: 'https://schema.org/InStock',
      price: product.monthlyPrice,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: product.monthlyPrice,
        priceCurrency: 'USD',
        unitText: 'month',
      },
    },
  };
}
