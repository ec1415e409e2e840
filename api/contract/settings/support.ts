import * as v from 'valibot';
import { decimalFromCents } from '#db/values/money';
import { amountInput } from '../amounts.ts';
import { content } from './fields.ts';

/** The most that a support package may cost per month, in US cents. */
export const maxSupportCents = 10_000_00;

const price = v.pipe(
  amountInput({
    minCents: 0,
    maxCents: maxSupportCents,
    tooLow: 'A price can’t be negative.',
    tooHigh: 'Enter a price of at most $10,000.00.',
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
