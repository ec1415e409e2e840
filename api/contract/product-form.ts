import * as v from 'valibot';
import { amountInput, maxPriceCents, minChargeCents } from './amounts.ts';
import { BriefSections } from './brief-sections.ts';
import { maxCategoryLength } from './catalog.ts';
import { lengths, line, lines, orAbsent, webAddress } from './fields.ts';
import { ProductDetails } from './product-details.ts';
import { maxPictures, ProductPicture } from './product-pictures.ts';
import { supportPackageValues } from './support-packages.ts';

const price = amountInput({
  minCents: minChargeCents,
  maxCents: maxPriceCents,
  tooLow: 'Price must be at least $0.50',
  tooHigh: 'Price must be at most $99,999.99',
});

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
 * with every field given, as by the form, so that no change by others is overwritten. Programs that
 * change single fields may leave it out.
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
