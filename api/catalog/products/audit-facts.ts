import type { ProductRow } from '#db/schema/products';
import { decimalFromCents } from '#db/values/money';

/** The fields of a product in the audit log. */
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
