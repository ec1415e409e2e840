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
