import { moveToStage } from '#api/commerce/orders/delivery/move-to-stage';
import type { RemarkPatch } from '#contract/reviews';
import type { orders } from '#db/schema/orders';
import { anOrder } from './orders.ts';
import type { TestShop } from './shop.ts';

/** A paid order whose preview can be reviewed. */
export async function anOrderInReview(
  { db, clock }: Pick<TestShop, 'db' | 'clock'>,
  values: Partial<typeof orders.$inferInsert> = {},
) {
  const order = await anOrder(db, { previewUrl: 'https://preview.example/', ...values });
  if (order.paidAt && order.status !== 'cancelled' && !order.deliveredAt) {
    await moveToStage(db, order, 'review', { at: clock.now() });
  }
  return order;
}

/** The request body of a new remark. */
export function aRemark(values: Partial<RemarkPatch> = {}): RemarkPatch {
  return {
    page: '/contact',
    pin: { x: 42.5, y: 10, width: 390 },
    text: 'The phone number is wrong.',
    screenshotId: null,
    version: 0,
    ...values,
  };
}
