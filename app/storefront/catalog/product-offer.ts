import { shownMoney } from '#contract/money-format';
import type { Product } from '#contract/products';
import { paths } from '../../paths.ts';

/** A product for search engines (schema.org). */
export function productOffer(product: Product, origin: string, shopName: string) {
  const url = `${origin}${paths.product(product)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    ...(product.thumbnail ? { image: new URL(product.thumbnail, origin).href } : {}),
    brand: { '@type': 'Brand', name: shopName },
    url,
    offers: [
      offer(url, product.monthlyPrice, 'month'),
      ...(product.annualOffered && product.annualPrice
        ? [offer(url, product.annualPrice, 'year')]
        : []),
    ],
  };
}

function offer(url: string, price: string, unitText: 'month' | 'year') {
  return {
    '@type': 'Offer',
    url,
    availability: 'https://schema.org/InStock',
    price,
    priceCurrency: shownMoney().currency.toUpperCase(),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: shownMoney().currency.toUpperCase(),
      unitText,
    },
  };
}
