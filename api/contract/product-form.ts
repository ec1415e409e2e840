import * as v from 'valibot';
import { orAbsent } from './fields.ts';
import { entriesOf, productFields } from './product-fields.ts';

/** Two names of one field: either may be given, and both must agree. */
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
  v.object({ ...entriesOf('create'), monthlyPrice: productFields.price.create }),
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
    ...entriesOf('change'),
    monthlyPrice: productFields.price.change,
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
