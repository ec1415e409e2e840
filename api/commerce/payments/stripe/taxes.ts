import type { ProviderTax } from '../provider/charges.ts';
import type { PriceTax, TaxCalculation } from '../provider/checkouts.ts';
import { ProviderRefused } from '../provider/failures.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Stripe, StripeClient } from './client.ts';
import { metadataOf } from './origin.ts';
import { isRefusal, toCents, toProviderAmount, wrapErrors } from './responses.ts';

type TaxMethods = Pick<
  PaymentProvider,
  'calculateTax' | 'createCustomer' | 'createTaxRate' | 'isTaxSetUp'
>;

type TaxIdType = Stripe.CustomerCreateParams.TaxIdDatum['type'];

export function taxMethods({ stripe, withKey }: StripeClient): TaxMethods {
  return {
    createTaxRate: ({ country, region, name, percentage, inclusive }, { idempotencyKey }) =>
      wrapErrors(async () => {
        const rate = {
          display_name: name,
          percentage: Number(percentage),
          inclusive,
          country,
          jurisdiction: region ?? country,
          ...(region && { state: region }),
        };
        const { id } = await withKey(idempotencyKey, (key) => stripe.taxRates.create(rate, key));
        return id;
      }),

    isTaxSetUp: () =>
      wrapErrors(async () => (await stripe.tax.settings.retrieve()).status === 'active'),

    calculateTax: ({ country, postalCode, taxNumber, currency, cents, tax }) =>
      wrapErrors(async () => {
        const taxId = taxNumber && taxIdOf(taxNumber, country);
        const calculation = await stripe.tax.calculations
          .create({
            currency,
            customer_details: {
              address: { country, ...(postalCode && { postal_code: postalCode }) },
              address_source: 'billing',
              ...(taxId && { tax_ids: [taxId] }),
            },
            line_items: cents.map((amount, index) => ({
              amount: toProviderAmount(amount, currency),
              reference: String(index),
              tax_behavior: behaviorOf(tax),
              ...(tax.code && { tax_code: tax.code }),
            })),
          })
          .catch((error) => {
            throw refuseUntaxable(error);
          });
        return toCalculation(calculation);
      }),

    createCustomer: (request, { idempotencyKey }) =>
      wrapErrors(async () => {
        const { name, email, country, region, postalCode, taxNumber, reverseCharge, footer } =
          request;
        const taxId = taxNumber ? taxIdOf(taxNumber, country) : null;
        const customer = {
          name,
          email,
          address: {
            country,
            ...(region && { state: region }),
            ...(postalCode && { postal_code: postalCode }),
          },
          ...(reverseCharge && { tax_exempt: 'reverse' as const }),
          ...(taxId && { tax_id_data: [taxId] }),
          invoice_settings: { footer },
          metadata: metadataOf(request.metadata),
        };
        const { id } = await withKey(idempotencyKey, (key) =>
          stripe.customers.create(customer, key),
        );
        return id;
      }),
  };
}

export function behaviorOf({ inclusive }: PriceTax): 'exclusive' | 'inclusive' {
  return inclusive ? 'inclusive' : 'exclusive';
}

/** For calls with automatic tax: says why it can't be calculated. Other errors stay as they are. */
export function refuseUntaxable(error: unknown): unknown {
  if (!isRefusal(error)) return error;
  if (error.code === 'customer_tax_location_invalid')
    return new ProviderRefused('location_unknown');
  return error.code === 'stripe_tax_inactive' ? new ProviderRefused('tax_not_set_up') : error;
}

function toCalculation({
  amount_total,
  tax_amount_exclusive,
  tax_amount_inclusive,
  tax_breakdown,
  currency,
}: Stripe.Tax.Calculation): TaxCalculation {
  const taxed = tax_breakdown.filter(({ taxable_amount }) => taxable_amount !== 0);
  const details = taxed.map(({ tax_rate_details }) => tax_rate_details);
  const names = new Set(details.flatMap(({ tax_type }) => (tax_type ? nameOf(tax_type) : [])));
  return {
    taxCents: toCents(tax_amount_exclusive + tax_amount_inclusive, currency),
    totalCents: toCents(amount_total, currency),
    name: [...names].join(' + ') || null,
    percentage: sumPercentages(details.map(({ percentage_decimal }) => Number(percentage_decimal))),
    reverseCharge: tax_breakdown.some(
      ({ taxability_reason: reason }) => reason === 'reverse_charge',
    ),
  };
}

/** 'vat' → 'VAT', 'sales_tax' → 'Sales tax' */
function nameOf(type: string): string {
  if (type.length <= 4) return type.toUpperCase();
  return (type.slice(0, 1).toUpperCase() + type.slice(1)).replaceAll('_', ' ');
}

/** Several apply to the same amount, such as those of a state and a city. null: none does. */
export function sumPercentages(percentages: readonly number[]): string | null {
  if (percentages.length === 0) return null;
  const sum = percentages.reduce((total, percentage) => total + percentage, 0);
  return String(Number(sum.toFixed(4)));
}

/** Reads the tax in what an invoice comes to, with the name and the percentage of its rate. */
export function invoiceTaxReader(stripe: StripeClient['stripe']) {
  const known = new Map<string, Stripe.TaxRate>();
  return async (invoice: Stripe.Invoice): Promise<ProviderTax> => {
    const { total_taxes, currency, customer_tax_exempt } = invoice;
    const taxes = total_taxes ?? [];
    const reasons = taxes.map(({ taxability_reason }) => taxability_reason);
    const cents = taxes.reduce((sum, { amount }) => sum + amount, 0);
    return {
      taxCents: toCents(cents, currency),
      taxRate: await rateOf(taxes),
      reverseCharge: customer_tax_exempt === 'reverse' || reasons.includes('reverse_charge'),
    };
  };

  async function rateOf(taxes: Stripe.Invoice.TotalTax[]): Promise<ProviderTax['taxRate']> {
    // A rate that doesn't apply, as with a reverse charge, is on the invoice all the same.
    const applied = taxes.filter(({ taxable_amount }) => taxable_amount !== 0);
    const ids = applied.flatMap(({ tax_rate_details }) => tax_rate_details?.tax_rate ?? []);
    const rates: Stripe.TaxRate[] = [];
    for (const id of new Set(ids)) rates.push(await readRate(id));
    const percentage = sumPercentages(
      rates.map(({ effective_percentage, percentage }) => effective_percentage ?? percentage),
    );
    if (percentage === null) return null;
    const names = new Set(rates.map(({ display_name }) => display_name));
    const inclusive = rates.every((rate) => rate.inclusive);
    return { name: [...names].join(' + '), percentage, inclusive };
  }

  /** A rate's percentage can't be changed. */
  async function readRate(id: string): Promise<Stripe.TaxRate> {
    const rate = known.get(id) ?? (await stripe.taxRates.retrieve(id));
    known.set(id, rate);
    return rate;
  }
}

/** null: the provider has no type for it, or wants it in another form than the authority. */
function taxIdOf(value: string, country: string): { type: TaxIdType; value: string } | null {
  if (country === 'GB') return { type: value.startsWith('XI') ? 'eu_vat' : 'gb_vat', value };
  if (country === 'NO') return { type: 'no_vat', value: value.replace(/^NO|MVA$/g, '') };
  if (country === 'CH') return /(?:MWST|TVA|IVA)$/.test(value) ? { type: 'ch_vat', value } : null;
  const isVat = value.startsWith(country === 'GR' ? 'EL' : country);
  return isVat ? { type: 'eu_vat', value } : null;
}
