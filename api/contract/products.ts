import * as v from 'valibot';
import { centsFromDecimal } from '#db/values/money';
import { instantText, moneyText } from './fields.ts';
import type { PlanPrices } from './plans.ts';

/** A product as every reader sees it. `price` is `monthlyPrice` under the admin form's name. */
export const Product = v.object({
  id: v.number(),
  title: v.string(),
  description: v.string(),
  thumbnail: v.nullable(v.string()),
  demoUrl: v.nullable(v.string()),
  monthlyPrice: moneyText,
  price: moneyText,
  annualPrice: v.nullable(moneyText),
  supportPackages: v.array(v.string()),
  featured: v.boolean(),
  active: v.boolean(),
  createdAt: instantText,
  updatedAt: instantText,
});
export type Product = v.InferOutput<typeof Product>;

export const ProductList = v.array(Product);

/** A product's prices in cents, for {@link priceOrder}. */
export function planPrices(
  product: Pick<Product, 'monthlyPrice' | 'annualPrice' | 'supportPackages'>,
): PlanPrices {
  return {
    monthlyCents: centsFromDecimal(product.monthlyPrice),
    annualCents: product.annualPrice === null ? null : centsFromDecimal(product.annualPrice),
    supportTiers: product.supportPackages,
  };
}
