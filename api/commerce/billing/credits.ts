import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { RateLimits } from '#api/http/rate-limits';
import type { Credit } from '#contract/billing';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { decimalFromCents } from '#db/values/money';
import { runningStatuses } from '#db/values/subscription-status';
import type { PaymentProvider } from '../payments/provider.ts';
import { callProvider } from '../payments/provider-errors.ts';

/** How many orders are asked about at the same time. */
const atOnce = 10;

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  limits: RateLimits;
  log: (line: string) => void;
};

export type Credits = ReturnType<typeof createCredits>;

/** Credit for future invoices. Each checkout creates its own customer at the provider. */
export function createCredits({ db, provider, limits, log }: Dependencies) {
  return {
    /** For all active orders with a balance. `askedBy`: whose rate limit it counts against. */
    async list(customerId: string, { askedBy }: { askedBy: string }): Promise<Credit[]> {
      await limits.count(db, 'credit, customer', askedBy);
      const running = await runningOrders(customerId);
      const question = {
        about: `credits of ${customerId}`,
        sentence:
          'We couldn’t load your credit because the payment provider didn’t respond. Try again in a minute.',
        log,
      };
      return callProvider(question, async () => {
        const found: Credit[] = [];
        for (let first = 0; first < running.length; first += atOnce) {
          const some = running.slice(first, first + atOnce);
          found.push(...(await Promise.all(some.map(creditOf))).flat());
        }
        return found;
      });
    },
  };

  function runningOrders(customerId: string) {
    return db
      .select({ orderId: orders.orderId, stripeCustomerId: orders.stripeCustomerId })
      .from(orders)
      .where(
        and(
          eq(orders.customerId, customerId),
          isNotNull(orders.stripeCustomerId),
          inArray(orders.subscriptionStatus, runningStatuses),
        ),
      )
      .orderBy(desc(orders.id));
  }

  async function creditOf(order: {
    orderId: string;
    stripeCustomerId: string | null;
  }): Promise<Credit[]> {
    const cents = await provider.credit(order.stripeCustomerId ?? '');
    return cents > 0 ? [{ orderId: order.orderId, amount: decimalFromCents(cents) }] : [];
  }
}
