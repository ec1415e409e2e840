import { annualOffer } from '#contract/plans';
import type { Product } from '#contract/products';
import type { ProductRow } from '#db/schema/products';
import { decimalFromCents } from '#db/values/money';

export function productToWire(row: ProductRow): Product {
  const monthlyPrice = decimalFromCents(row.monthlyPrice);
  const prices = { monthlyCents: row.monthlyPrice, annualCents: row.annualPrice };
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    thumbnail: row.thumbnail,
    demoUrl: row.demoUrl || null,
    monthlyPrice,
    price: monthlyPrice,
    annualPrice: row.annualPrice === null ? null : decimalFromCents(row.annualPrice),
    annualOffered: annualOffer(prices) !== null,
    supportPackages: row.supportPackages,
    featured: row.featured,
    active: row.active,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
