import * as v from 'valibot';
import { deliveryStages, orderStatuses, pauseReasons } from '#db/values/enumerations';
import { instantText } from './fields.ts';

/** How long before its deadline an undelivered website counts as due soon. */
export const dueSoonHours = 12;

/** A pause that was over before the next one began. */
const EarlierPause = v.object({
  reason: v.picklist(pauseReasons),
  since: instantText,
  until: instantText,
});

/** A pause of the hours within which a website is promised. */
export const DeliveryPause = v.object({
  reason: v.picklist(pauseReasons),
  since: instantText,
  /** null: it isn’t over. */
  until: v.nullable(instantText),
  /** What was left of the promised hours, in milliseconds; negative if it was late. */
  leftMs: v.number(),
  /** The pauses before this one, the oldest first. */
  earlier: v.array(EarlierPause),
});

/** When a website is due. Part of every answer about an order. */
export const deliveryClock = {
  /**
   * The delivery deadline, which moves when a pause ends; null while unpaid, and once the subscription
   * has ended.
   */
  promisedAt: v.nullable(instantText),
  /** The last pause; null: there was none. */
  pause: v.nullable(DeliveryPause),
};
const DeliveryClock = v.object(deliveryClock);
export type DeliveryClock = v.InferOutput<typeof DeliveryClock>;

/** An order and how far its delivery is. */
export const OrderDelivery = v.object({
  id: v.number(),
  orderId: v.string(),
  productTitle: v.string(),
  status: v.picklist(orderStatuses),
  /** The step of making the website; null until it is paid. */
  stage: v.nullable(v.picklist(deliveryStages)),
  ...deliveryClock,
  deliveredAt: v.nullable(instantText),
});
export type OrderDelivery = v.InferOutput<typeof OrderDelivery>;
