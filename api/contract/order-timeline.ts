import * as v from 'valibot';
import { instantText, moneyText } from './fields.ts';

export const orderEventKinds = [
  'ordered',
  'paid',
  'renewed',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'cancellation_requested',
  'cancellation_processed',
  'cancellation_withdrawn',
  'cancelled_by_shop',
  'brief_sent',
  'stage_changed',
  'started',
  'review_sent',
  'review_answered',
  'review_approved',
  'message_received',
  'message_sent',
  'delivered',
  'credentials_revealed',
  'flag_settled',
  'ended',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** An event of an order. */
export const OrderEvent = v.object({
  kind: v.picklist(orderEventKinds),
  at: instantText,
  /** null if no money moved. */
  amount: v.nullable(moneyText),
  /**
   * The provider's id of a payment, the reason of a cancellation, the settled flag, the stage and the
   * admin who chose it, the round of a review, who approved the website, or who wrote a message.
   */
  detail: v.nullable(v.string()),
});
export type OrderEvent = v.InferOutput<typeof OrderEvent>;

/** The events of an order, the oldest first. */
export const OrderTimeline = v.array(OrderEvent);
