import * as v from 'valibot';
import { currencies } from '#db/values/currencies';

/** What every price, order and payment of the shop is in. */
export const CurrencySettings = v.object({
  code: v.picklist(currencies, 'Choose a currency of the list.'),
});
export type CurrencySettings = v.InferOutput<typeof CurrencySettings>;
