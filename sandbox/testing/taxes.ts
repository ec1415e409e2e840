import type Stripe from 'stripe';

/** Germany's VAT of 19%, added to prices unless it is included. */
export function aTaxRate(
  stripe: Stripe,
  overrides: Partial<Stripe.TaxRateCreateParams> = {},
): Promise<Stripe.TaxRate> {
  return stripe.taxRates.create({
    country: 'DE',
    display_name: 'VAT',
    inclusive: false,
    percentage: 19,
    ...overrides,
  });
}

/** Sets automatic tax up for a shop in Germany, which adds tax to its prices. */
export function startTax(stripe: Stripe): Promise<Stripe.Tax.Settings> {
  return stripe.tax.settings.update({
    defaults: { tax_behavior: 'exclusive', tax_code: 'txcd_10000000' },
    head_office: { address: { line1: 'Am Markt 1', city: 'Bremen', country: 'DE' } },
  });
}

/** The one-stop shop for the whole European Union. */
export function aRegistration(stripe: Stripe): Promise<Stripe.Tax.Registration> {
  return stripe.tax.registrations.create({
    active_from: 'now',
    country: 'DE',
    country_options: { de: { type: 'oss_union' } },
  });
}
