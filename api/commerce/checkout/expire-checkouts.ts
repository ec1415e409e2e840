import { and, eq, gt, isNotNull, isNull, not, or } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { recordExpiry } from '../orders/create-order.ts';
import { hasOpenFlag } from '../orders/flags.ts';
import { fulfillOrder } from '../payment-events/fulfillment.ts';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';

const atOnce = 10;
const maxPerCall = 1000;

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
};

/**
 * Expires open checkouts of products that are no longer for sale, for one product or for all. A
 * checkout that was paid in the same moment is fulfilled. Without an answer of the provider, the
 * rest waits for the next run.
 */
export function createCheckoutExpiry(deps: Dependencies) {
  const { db, provider, now, log } = deps;

  return async (productId?: number): Promise<void> => {
    const sessionIds = await openSessions(productId);
    try {
      for (let first = 0; first < sessionIds.length; first += atOnce) {
        await Promise.all(sessionIds.slice(first, first + atOnce).map(close));
      }
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log(`expiring checkouts: ${error.message}`);
    }
  };

  async function openSessions(productId: number | undefined): Promise<string[]> {
    const rows = await db
      .select({ sessionId: orders.stripeSessionId })
      .from(orders)
      .innerJoin(products, eq(products.id, orders.productId))
      .where(
        and(
          isNull(orders.paidAt),
          gt(orders.checkoutExpiresAt, now()),
          eq(orders.paymentStatus, 'pending'),
          not(hasOpenFlag(db)),
          isNotNull(orders.stripeSessionId),
          or(
            eq(products.active, false),
            isNotNull(products.archivedAt),
            isNotNull(products.deletedAt),
          ),
          productId === undefined ? undefined : eq(orders.productId, productId),
        ),
      )
      .limit(maxPerCall);
    return rows.flatMap(({ sessionId }) => sessionId ?? []);
  }

  async function close(sessionId: string): Promise<void> {
    const checkout = await provider.expireCheckout(sessionId);
    if (checkout?.status === 'complete') {
      await db.transaction((tx) => fulfillOrder(tx, checkout, deps));
    } else {
      await recordExpiry(db, sessionId, now());
    }
  }
}
