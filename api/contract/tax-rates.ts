import * as v from 'valibot';
import { countries } from './countries.ts';
import { dayInput, instantText, line } from './fields.ts';

const percentageProblem = 'Enter a percentage from 0 to 100, such as 19 or 8.875.';

/** A percentage as text, with at most four decimals: '19', '8.875'. */
const percentageText = v.pipe(
  v.union([v.string(), v.number()], percentageProblem),
  v.transform((percentage) =>
    String(percentage)
      .trim()
      .replace(/^0+(?=\d)/, ''),
  ),
  v.check((text) => /^\d{1,3}(\.\d{1,4})?$/.test(text) && Number(text) <= 100, percentageProblem),
  v.transform((text) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)),
);

/** The parts of countries that have rates of their own: ISO 3166-2 without the country. */
const regionCode = v.pipe(
  line(40),
  v.toUpperCase(),
  v.regex(/^([A-Z0-9]{1,3})?$/, 'Enter the code of the region, such as CA for California.'),
  v.transform((region) => region || null),
);

/**
 * A rate of a country, or of a region of it. `startsOn`: a day in the shop's time zone; absent, null:
 * from now on. A rate in force ends when the next one of the same place starts.
 */
export const NewTaxRate = v.object({
  country: v.picklist(countries, 'Choose a country.'),
  region: v.nullish(regionCode, null),
  name: v.pipe(line(40), v.nonEmpty('Enter the name of the tax, such as VAT.')),
  percentage: percentageText,
  inclusive: v.boolean(),
  startsOn: v.nullish(dayInput('Enter a day, such as 2026-01-31.'), null),
});
export type NewTaxRate = v.InferOutput<typeof NewTaxRate>;
export type NewTaxRateInput = v.InferInput<typeof NewTaxRate>;

export const TaxRate = v.object({
  id: v.number(),
  country: v.string(),
  /** null: the whole country. */
  region: v.nullable(v.string()),
  name: v.string(),
  percentage: v.string(),
  /** Whether prices include it; otherwise it is added. */
  inclusive: v.boolean(),
  startsAt: instantText,
  /** null: until another one follows. */
  endsAt: v.nullable(instantText),
  status: v.picklist(['scheduled', 'in_force', 'ended']),
});
export type TaxRate = v.InferOutput<typeof TaxRate>;

/** By country and region, the newest of each first. */
export const TaxRateList = v.array(TaxRate);
