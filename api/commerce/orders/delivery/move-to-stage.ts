import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { type DeliveryStage, type PauseReason, pauseReasons } from '#db/values/enumerations';
import { orderLifecycle } from '../lifecycle.ts';
import { pauseDelivery, resumeDelivery, resumeWithoutAnswers } from './deadline.ts';
import { enterStage } from './stages.ts';

/** What the shop waits for in a stage. */
const waitsFor: Partial<Record<DeliveryStage, PauseReason>> = {
  requirements: 'brief',
  review: 'approval',
};

/**
 * Moves a paid, undelivered order to a stage, forward or back. Leaving the requirements starts the
 * work on it; a brief that was never sent pauses the delivery clock until there is a preview. The clock
 * is paused, too, while the customer reviews the preview, and back in the requirements until they send
 * the brief again. `by`: the admin; absent for the customer and the shop itself. The caller has locked
 * the order.
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
  const reason = waitsFor[stage];
  for (const other of pauseReasons) {
    if (other === reason) continue;
    if (other === 'brief' && stage !== 'review') {
      await resumeWithoutAnswers(tx, order, entry.at);
    } else await resumeDelivery(tx, order, other, entry.at);
  }
  if (reason) await pauseDelivery(tx, order, reason, entry.at);
}
