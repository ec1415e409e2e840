import * as v from 'valibot';
import { amountText } from '#contract/amounts';
import { NewRefund, type Refundable } from '#contract/refunds';
import { centsFromDecimal } from '#db/values/money';

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
export function refundChoices({ policyAmount, maxAmount }: Refundable): RefundChoice[] {
  const choices: RefundChoice[] = ['other'];
  if (policyAmount !== maxAmount) choices.unshift('full');
  if (policyAmount && centsFromDecimal(policyAmount) > 0) choices.unshift('policy');
  return choices;
}

export function newRefundDraft(limits: Refundable): RefundDraft {
  const [choice = 'other'] = refundChoices(limits);
  return { choice, other: '', reason: '', endSubscription: false };
}

/** In cents; null if the amount is invalid or too high. */
export function refundCents(draft: RefundDraft, limits: Refundable): number | null {
  const amount = v.safeParse(refundAmountSchema(limits), refundAmount(draft, limits));
  return amount.success ? centsFromDecimal(amount.output) : null;
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
  return amountText({ max: () => centsFromDecimal(limits.maxAmount) });
}

/** The chosen amount, or what was entered. */
export function refundAmount(
  { choice, other }: RefundDraft,
  { policyAmount, maxAmount }: Refundable,
): string {
  if (choice === 'other') return other.trim();
  return choice === 'full' ? maxAmount : (policyAmount ?? '');
}
