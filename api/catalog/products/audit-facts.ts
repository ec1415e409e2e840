import type { ProductRow } from '#db/schema/products';
import { decimalFromCents } from '#db/values/money';

/** The fields of a product in the audit log. */
export function auditFactsOf(product: ProductRow) {
  const { title, description, thumbnail, demoUrl, category, featured, active } = product;
  const { monthlyPrice, annualPrice, supportPackages } = product;
  return {
    title,
    description,
    thumbnail,
    pictures: product.pictures.map(({ url, alt }) => `${alt} (${url})`).join(', ') || null,
    details: (product.details && describeDetails(product.details)) || null,
    briefSections: product.briefSections && JSON.stringify(product.briefSections),
    demoUrl,
    monthlyPrice: decimalFromCents(monthlyPrice),
    annualPrice: annualPrice === null ? null : decimalFromCents(annualPrice),
    supportPackages: supportPackages.join(', '),
    category,
    featured,
    active,
    archived: product.archivedAt !== null,
  };
}

/** 'Home: Menu, Hours; Yours to change: Text; Good for: Bakeries'. */
function describeDetails({ pages, changes, goodFor }: NonNullable<ProductRow['details']>): string {
  const parts = pages.map(({ name, sections }) => describeList(name, sections));
  if (changes.length > 0) parts.push(describeList('Yours to change', changes));
  if (goodFor.length > 0) parts.push(describeList('Good for', goodFor));
  return parts.join('; ');
}

function describeList(name: string, items: readonly string[]): string {
  return items.length > 0 ? `${name}: ${items.join(', ')}` : name;
}
