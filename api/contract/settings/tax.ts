import * as v from 'valibot';
import { taxModes, unlistedCountryRules } from '#db/values/tax';
import { countries } from '../countries.ts';
import { lengths, line } from '../fields.ts';

/** Tax added to prices, or included in them. */
const taxBehaviors = ['exclusive', 'inclusive'] as const;

/**
 * Whether and how the shop charges tax. `unlisted`: what happens to buyers of a country without a rate.
 * `productTaxCode`, `behavior`: for the payment provider's automatic tax. The seller is on receipts;
 * `sellerCountry` decides where reverse charge applies.
 */
export const TaxSettings = v.pipe(
  v.object({
    mode: v.picklist(taxModes),
    unlisted: v.picklist(unlistedCountryRules),
    productTaxCode: v.pipe(
      line(40),
      v.regex(/^(txcd_\d{8})?$/, 'Enter a tax code such as txcd_10103001, or nothing.'),
    ),
    behavior: v.picklist(taxBehaviors),
    sellerName: line(lengths.name),
    sellerAddress: line(300),
    sellerCountry: v.picklist(['', ...countries]),
    sellerNumber: line(40),
  }),
  v.forward(
    v.check(
      ({ mode, sellerName }) => mode === 'off' || sellerName !== '',
      'Enter the name that invoices show as the seller.',
    ),
    ['sellerName'],
  ),
  v.forward(
    v.check(
      ({ mode, sellerAddress }) => mode === 'off' || sellerAddress !== '',
      'Enter the address that invoices show.',
    ),
    ['sellerAddress'],
  ),
  v.forward(
    v.check(
      ({ mode, sellerCountry }) => mode === 'off' || sellerCountry !== '',
      'Choose the country that your business is in.',
    ),
    ['sellerCountry'],
  ),
);
export type TaxSettings = v.InferOutput<typeof TaxSettings>;

/** What pages know of it. */
export type ShownTax = { mode: Exclude<TaxSettings['mode'], 'off'> };

/** Nothing while tax is off, so that pages of such a shop are the same as ever. */
export function shownTax({ mode }: TaxSettings): { tax?: ShownTax } {
  return mode === 'off' ? {} : { tax: { mode } };
}

/** The tax code is that of software as a service for businesses. */
export const defaultTax: TaxSettings = {
  mode: 'off',
  unlisted: 'no_tax',
  productTaxCode: 'txcd_10103001',
  behavior: 'exclusive',
  sellerName: '',
  sellerAddress: '',
  sellerCountry: '',
  sellerNumber: '',
};
