import { annualOffer } from '#contract/plans';
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
  const monthlyPrice = decimalFromCents(row.monthlyPrice);
  const prices = { monthlyCents: row.monthlyPrice, annualCents: row.annualPrice };
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    thumbnail: row.thumbnail,
    pictures: row.pictures,
    category: row.category,
    details: row.details,
    demoUrl: row.demoUrl || null,
    monthlyPrice,
    price: monthlyPrice,
    annualPrice: row.annualPrice === null ? null : decimalFromCents(row.annualPrice),
    annualOffered: annualPlans && annualOffer(prices) !== null,
    supportPackages: row.supportPackages,
    featured: row.featured,
    active: row.active,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
