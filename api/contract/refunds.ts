import * as v from 'valibot';
import { refundStatuses } from '#db/values/enumerations';
import { amountInput, instantText, lengths, moneyText, optionalLines, sumText } from './fields.ts';
import { listQuery } from './lists.ts';

/** What can be given back of an order now. */
export const Refundable = v.object({
  /** Paid and not given back yet. */
  mostAmount: moneyText,
  /** What the order's next bills use up beside it; null where the payment provider does not say. */
  creditAmount: v.nullable(sumText),
  /** What the terms promise within the days after delivery; null outside of them. */
  policyAmount: v.nullable(moneyText),
  /** Until when the terms promise it. */
  policyUntil: v.nullable(instantText),
  /** Why nothing can be given back; null where something can. */
  refusal: v.nullable(v.string()),
});
export type Refundable = v.InferOutput<typeof Refundable>;

/** What an admin asks to be given back of an order. */
export const NewRefund = v.object({
  /** Cents of what was written with at most two decimals. */
  amount: v.pipe(amountInput(), v.minValue(1, 'Invalid input')),
  reason: optionalLines(lengths.reason),
  endSubscription: v.nullish(v.boolean(), false),
  /** Made by the screen when the form opens: the same one again gives nothing back twice. */
  requestId: v.pipe(v.string(), v.uuid()),
});
export type NewRefund = v.InferOutput<typeof NewRefund>;
/** As it is sent: the amount as text. */
export type RefundInput = v.InferInput<typeof NewRefund>;

/** Money that an admin gives back. */
export const Refund = v.object({
  id: v.number(),
  amount: moneyText,
  reason: v.nullable(v.string()),
  endSubscription: v.boolean(),
  status: v.picklist(refundStatuses),
  /** Why it failed. */
  error: v.nullable(v.string()),
  createdAt: instantText,
});
export type Refund = v.InferOutput<typeof Refund>;

/** A refund and who gave it. */
export const ListedRefund = v.object({
  ...Refund.entries,
  /** The admin's name; null once that account is gone. */
  givenBy: v.nullable(v.string()),
});
export type ListedRefund = v.InferOutput<typeof ListedRefund>;

/** What admins have given back of an order, or tried to. */
export const RefundList = v.array(ListedRefund);

export const RefundListQuery = listQuery({
  statuses: refundStatuses,
  sorts: ['createdAt', 'amount'],
});
export type RefundListQuery = v.InferOutput<typeof RefundListQuery>;
