import * as v from 'valibot';
import { currencies } from '#db/values/currencies';
import { CreateCheckout } from './checkout.ts';
import { PlacedTax } from './checkout-tax.ts';
import { moneyText } from './fields.ts';

/** What a purchase would cost with tax. */
export const AskTax = v.pick(CreateCheckout, [
  'productId',
  'supportPackage',
  'billingInterval',
  'discountCode',
  'taxCountry',
  'taxRegion',
  'taxPostalCode',
  'taxNumber',
]);
export type AskTax = v.InferOutput<typeof AskTax>;
export type AskTaxInput = v.InferInput<typeof AskTax>;

/** What a purchase would cost now. `net` and the tax add up to `total`. */
export const TaxQuote = v.object({
  /** Those of the country that have rates of their own: the buyer has to choose one, or 'OTHER'. */
  regions: v.array(v.string()),
  /** Whether tax depends on the postal code of the buyer. */
  needsPostalCode: v.boolean(),
  /** null: the region or the postal code is missing. */
  quote: v.nullable(
    v.object({
      ...PlacedTax.entries,
      currency: v.picklist(currencies),
      net: moneyText,
      total: moneyText,
    }),
  ),
});
export type TaxQuote = v.InferOutput<typeof TaxQuote>;
