import type { Kinds } from '../protocol/wire.ts';
import type { Entered, SessionInternals } from '../resources/session-internals.ts';
import { EU_COUNTRIES, isCountry } from '../tax/countries.ts';
import { isWellFormed } from '../tax/tax-id-formats.ts';

type Session = Kinds['checkout.session'];

export const DETAILS = [
  ...(['country', 'line1', 'city', 'state', 'postalCode', 'businessName', 'taxId'] as const),
];
export type DetailName = (typeof DETAILS)[number];
export type DetailValues = Partial<Record<DetailName, string>>;

/** The countries that the page offers besides the customer's own. */
export const COUNTRIES = [
  ...EU_COUNTRIES,
  ...['AU', 'BR', 'CA', 'CH', 'GB', 'IN', 'JP', 'KR', 'MX', 'NO', 'NZ', 'SG', 'US', 'ZA'],
];

const TAX_ID_TYPES = new Map<string, NonNullable<Entered['taxIds'][number]['type']>>([
  ...EU_COUNTRIES.map((country) => [country, 'eu_vat'] as const),
  ...([
    ['AU', 'au_abn'],
    ['CA', 'ca_bn'],
    ['CH', 'ch_vat'],
    ['GB', 'gb_vat'],
  ] as const),
  ...([
    ['IN', 'in_gst'],
    ['JP', 'jp_cn'],
    ['NO', 'no_vat'],
    ['NZ', 'nz_gst'],
  ] as const),
  ...([
    ['US', 'us_ein'],
    ['ZA', 'za_vat'],
  ] as const),
]);

/** Whether the buyer is asked for an address or a tax ID. */
export function collectsDetails(session: Session, { savesAddress }: SessionInternals): boolean {
  return (
    session.billing_address_collection === 'required' ||
    (session.tax_id_collection?.enabled ?? false) ||
    (session.automatic_tax.enabled && savesAddress)
  );
}

export type Details =
  | { ok: true; entered: Entered }
  | { ok: false; values: DetailValues; errors: DetailValues };

export function readDetails(form: URLSearchParams, session: Session): Details {
  const values = Object.fromEntries(
    DETAILS.map((name) => [name, (form.get(name) ?? '').trim().slice(0, 200)]),
  ) as Record<DetailName, string>;
  const errors = errorsIn(values, session);
  if (Object.keys(errors).length > 0) return { ok: false, values, errors };
  const { country, city, line1, postalCode: postal_code, state, businessName, taxId } = values;
  const type = TAX_ID_TYPES.get(country);
  const filled = (text: string) => text || null;
  return {
    ok: true,
    entered: {
      address: {
        city: filled(city),
        country,
        line1: filled(line1),
        line2: null,
        postal_code: filled(postal_code),
        state: filled(state),
      },
      businessName: filled(businessName),
      taxIds: taxId !== '' && type ? [{ type, value: taxId.toUpperCase() }] : [],
    },
  };
}

function errorsIn(values: Record<DetailName, string>, session: Session): DetailValues {
  const { country, taxId } = values;
  const errors: DetailValues = {};
  if (!isCountry(country)) errors.country = 'Choose your country.';
  if (session.billing_address_collection === 'required') {
    if (values.line1 === '') errors.line1 = 'Enter your address.';
    if (values.city === '') errors.city = 'Enter your city.';
  }
  if (country === 'US' && !/^\d{5}(-\d{4})?$/.test(values.postalCode)) {
    errors.postalCode = 'Enter a ZIP code with five digits.';
  }
  const type = TAX_ID_TYPES.get(country);
  const { enabled, required } = session.tax_id_collection ?? {};
  if (!enabled) return errors;
  if (taxId === '' && required === 'if_supported' && type) errors.taxId = 'Enter your tax ID.';
  if (taxId !== '' && !type) errors.taxId = 'Tax IDs of this country can’t be used here.';
  else if (taxId !== '' && type && !isWellFormed(type, taxId.toUpperCase())) {
    errors.taxId = 'This number doesn’t have the format that your country uses.';
  } else if (taxId !== '' && values.businessName === '') {
    errors.businessName = 'Enter the name of your business.';
  }
  return errors;
}
