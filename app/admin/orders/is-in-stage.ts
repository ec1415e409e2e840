import type { Order } from '#contract/orders';
import type { DeliveryStage } from '#db/values/enumerations';

/** Whether the stage can be changed: the order is paid and its website isn’t delivered. */
export function isInStage<Known extends Order>(
  order: Known,
): order is Known & { stage: DeliveryStage } {
  return order.stage !== null && order.deliveredAt === null && order.status !== 'cancelled';
}
