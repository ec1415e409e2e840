import type { ProductRow } from '#db/schema/products';
import { fieldsOf } from './to-wire.ts';

/** The fields of a product in the audit log. */
export function auditFactsOf(product: ProductRow) {
  const { price: monthlyPrice, ...fields } = fieldsOf(product);
  const { pictures, details, briefSections, supportPackages } = fields;
  return {
    ...fields,
    monthlyPrice,
    pictures: pictures.map(({ url, alt }) => `${alt} (${url})`).join(', ') || null,
    details: (details && describeDetails(details)) || null,
    briefSections: briefSections && JSON.stringify(briefSections),
    supportPackages: supportPackages.join(', '),
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
