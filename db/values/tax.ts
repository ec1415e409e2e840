/** `rates`: the shop's own table. `provider`: the payment provider's automatic tax. */
export const taxModes = ['off', 'rates', 'provider'] as const;
export type TaxMode = (typeof taxModes)[number];

/** What happens to buyers of a country without a rate. */
export const unlistedCountryRules = ['no_tax', 'no_sale'] as const;

/** What a tax authority said of a number. `unverified`: nothing yet, or it wasn't reachable. */
export const taxNumberStatuses = ['unverified', 'valid', 'invalid'] as const;
export type TaxNumberStatus = (typeof taxNumberStatuses)[number];
