import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { DeliveryStage } from '#db/values/enumerations';
import { pauseDelivery, resumeDelivery } from './delivery-deadline.ts';
import { orderLifecycle } from './lifecycle.ts';
import { enterStage } from './stages.ts';

/**
 * Moves a paid, undelivered order to a stage, forward or back. Leaving the requirements starts the
 * work on it. While the customer reviews the preview, the delivery clock is paused. `by`: the admin;
 * absent for the customer and the shop itself. The caller has locked the order.
 */
export async function moveToStage(
  tx: Db,
  order: OrderRow,
  stage: DeliveryStage,
  entry: { at: Date; by?: number },
): Promise<void> {
  if (order.status === 'pending' && stage !== 'requirements') {
    await orderLifecycle.startWork(tx, order, entry.at, { ...entry, stage });
  }
  await enterStage(tx, order.id, stage, entry);
  if (stage === 'review') await pauseDelivery(tx, order, 'approval', entry.at);
  else await resumeDelivery(tx, order, 'approval', entry.at);
}
