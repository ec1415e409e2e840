import * as v from 'valibot';
import { centsFromDecimal } from '#db/values/money';
import { BriefSections } from './brief-sections.ts';
import { maxCategoryLength } from './catalog.ts';
import {
  amountInput,
  instantText,
  lengths,
  line,
  lines,
  moneyText,
  orAbsent,
  webAddress,
} from './fields.ts';
import { daysQuery, idsQuery, listQuery } from './lists.ts';
import type { PlanPrices } from './plans.ts';
import { ProductDetails } from './product-details.ts';
import { maxPictures, ProductPicture } from './product-pictures.ts';
import type { SupportPrices } from './support-packages.ts';
import { supportPackageValues } from './support-packages.ts';

/** A product. `price` repeats `monthlyPrice` under the name of the admin form. */
export const Product = v.object({
  id: v.number(),
  title: v.string(),
  description: v.string(),
  thumbnail: v.nullable(v.string()),
  /** In the order of the product's page, without the thumbnail. Lists for visitors leave them out. */
  pictures: v.optional(v.array(ProductPicture)),
  category: v.nullable(v.string()),
  /** Null if there are none. Lists for visitors leave them out. */
  details: v.optional(v.nullable(ProductDetails)),
  /** What the brief asks for, for admins; null: what most designs need. */
  briefSections: v.optional(v.nullable(BriefSections)),
  demoUrl: v.nullable(v.string()),
  monthlyPrice: moneyText,
  price: moneyText,
  annualPrice: v.nullable(moneyText),
  /** Whether the annual plan is offered: it must not cost more than twelve months. */
  annualOffered: v.boolean(),
  supportPackages: v.array(v.string()),
  featured: v.boolean(),
  active: v.boolean(),
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

/** The minimum charge of the payment provider. */
const leastPriceCents = 50;
const tooCheap = 'Price must be at least $0.50';

const price = v.pipe(amountInput(tooCheap), v.minValue(leastPriceCents, tooCheap));

/** The tiers that a product may include at no charge. */
export const includableTiers = ['free', ...supportPackageValues] as const;

const title = v.pipe(line(lengths.name), v.nonEmpty());
const description = v.pipe(lines(lengths.description), v.nonEmpty());
const demoUrl = webAddress();
/** null and '': no picture. */
const thumbnail = v.pipe(
  v.nullable(line(lengths.url)),
  v.transform((address) => address || null),
  v.nullable(webAddress()),
);
/** null and '': no category. */
const category = v.pipe(
  v.nullable(line(maxCategoryLength)),
  v.transform((name) => name || null),
);
const pictures = v.pipe(v.array(ProductPicture), v.maxLength(maxPictures));
const tiers = v.pipe(
  v.array(v.picklist(includableTiers)),
  v.transform((list) => [...new Set(list)]),
);
/** null and '': no annual plan. */
const annualPrice = v.pipe(
  v.nullable(v.union([v.string(), v.number()])),
  v.transform((amount) => (amount === '' ? null : amount)),
  v.nullable(price),
);

/** Two names of one field: either may be given, and both must agree. */
const prices = { price: orAbsent(price), monthlyPrice: orAbsent(price) };
type Prices = { price?: number | undefined; monthlyPrice?: number | undefined };

const agree = (given: Prices) =>
  given.price === undefined ||
  given.monthlyPrice === undefined ||
  given.price === given.monthlyPrice;

const form = [
  'title',
  'description',
  'thumbnail',
  'demoUrl',
  'annualPrice',
  'supportPackages',
  'featured',
  'active',
] as const;

const namesAll = (given: Prices & Partial<Record<(typeof form)[number], unknown>>) =>
  (given.price ?? given.monthlyPrice) !== undefined &&
  form.every((field) => given[field] !== undefined);

/** A new product. Prices are read as cents. */
export const NewProduct = v.pipe(
  v.object({
    title,
    description,
    thumbnail: v.optional(thumbnail, null),
    pictures: v.nullish(pictures, []),
    category: v.optional(category, null),
    details: v.optional(v.nullable(ProductDetails), null),
    briefSections: v.optional(v.nullable(BriefSections), null),
    demoUrl,
    ...prices,
    annualPrice: v.optional(annualPrice),
    supportPackages: v.nullish(tiers, ['free']),
    featured: v.nullish(v.boolean(), false),
    active: v.nullish(v.boolean(), true),
  }),
  v.forward(
    v.partialCheck(
      [['price'], ['monthlyPrice']],
      (given) => given.price !== undefined || given.monthlyPrice !== undefined,
      'Required',
    ),
    ['price'],
  ),
  v.forward(v.partialCheck([['price'], ['monthlyPrice']], agree, 'Invalid input'), ['price']),
  v.transform(({ price, monthlyPrice, ...rest }) => ({
    ...rest,
    monthlyPrice: price ?? monthlyPrice ?? 0,
  })),
);
export type NewProduct = v.InferOutput<typeof NewProduct>;
export type NewProductInput = v.InferInput<typeof NewProduct>;

/**
 * Changes to a product. Absent and null fields stay as they are; only the thumbnail, the category,
 * the details, the brief's sections and the annual price are removed by null. Prices are read as
 * cents.
 *
 * `version`: the change is refused if the product has a newer one. It is required with `archived`, and
 * with every field given, as by the form, so that no change by others is overwritten. The calls that the
 * specification names have none.
 */
export const ProductChange = v.pipe(
  v.object({
    title: orAbsent(title),
    description: orAbsent(description),
    thumbnail: v.optional(thumbnail),
    pictures: orAbsent(pictures),
    category: v.optional(category),
    details: v.optional(v.nullable(ProductDetails)),
    briefSections: v.optional(v.nullable(BriefSections)),
    demoUrl: orAbsent(demoUrl),
    ...prices,
    annualPrice: v.optional(annualPrice),
    supportPackages: orAbsent(tiers),
    featured: orAbsent(v.boolean()),
    active: orAbsent(v.boolean()),
    archived: orAbsent(v.boolean()),
    version: orAbsent(v.pipe(v.number(), v.integer())),
  }),
  v.forward(v.partialCheck([['price'], ['monthlyPrice']], agree, 'Invalid input'), ['price']),
  v.forward(
    v.check(
      (change) =>
        change.version !== undefined || (change.archived === undefined && !namesAll(change)),
      'Required',
    ),
    ['version'],
  ),
  v.transform(({ price, monthlyPrice, ...rest }) => ({
    ...rest,
    monthlyPrice: price ?? monthlyPrice,
  })),
);
export type ProductChange = v.InferOutput<typeof ProductChange>;
export type ProductChangeInput = v.InferInput<typeof ProductChange>;

/** A product's prices in cents, for {@link priceOrder}. */
export function planPrices(
  product: Pick<Product, 'monthlyPrice' | 'annualPrice' | 'annualOffered' | 'supportPackages'>,
  supportPrices: SupportPrices,
): PlanPrices {
  return {
    monthlyCents: centsFromDecimal(product.monthlyPrice),
    annualCents:
      product.annualOffered && product.annualPrice !== null
        ? centsFromDecimal(product.annualPrice)
        : null,
    supportTiers: product.supportPackages,
    supportPrices,
  };
}
