import { NO_CAUSE, type Transact } from '../store/transaction.ts';
import { isCountry } from '../tax/countries.ts';
import { newRegistration } from '../tax/registrations.ts';
import { resetTaxSettings } from '../tax/tax-settings.ts';
import { isInUnion, listPlaces } from '../tax/tax-table.ts';

export interface TaxControls {
  /** Sets automatic tax up for a shop in a country, with a registration for each place of the table. */
  setUp(country: string): void;
  /** As in a new account: automatic tax is refused. */
  reset(): void;
}

export function createTaxControls(transact: Transact): TaxControls {
  const set = (country: string | null) =>
    transact(NO_CAUSE, (context) => {
      const { objects, now } = context;
      objects.removeAll('tax.registration', []);
      resetTaxSettings(context, country);
      if (country === null) return;
      for (const place of listPlaces()) {
        objects.insert('tax.registration', newRegistration(place.country, optionsOf(place), now));
      }
    });
  return {
    setUp(country) {
      if (!isCountry(country)) throw new RangeError('Pass a country, such as country=DE.');
      set(country);
    },
    reset: () => set(null),
  };
}

function optionsOf({ country, state }: { country: string; state: string | null }) {
  if (state !== null) return { type: 'state_sales_tax', state };
  return { type: isInUnion(country) ? 'oss_non_union' : 'standard' };
}
