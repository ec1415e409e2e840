import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';

export function isOpen({ status }: CancellationRow): boolean {
  return status === 'pending' || status === 'processing';
}

/** Whether it is an admin’s decision, which the customer can’t withdraw and gets one email about. */
export function isDecidedByShop({ byShop, endsNow, refundId }: CancellationRow): boolean {
  return byShop || endsNow || refundId !== null;
}

/** The cancellation by an admin that the provider has not confirmed. */
export async function findOpenShopCancellation(
  db: Db,
  order: number,
): Promise<CancellationRow | null> {
  const newest = await db.query.cancellationRequests.findFirst({
    where: eq(cancellationRequests.orderId, order),
    orderBy: desc(cancellationRequests.id),
  });
  return newest && isOpen(newest) && isDecidedByShop(newest) ? newest : null;
}
