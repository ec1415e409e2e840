import type Stripe from 'stripe';
import type { Wire } from '../protocol/wire.ts';
import { checkCountry } from '../tax/countries.ts';

export type Address = Wire<Stripe.Address>;
type Given = { [Name in keyof Address]?: string | null };

/** An address with a field for everything. Fails if the country doesn't exist. */
export function fullAddress(given: Given, param = 'address'): Address {
  if (given.country) checkCountry(given.country, `${param}[country]`);
  const { city = null, country = null, line1 = null, line2 = null } = given;
  const { postal_code = null, state = null } = given;
  return { city, country, line1, line2, postal_code, state };
}
