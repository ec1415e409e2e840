import * as v from 'valibot';
import type { Currency } from '#db/values/currencies';
import { decimalFromCents } from '#db/values/money';
import { amountInput } from '../amounts.ts';
import { centsPerUnit } from '../currency.ts';
import { content } from './fields.ts';

/** The most that a support package may cost per month, in cents: $10,000.00 or 1,000,000 yen. */
export const maxSupportOf = (currency: Currency) => Math.floor(1_000_000 * centsPerUnit(currency));

const price = v.pipe(
  amountInput({
    min: () => 0,
    max: maxSupportOf,
    tooLow: () => 'A price can’t be negative.',
    tooHigh: (most) => `Enter a price of at most ${most}.`,
  }),
  v.transform(decimalFromCents),
);

/** Prices per month, as "50.00". Without support and with advice only, nothing is charged. */
export const SupportSettings = v.object({
  regularPrice: price,
  expansionPrice: price,
  migrationContent: content,
  regularContent: content,
  expansionContent: content,
});
export type SupportSettings = v.InferOutput<typeof SupportSettings>;
