import * as v from 'valibot';
import { cancellationStatuses } from '#db/values/enumerations';
import { amountInput } from './amounts.ts';
import { instantText, lengths, optionalLines } from './fields.ts';
import { daysQuery, idsQuery, listQuery } from './lists.ts';
import { cancellationEnds, OrderDetails } from './orders.ts';
import { Refund } from './refunds.ts';
import { terms } from './terms.ts';

/** `reason`: optional, may have several lines. */
export const RequestCancellation = v.object({ reason: optionalLines(lengths.reason) });
export type RequestCancellation = v.InferOutput<typeof RequestCancellation>;

/** An admin cancels a subscription. Without a subscription at the provider it always ends now. */
export const CancelOrder = v.object({
  when: v.picklist(cancellationEnds),
  /** For the shop's records: the customer doesn't see it. */
  reason: optionalLines(lengths.reason),
  /** What to refund besides; absent: nothing. Read as cents. */
  refund: v.nullish(v.object({ amount: amountInput() }), null),
});
export type CancelOrder = v.InferOutput<typeof CancelOrder>;
/** The request's type: the amount as text. */
export type CancelOrderInput = v.InferInput<typeof CancelOrder>;

/** The order, and the refund that was asked for with its cancellation. */
export const CancelledOrder = v.object({
  ...OrderDetails.entries,
  refund: v.nullable(Refund),
});
export type CancelledOrder = v.InferOutput<typeof CancelledOrder>;

/** A customer's request to cancel a subscription; `orderId` is the order's number. */
export const CancellationRequest = v.object({
  id: v.number(),
  customerId: v.string(),
  orderId: v.number(),
  reason: v.nullable(v.string()),
  status: v.picklist(cancellationStatuses),
  policyText: v.string(),
  requestedAt: instantText,
  processedAt: v.nullable(instantText),
  /** Why the provider refused the last attempt; null for customers. */
  error: v.nullable(v.string()),
  createdAt: instantText,
  updatedAt: instantText,
});
export type CancellationRequest = v.InferOutput<typeof CancellationRequest>;

/** A request with its order and customer, for the admin's list. */
export const ListedCancellation = v.object({
  ...CancellationRequest.entries,
  order: v.object({ orderId: v.string(), productTitle: v.string() }),
  customer: v.object({ email: v.nullable(v.string()), name: v.string() }),
});
export type ListedCancellation = v.InferOutput<typeof ListedCancellation>;

export const CancellationList = v.array(ListedCancellation);

export const cancellationSorts = ['requestedAt'] as const;

export const CancellationListQuery = v.strictObject({
  ...listQuery({
    statuses: cancellationStatuses,
    sorts: cancellationSorts,
  }).entries,
  ...daysQuery,
  ...idsQuery,
});
export type CancellationListQuery = v.InferOutput<typeof CancellationListQuery>;

/** The policy that a customer accepts when cancelling; the request stores the text of that time. */
export const cancellationPolicy = [
  `We process your request within ${terms.cancellationProcessingHours} hours.`,
  'Your website stays online until the end of the billing period that you’ve paid for. You won’t be charged again after that.',
  `We ask for ${terms.cancellationNoticeDays} days’ notice. With less, the subscription still ends with the paid period.`,
  'Until then you can change your mind and keep your website. Once the subscription ends, the website is taken offline.',
] as const;
