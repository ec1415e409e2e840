import * as v from 'valibot';
import { currencies } from '#db/values/currencies';
import { refundStatuses } from '#db/values/enumerations';
import { amountInput } from './amounts.ts';
import { instantText, lengths, moneyText, optionalLines, sumText } from './fields.ts';
import { listQuery } from './lists.ts';

/** How much of an order can be refunded now. */
export const Refundable = v.object({
  /** Paid and not refunded yet. */
  maxAmount: moneyText,
  currency: v.picklist(currencies),
  /** The order's credit for its next invoices; null if the payment provider doesn't tell. */
  creditAmount: v.nullable(sumText),
  /** The refund that the terms promise after delivery; null outside that window. */
  policyAmount: v.nullable(moneyText),
  /** When that window ends. */
  policyUntil: v.nullable(instantText),
  /** Why nothing can be refunded; null if something can. */
  refusal: v.nullable(v.string()),
});
export type Refundable = v.InferOutput<typeof Refundable>;

/** A refund that an admin issues. */
export const NewRefund = v.object({
  /** Read as cents; at most two decimals. */
  amount: amountInput(),
  reason: optionalLines(lengths.reason),
  endSubscription: v.nullish(v.boolean(), false),
  /** Created by the form: the same id never refunds twice. */
  requestId: v.pipe(v.string(), v.uuid()),
});
export type NewRefund = v.InferOutput<typeof NewRefund>;
/** The request's type: the amount as text. */
export type RefundInput = v.InferInput<typeof NewRefund>;

/** A refund by an admin. */
export const Refund = v.object({
  id: v.number(),
  amount: moneyText,
  currency: v.picklist(currencies),
  reason: v.nullable(v.string()),
  endSubscription: v.boolean(),
  status: v.picklist(refundStatuses),
  /** Why it failed. */
  error: v.nullable(v.string()),
  createdAt: instantText,
});
export type Refund = v.InferOutput<typeof Refund>;

/** A refund and the admin who issued it. */
export const ListedRefund = v.object({
  ...Refund.entries,
  /** The admin's name; null once the account is deleted. */
  givenBy: v.nullable(v.string()),
});
export type ListedRefund = v.InferOutput<typeof ListedRefund>;

/** The refunds of an order, including failed ones. */
export const RefundList = v.array(ListedRefund);

export const RefundListQuery = listQuery({
  statuses: refundStatuses,
  sorts: ['createdAt', 'amount'],
});
export type RefundListQuery = v.InferOutput<typeof RefundListQuery>;
