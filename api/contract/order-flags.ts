import * as v from 'valibot';
import { orderFlagCodes } from '#db/values/enumerations';
import { instantText } from './fields.ts';

/** The provider's id of the checkout session, or of the later invoice, that was paid. */
const checkoutParams = v.object({ sessionId: v.string() });

/**
 * Why an order was flagged, as the database keeps it. The code and its parameters identify a flag:
 * the same of both is raised once for an order.
 *
 * - duplicate_payment: a checkout was paid although the order already has a subscription
 * - not_a_subscription, currency_mismatch, amount_mismatch: what was paid is not what was ordered
 * - unexpected_payment: a checkout was paid when the order could no longer be paid
 * - refund_failed: the bank did not accept a refund, so the money is back with the provider
 * - other: an earlier version raised it in words of its own
 */
export const OrderFlagReason = v.variant('code', [
  v.object({ code: v.literal('duplicate_payment'), params: checkoutParams }),
  v.object({ code: v.literal('not_a_subscription'), params: checkoutParams }),
  v.object({ code: v.literal('currency_mismatch'), params: checkoutParams }),
  v.object({ code: v.literal('amount_mismatch'), params: checkoutParams }),
  v.object({ code: v.literal('unexpected_payment'), params: checkoutParams }),
  v.object({ code: v.literal('refund_failed'), params: v.object({ refundId: v.string() }) }),
  v.object({ code: v.literal('other'), params: v.object({ text: v.string() }) }),
]);
export type OrderFlagReason = v.InferOutput<typeof OrderFlagReason>;

/** A problem with the payments of an order that an admin has to review. */
export const OrderFlag = v.object({
  id: v.number(),
  code: v.picklist(orderFlagCodes),
  /** The reason in a sentence. It may be reworded: identify a flag by its id. */
  text: v.string(),
  raisedAt: instantText,
  /** When an admin had reviewed it; null: it is open. */
  settledAt: v.nullable(instantText),
});
export type OrderFlag = v.InferOutput<typeof OrderFlag>;

const severalFlags = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.minLength(1)));

/**
 * Which flags an admin has reviewed: those that were shown, as more may have been raised since.
 * `paymentFlags` names them by their sentences, for pages that were opened before flags had ids.
 */
export const SettledFlags = v.pipe(
  v.object({ flagIds: severalFlags(v.number()), paymentFlags: severalFlags(v.string()) }),
  v.check(
    ({ flagIds, paymentFlags }) => Boolean(flagIds ?? paymentFlags),
    'Name at least one flag.',
  ),
);
export type SettledFlags = v.InferOutput<typeof SettledFlags>;

/** The flags that an admin still has to review, the oldest first. */
export function openFlags({ flags }: { flags: readonly OrderFlag[] }): OrderFlag[] {
  return flags.filter(({ settledAt }) => settledAt === null);
}
