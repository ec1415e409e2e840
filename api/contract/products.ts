import * as v from 'valibot';
import { currencies } from '#db/values/currencies';
import { instantText, moneyText } from './fields.ts';
import { daysQuery, idsQuery, listQuery } from './lists.ts';
import { entriesOf } from './product-fields.ts';

/** A product. `price` repeats `monthlyPrice` under the name of the admin form. */
export const Product = v.object({
  id: v.number(),
  ...entriesOf('answer'),
  monthlyPrice: moneyText,
  currency: v.picklist(currencies),
  /** Whether the annual plan is offered: it must not cost more than twelve months. */
  annualOffered: v.boolean(),
  /** Archived products are not offered, and listed only to admins, by `status=archived` or their ids. */
  archivedAt: v.nullable(instantText),
  /** Incremented by each change; forms send back the version that they read. */
  version: v.number(),
  createdAt: instantText,
  updatedAt: instantText,
});
export type Product = v.InferOutput<typeof Product>;

export const ProductList = v.array(Product);

/** What visitors can read of a product that is no longer sold. */
export const ArchivedProduct = v.object({
  id: v.number(),
  title: v.string(),
  thumbnail: v.nullable(v.string()),
  category: v.nullable(v.string()),
  archivedAt: instantText,
});
export type ArchivedProduct = v.InferOutput<typeof ArchivedProduct>;

export const productStatuses = ['active', 'inactive', 'archived'] as const;

/** `position` is the catalog's order: descending, the first product comes first. */
export const productSorts = ['position', 'createdAt', 'title', 'price'] as const;

export const ProductListQuery = v.strictObject({
  ...listQuery({ statuses: productStatuses, sorts: productSorts }).entries,
  ...daysQuery,
  ...idsQuery,
});
export type ProductListQuery = v.InferOutput<typeof ProductListQuery>;
