import { shownMoney } from '#contract/money-format';
import { annualOffer } from '#contract/plans';
import { isMoney, mapProductFields, type ProductFieldName } from '#contract/product-fields';
import type { ArchivedProduct, Product } from '#contract/products';
import type { FeaturesSettings } from '#contract/settings/features';
import type { ProductRow } from '#db/schema/products';
import { decimalFromCents } from '#db/values/money';

type Features = Pick<FeaturesSettings, 'annualPlans'>;

/** With what only admins see. */
export function adminProductToWire(row: ProductRow, features: Features): Product {
  return { ...productToWire(row, features), briefSections: row.briefSections };
}

/** Without the details and pictures, which only the product's own page shows. */
export function listedProductToWire(row: ProductRow, features: Features): Product {
  const { details: _, pictures: __, ...product } = productToWire(row, features);
  return product;
}

/** For a product's own page. Changes to an archived product may not be meant for the public yet. */
export function publicProductToWire(
  row: ProductRow,
  features: Features,
): Product | ArchivedProduct {
  if (row.archivedAt === null) return productToWire(row, features);
  const { id, title, thumbnail, category, archivedAt } = row;
  return { id, title, thumbnail, category, archivedAt: archivedAt.toISOString() };
}

function productToWire(row: ProductRow, { annualPlans }: Features): Product {
  const { briefSections: _, ...fields } = fieldsOf(row);
  const prices = { monthlyCents: row.monthlyPrice, annualCents: row.annualPrice };
  return {
    id: row.id,
    ...fields,
    demoUrl: row.demoUrl || null,
    monthlyPrice: fields.price,
    currency: shownMoney().currency,
    annualOffered: annualPlans && annualOffer(prices) !== null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

type Fields = Pick<ProductRow, Exclude<ProductFieldName, 'price' | 'annualPrice'>> & {
  price: string;
  annualPrice: string | null;
};

/** The fields as the table has them, money as decimals. */
export function fieldsOf(row: ProductRow) {
  const stored: Record<ProductFieldName, unknown> = { ...row, price: row.monthlyPrice };
  const fields = mapProductFields(({ kind }, name) => {
    const value = stored[name];
    return isMoney(kind) && typeof value === 'number' ? decimalFromCents(value) : value;
  });
  return fields as Fields;
}
