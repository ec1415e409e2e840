import * as v from 'valibot';
import { amountInput } from './amounts.ts';
import { BriefSections } from './brief-sections.ts';
import { maxCategoryLength } from './catalog.ts';
import { maxPriceOf, minChargeOf } from './charge-limits.ts';
import { lengths, line, lines, moneyText, orAbsent, webAddress } from './fields.ts';
import type { AuditedField } from './noun.ts';
import { ProductDetails } from './product-details.ts';
import { maxPictures, ProductPicture } from './product-pictures.ts';
import { supportName, supportPackageValues } from './support-packages.ts';

/** Read as cents. */
const price = amountInput({
  min: minChargeOf,
  max: maxPriceOf,
  tooLow: (least) => `Price must be at least ${least}`,
  tooHigh: (most) => `Price must be at most ${most}`,
});

const title = v.pipe(line(lengths.name), v.nonEmpty());
const description = v.pipe(lines(lengths.description), v.nonEmpty());
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
const details = v.nullable(ProductDetails);
const briefSections = v.nullable(BriefSections);
const tiers = v.pipe(
  v.array(v.picklist(['free', ...supportPackageValues])),
  v.transform((list) => [...new Set(list)]),
);
/** null and '': no annual plan. */
const annualPrice = v.pipe(
  v.nullable(v.union([v.string(), v.number()])),
  v.transform((amount) => (amount === '' ? null : amount)),
  v.nullable(price),
);

type Kind = 'text' | 'money' | 'optional' | 'optional money' | 'flag' | 'parts';

type FieldRest = {
  /** Characters that may be typed. */
  max?: number;
  /** In the form of a new product; else nothing. */
  initial?: string | boolean;
  /** How the audit log shows it, if not as it is stored. */
  audited?: Omit<Exclude<AuditedField, string>, 'label'>;
};

export type ProductField = FieldRest & {
  label: string;
  kind: Kind;
  create: v.GenericSchema;
  change: v.GenericSchema;
  answer: v.GenericSchema;
};

/**
 * The fields of a product, said once: what forms, notices of conflicts and the audit log call them, what
 * a new product and a change may contain, and what is answered. The first word says how the form holds a
 * value: an `optional` one is null where nothing is typed, and `parts` are put together in
 * `app/admin/products/product-draft.ts`.
 */
export const productFields = {
  title: field('text', 'Title', required(title), v.string(), { max: lengths.name }),
  description: field('text', 'Description', required(description), v.string(), {
    max: lengths.description,
    audited: { unrecorded: true },
  }),
  thumbnail: field('optional', 'Thumbnail URL', removable(thumbnail), v.nullable(v.string()), {
    max: lengths.url,
  }),
  /** In the order of the product's page, without the thumbnail. Lists for visitors leave them out. */
  pictures: field(
    'parts',
    'More pictures',
    withDefault(pictures, []),
    v.optional(v.array(ProductPicture)),
  ),
  category: field('optional', 'Category', removable(category), v.nullable(v.string()), {
    max: maxCategoryLength,
  }),
  /** Null if there are none. Lists for visitors leave them out. */
  details: field('parts', 'Pages and details', removable(details), v.optional(details)),
  /** What the brief asks for, for admins; null: what most designs need. */
  briefSections: field('parts', 'Brief', removable(briefSections), v.optional(briefSections), {
    audited: { unrecorded: true },
  }),
  demoUrl: field('text', 'Demo URL', required(webAddress()), v.nullable(v.string()), {
    max: lengths.url,
  }),
  /** Per month. `monthlyPrice` is another name of it. */
  price: field('money', 'Price', { create: orAbsent(price), change: orAbsent(price) }, moneyText, {
    initial: '0',
  }),
  /** Absent in a new product: the default of the table. */
  annualPrice: field(
    'optional money',
    'Annual price',
    { create: v.optional(annualPrice), change: v.optional(annualPrice) },
    v.nullable(moneyText),
    { initial: '199.00' },
  ),
  supportPackages: field(
    'parts',
    'Included support',
    withDefault(tiers, ['free']),
    v.array(v.string()),
    { audited: { show: (list) => list.split(', ').map(supportName).join(', ') } },
  ),
  featured: field('flag', 'Featured', withDefault(v.boolean(), false), v.boolean()),
  active: field('flag', 'Active', withDefault(v.boolean(), true), v.boolean(), { initial: true }),
};

export type ProductFields = typeof productFields;
export type ProductFieldName = keyof ProductFields;

function field<const Of extends Kind, Create, Change, Answer>(
  kind: Of,
  label: string,
  sides: { create: Create; change: Change },
  answer: Answer,
  rest: FieldRest = {},
) {
  return { kind, label, ...sides, answer, ...rest };
}

function required<Schema extends v.GenericSchema>(schema: Schema) {
  return { create: schema, change: orAbsent(schema) };
}

/** null removes what it has. */
function removable<Input, Output>(schema: v.GenericSchema<Input | null, Output>) {
  return { create: v.optional(schema, null), change: v.optional(schema) };
}

function withDefault<Input, Output>(schema: v.GenericSchema<Input, Output>, value: Input) {
  return { create: v.nullish(schema, value), change: orAbsent(schema) };
}

/** One side of every field, as the entries of a schema. */
export function entriesOf<Side extends 'create' | 'change' | 'answer'>(side: Side) {
  return mapProductFields((field) => field[side]) as unknown as {
    [Name in ProductFieldName]: ProductFields[Name][Side];
  };
}

/** As the audit log has them. It calls the price by its other name. */
export const auditedProductFields = mapProductFields(({ label, kind, audited }) => ({
  label,
  ...(isMoney(kind) && { kind: 'money' }),
  ...audited,
})) as Record<Exclude<ProductFieldName, 'price'>, AuditedField>;

export function isMoney(kind: ProductField['kind']): boolean {
  return kind.endsWith('money');
}

export function mapProductFields<Result>(
  change: (field: ProductField, name: ProductFieldName) => Result,
): Record<ProductFieldName, Result> {
  // `Object.entries` returns strings, because an object can have more keys than its type.
  const entries = Object.entries(productFields) as [ProductFieldName, ProductField][];
  return Object.fromEntries(entries.map(([name, field]) => [name, change(field, name)])) as Record<
    ProductFieldName,
    Result
  >;
}
