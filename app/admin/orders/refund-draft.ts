import * as v from 'valibot';
import { NewRefund, type Refundable } from '#contract/refunds';
import { centsFromDecimal, isDecimal } from '#db/values/money';
import { refundForm as copy } from '../../copy/admin-refunds.ts';
import { sumDollars } from '../../format/money.ts';

/** The policy amount, everything left, or an amount entered by the admin. */
export type RefundChoice = 'policy' | 'full' | 'other';

export type RefundDraft = {
  choice: RefundChoice;
  /** As entered. */
  other: string;
  reason: string;
  endSubscription: boolean;
};

/** The available choices, default first. Equal amounts are offered once. */
export function refundChoices({ policyAmount, mostAmount }: Refundable): RefundChoice[] {
  const choices: RefundChoice[] = ['other'];
  if (policyAmount !== mostAmount) choices.unshift('full');
  if (policyAmount && centsFromDecimal(policyAmount) > 0) choices.unshift('policy');
  return choices;
}

export function newRefundDraft(limits: Refundable): RefundDraft {
  const [choice = 'other'] = refundChoices(limits);
  return { choice, other: '', reason: '', endSubscription: false };
}

/** In cents; null if the amount is invalid or too high. */
export function refundCents(draft: RefundDraft, limits: Refundable): number | null {
  const amount = refundAmount(draft, limits);
  return isRefundable(amount, limits) ? centsFromDecimal(amount) : null;
}

/** Validates the draft instead of the form's fields, in the shape of the API call. */
export function refundSchema(draft: RefundDraft, limits: Refundable, requestId: string) {
  const { reason, endSubscription } = draft;
  const values = { amount: refundAmount(draft, limits), reason, endSubscription, requestId };
  const amount = refundAmountSchema(limits);
  return v.pipe(
    v.unknown(),
    v.transform((): unknown => values),
    v.object({ ...NewRefund.entries, amount }),
  );
}

/** An amount that can be refunded, as text. */
export function refundAmountSchema(limits: Refundable) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => isRefundable(text, limits),
      ({ input }) => amountError(input, limits),
    ),
  );
}

/** The chosen amount, or what was entered. */
export function refundAmount(
  { choice, other }: RefundDraft,
  { policyAmount, mostAmount }: Refundable,
): string {
  if (choice === 'other') return other.trim();
  return choice === 'full' ? mostAmount : (policyAmount ?? '');
}

/** Commas are refused: they separate cents in some countries and thousands in others. */
function amountError(amount: string, { mostAmount }: Refundable): string {
  if (amount === '') return copy.required;
  return isNumber.test(amount) ? copy.range(sumDollars(mostAmount)) : copy.invalidFormat;
}

const isNumber = /^-?\d+(\.\d+)?$/;

function isRefundable(amount: string, { mostAmount }: Refundable): boolean {
  if (!isDecimal(amount)) return false;
  const cents = centsFromDecimal(amount);
  return cents > 0 && cents <= centsFromDecimal(mostAmount);
}
