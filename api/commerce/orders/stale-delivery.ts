import { Failure } from '#api/http/failure';
import { findLastAction } from '#api/office/audit/find-last-action';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';

/** A 409 that says who changed a delivery since it was read, and when. */
export async function staleDeliveryFailure(tx: Db, order: OrderRow): Promise<Failure> {
  const known = await findLastAction(
    tx,
    ['order.delivered', 'order.credentials_replaced', 'order.live_address_changed'],
    order.id,
  );
  const newer = known ?? { by: null, at: (order.deliveredAt ?? order.updatedAt).toISOString() };
  const by = newer.by ?? 'Another admin';
  const sentence =
    order.deliveryVersion === 1
      ? `${by} has already delivered this website.`
      : `${by} has changed the delivery of this website.`;
  return new Failure('conflict', sentence, { newer });
}
