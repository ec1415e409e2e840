import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { RateLimits } from '#api/http/rate-limits';
import type { Credit } from '#contract/billing';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { runningStatuses } from '#db/values/enumerations';
import { decimalFromCents } from '#db/values/money';
import type { PaymentProvider } from '../payments/provider.ts';
import { callProvider } from '../payments/provider-errors.ts';

/** How many orders are asked about at the same time. */
const atOnce = 10;

type RunningOrder = Pick<OrderRow, 'orderId' | 'stripeCustomerId' | 'stripeSubscriptionId'>;

export type BillingDependencies = {
  db: Db;
  limits: RateLimits;
  log: (line: string) => void;
};

type Question<Row> = {
  customerId: string;
  /** For the log and the customer: 'credit'. */
  about: string;
  /** null: the order has none. */
  read: (order: RunningOrder) => Promise<Row | null>;
};

/** Asks the provider about each of a customer's running orders, newest first. */
export async function askAboutRunningOrders<Row>(
  { db, log }: BillingDependencies,
  { customerId, about, read }: Question<Row>,
): Promise<Row[]> {
  const running = await runningOrders(db, customerId);
  const question = {
    about: `${about} of ${customerId}`,
    sentence: `We couldn’t load your ${about} because the payment provider didn’t respond. Try again in a minute.`,
    log,
  };
  return callProvider(question, async () => {
    const found: Row[] = [];
    for (let first = 0; first < running.length; first += atOnce) {
      const rows = await Promise.all(running.slice(first, first + atOnce).map(read));
      found.push(...rows.flatMap((row) => row ?? []));
    }
    return found;
  });
}

function runningOrders(db: Db, customerId: string): Promise<RunningOrder[]> {
  return db
    .select({
      orderId: orders.orderId,
      stripeCustomerId: orders.stripeCustomerId,
      stripeSubscriptionId: orders.stripeSubscriptionId,
    })
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

type Dependencies = BillingDependencies & { provider: PaymentProvider };

export type Credits = ReturnType<typeof createCredits>;

/** Credit for future invoices. Each checkout creates its own customer at the provider. */
export function createCredits(deps: Dependencies) {
  const { db, provider, limits } = deps;
  return {
    /** For all active orders with a balance. `askedBy`: whose rate limit it counts against. */
    async list(customerId: string, { askedBy }: { askedBy: string }): Promise<Credit[]> {
      await limits.count(db, 'credit, customer', askedBy);
      return askAboutRunningOrders(deps, {
        customerId,
        about: 'credit',
        read: async ({ orderId, stripeCustomerId }) => {
          const cents = await provider.credit(stripeCustomerId ?? '');
          return cents > 0 ? { orderId, amount: decimalFromCents(cents) } : null;
        },
      });
    },
  };
}
