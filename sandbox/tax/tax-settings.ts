import type Stripe from 'stripe';
import { invalid } from '../protocol/errors.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import { fullAddress } from '../resources/addresses.ts';
import { applyChanges } from '../resources/apply-changes.ts';

export type TaxSettings = Kinds['tax.settings'];

const KIND = 'tax.settings' as const;
const ADDRESS = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'];
const UNSET: TaxSettings = {
  object: KIND,
  defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
  head_office: null,
  livemode: false,
  status: 'pending',
  status_details: { pending: { missing_fields: ['head_office'] } },
};

const retrieve = operation('GET /v1/tax/settings', [], (call) => taxSettings(call));

/** Automatic tax needs to know where the shop is. */
const update = operation<Wire<Stripe.Tax.SettingsUpdateParams>>(
  'POST /v1/tax/settings',
  [
    ...['defaults.tax_behavior', 'defaults.tax_code'],
    ...ADDRESS.map((name) => `head_office.address.${name}`),
  ],
  (call) => {
    const { objects, params } = call;
    const before = objects.get(KIND, KIND) ?? objects.insert(KIND, UNSET);
    const { tax_behavior = before.defaults.tax_behavior, tax_code = before.defaults.tax_code } =
      params.defaults ?? {};
    if (tax_code !== null) checkTaxCode(tax_code, 'defaults[tax_code]');
    const address =
      params.head_office && fullAddress(params.head_office.address, 'head_office[address]');
    const changes: Partial<TaxSettings> = {
      defaults: { ...before.defaults, tax_behavior, tax_code },
      ...(address?.country && {
        head_office: { address },
        status: 'active',
        status_details: {},
      }),
    };
    return applyChanges(call, KIND, before, changes, 'tax.settings.updated');
  },
);

export const taxSettingsOperations = [retrieve, update];

/** The settings of a shop in a country; null: those of an account where nothing is set. */
export function resetTaxSettings({ objects }: Context, country: string | null): void {
  objects.remove(KIND);
  if (country === null) return;
  objects.insert(KIND, {
    ...UNSET,
    defaults: { ...UNSET.defaults, tax_code: 'txcd_10000000' },
    head_office: { address: fullAddress({ country }, 'country') },
    status: 'active',
    status_details: {},
  });
}

export function taxSettings({ objects }: Pick<Context, 'objects'>): TaxSettings {
  return objects.get(KIND, KIND) ?? UNSET;
}

/** Throws unless automatic tax can be computed. */
export function requireActiveSettings(context: Context, param: string): void {
  if (taxSettings(context).status === 'active') return;
  const message =
    'You must have a valid head office address to enable automatic tax calculation in test mode. Visit https://dashboard.stripe.com/test/settings/tax to update it.';
  throw invalid(message, param, 'stripe_tax_inactive');
}

export function checkTaxCode(code: string, param: string): void {
  if (!/^txcd_\d{8}$/.test(code)) throw invalid(`No such tax code: '${code}'`, param);
}
