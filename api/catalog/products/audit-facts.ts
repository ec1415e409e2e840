import type { ProductRow } from '#db/schema/products';
import { decimalFromCents } from '#db/values/money';

/** What the audit trail tells of a product. */
export function auditFactsOf(product: ProductRow) {
  const { title, description, thumbnail, demoUrl, featured, active } = product;
  const { monthlyPrice, annualPrice, supportPackages } = product;
  return {
    title,
    description,
    thumbnail,
    demoUrl,
    monthlyPrice: decimalFromCents(monthlyPrice),
    annualPrice: annualPrice === null ? null : decimalFromCents(annualPrice),
    supportPackages: supportPackages.join(', '),
    featured,
    active,
  };
}
