import * as v from 'valibot';
import { currencies } from '#db/values/currencies';
import { paymentKinds } from '#db/values/enumerations';
import { instantText, moneyText } from './fields.ts';

/** The meaning of a ledger entry; its kind alone doesn't tell the direction of the money. */
export const paymentMeanings = [
  'paid',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'dispute_lost',
] as const;
export type PaymentMeaning = (typeof paymentMeanings)[number];

/** An entry of the ledger. */
export const Payment = v.object({
  id: v.number(),
  kind: v.picklist(paymentKinds),
  meaning: v.picklist(paymentMeanings),
  /** Its id at the payment provider; the outcome follows a colon. */
  providerId: v.string(),
  amount: moneyText,
  /** The part of `amount` that is tax. */
  tax: moneyText,
  /** The rate of the tax in percent, the sum of several; null: none. */
  taxRate: v.nullable(v.string()),
  currency: v.picklist(currencies),
  occurredAt: instantText,
});
export type Payment = v.InferOutput<typeof Payment>;
