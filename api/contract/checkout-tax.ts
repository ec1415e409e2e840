import * as v from 'valibot';
import { lengths, moneyText, optionalLine, sumText } from './fields.ts';

/** The region of a buyer who is in none of those with rates of their own. */
export const otherRegion = 'OTHER';

/**
 * What tax needs of a buyer, where the shop charges it; the server says what is missing. `taxCountry`:
 * ISO 3166-1, two letters. `taxRegion`: one of the quote's regions, or 'OTHER'.
 * `taxPostalCode`: where the quote needs it. `taxNumber`: of a business.
 */
export const taxFields = {
  taxCountry: optionalLine(lengths.taxCode),
  taxRegion: optionalLine(lengths.taxCode),
  taxPostalCode: optionalLine(lengths.postalCode),
  taxNumber: optionalLine(lengths.phone),
};

/** Said at what is missing, by the form and by the server. */
export const missingTaxFields = {
  taxCountry: 'Choose your country.',
  taxRegion: 'Choose your state or region.',
  taxPostalCode: 'Enter your ZIP or postal code.',
} as const;

/** The tax in a charge. `name`, `percentage`: of several rates, all names and the sum; null without one. */
export const ChargeTax = v.object({
  name: v.nullable(v.string()),
  percentage: v.nullable(v.string()),
  /** Whether the prices include it; otherwise it is added. */
  inclusive: v.boolean(),
  /** Whether the buyer owes it, as a business in another country of the EU. */
  reverseCharge: v.boolean(),
  amount: sumText,
});
export type ChargeTax = v.InferOutput<typeof ChargeTax>;

/** The tax of a purchase. `amount`: in the first charge. */
export const PlacedTax = v.object({
  ...ChargeTax.entries,
  /** What a charge without a discount comes to, with tax. */
  regularTotal: moneyText,
});
export type PlacedTax = v.InferOutput<typeof PlacedTax>;
