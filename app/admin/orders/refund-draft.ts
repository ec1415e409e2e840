import * as v from 'valibot';
import { NewRefund, type Refundable } from '#contract/refunds';
import { centsFromDecimal, isDecimal } from '#db/values/money';
import { refundForm as copy } from '../../copy/admin-refunds.ts';
import { sumDollars } from '../../format/money.ts';

/** What the terms promise, all that is left, or what somebody writes. */
export type RefundChoice = 'policy' | 'full' | 'other';

export type RefundDraft = {
  choice: RefundChoice;
  /** As typed. */
  other: string;
  reason: string;
  endSubscription: boolean;
};

/** What there is to choose from, the usual first; nothing stands there twice. */
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

/** In cents; null while it is no amount, or more than can be given back. */
export function refundCents(draft: RefundDraft, limits: Refundable): number | null {
  const amount = amountOf(draft, limits);
  return isRefundable(amount, limits) ? centsFromDecimal(amount) : null;
}

/** Reads a draft, instead of the form's fields, as the call takes it. */
export function refundSchema(draft: RefundDraft, limits: Refundable, requestId: string) {
  const { reason, endSubscription } = draft;
  const given = { amount: amountOf(draft, limits), reason, endSubscription, requestId };
  const amount = v.pipe(
    v.string(),
    v.check(
      (text) => isRefundable(text, limits),
      ({ input }) => amountError(input, limits),
    ),
  );
  return v.pipe(
    v.unknown(),
    v.transform((): unknown => given),
    v.object({ ...NewRefund.entries, amount }),
  );
}

function amountOf({ choice, other }: RefundDraft, { policyAmount, mostAmount }: Refundable) {
  if (choice === 'other') return other.trim();
  return choice === 'full' ? mostAmount : (policyAmount ?? '');
}

/** A comma means cents to some and thousands to others, so what is meant is not guessed. */
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
