import { eq } from 'drizzle-orm';
import type { ConcurrencyLimit } from '#api/http/concurrency-limit';
import { Failure } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { createSingleFlight } from '#api/platform/single-flight';
import type { CheckoutSession, CheckoutStatus } from '#contract/checkout';
import type { Database } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { decimalFromCents } from '#db/values/money';
import { isFlagged } from '../orders/flags.ts';
import { fulfillOrder } from '../payment-events/fulfillment.ts';
import type { ProviderCheckout } from '../payments/provider/checkouts.ts';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { OrderEvents } from './order-events.ts';
import { createStatusWatch, type StatusWatch } from './status-watch.ts';

/** Requests that may wait at once in one process. Beyond them, answers come early. */
export const maxOpenWaits = { perNetwork: 500, total: 5000 };
/** How often the provider is asked while requests wait, in case its event is lost. */
const lookEveryMs = 4000;
/** All watched checkouts together ask the provider no more often than this. */
const lookApartMs = 100;

type Dependencies = {
  database: Database;
  provider: PaymentProvider;
  orderEvents: OrderEvents;
  openWaits: ConcurrencyLimit;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
};

/** `signal` ends the wait. */
type Waiter = { network: string; signal: AbortSignal };

export type CheckoutSessions = ReturnType<typeof createCheckoutSessions>;

/** The status of a checkout, for anyone who has its session id. */
export function createCheckoutSessions(deps: Dependencies) {
  const { database, provider, orderEvents, openWaits, now } = deps;
  const { db } = database;
  const looking = createSingleFlight<CheckoutSession>();
  const asking = createSingleFlight<ProviderCheckout | null>();
  const watches = new Map<string, StatusWatch>();

  return {
    /**
     * Answers immediately, or after at most `waitMs` while the payment is undecided. Asks the
     * provider and fulfills what was paid. Where too many requests wait already, the answer comes
     * early, so that the page still works.
     */
    async status(sessionId: string, waitMs: number, waiter: Waiter): Promise<CheckoutSession> {
      if (waitMs === 0) return look(sessionId);
      const leave = openWaits(waiter.network);
      if (!leave) return watches.get(sessionId)?.latest() ?? look(sessionId);
      try {
        return await watchOf(sessionId).wait(waitMs, waiter.signal);
      } finally {
        leave();
      }
    },
  };

  function watchOf(sessionId: string): StatusWatch {
    const existing = watches.get(sessionId);
    if (existing) return existing;
    const watch = createStatusWatch({
      look: () => askNow(sessionId),
      lookEveryMs: () => Math.max(lookEveryMs, watches.size * lookApartMs),
      orderEvents,
      onEnd: () => watches.delete(sessionId),
    });
    watches.set(sessionId, watch);
    return watch;
  }

  function look(sessionId: string): Promise<CheckoutSession> {
    return looking(sessionId, () => askNow(sessionId));
  }

  async function askNow(sessionId: string): Promise<CheckoutSession> {
    const order = await find(sessionId);
    const known = decided(order);
    if (known) return toWire(order, known);
    // Paid, but not as ordered: an admin has to review it.
    if (await isFlagged(db, order.id)) return toWire(order, 'processing');
    const checkout = await asking(sessionId, () => askProvider(sessionId));
    // The provider is unreachable: answer what is known, and let the caller ask again.
    if (!checkout) return toWire(order, expired(order) ? 'expired' : 'open');
    if (checkout.status === 'expired') return toWire(order, 'expired');
    if (checkout.status === 'open') return toWire(order, 'open');
    await db.transaction((tx) => fulfillOrder(tx, checkout, deps));
    const after = await find(sessionId);
    return toWire(after, decided(after) ?? 'processing');
  }

  function askProvider(sessionId: string): Promise<ProviderCheckout | null> {
    return provider.findCheckout(sessionId).catch((error) => {
      if (error instanceof ProviderUnavailable) return null;
      throw error;
    });
  }

  async function find(sessionId: string): Promise<OrderRow> {
    const order = /^cs_\w+$/.test(sessionId)
      ? await db.query.orders.findFirst({ where: eq(orders.stripeSessionId, sessionId) })
      : undefined;
    if (!order) throw new Failure('not_found', 'This checkout was not found.');
    return order;
  }

  function decided(order: OrderRow): CheckoutStatus | null {
    if (order.paymentStatus === 'failed' || order.paymentStatus === 'cancelled') return 'failed';
    return order.paidAt ? 'paid' : null;
  }

  function expired(order: OrderRow): boolean {
    return order.checkoutExpiresAt !== null && order.checkoutExpiresAt <= now();
  }
}

function toWire(order: OrderRow, status: CheckoutStatus): CheckoutSession {
  return {
    status,
    orderId: order.orderId,
    productId: order.productId,
    productTitle: order.productTitle,
    billingInterval: order.billingInterval,
    supportPackage: order.supportPackage,
    intervalProductPrice: decimalFromCents(order.intervalProductPrice),
    intervalSupportPrice: decimalFromCents(order.intervalSupportPrice),
    totalAmount: decimalFromCents(order.intervalTotal),
    totalMonthlyAmount: decimalFromCents(order.totalMonthlyAmount),
    nextChargeAt: order.nextChargeAt?.toISOString() ?? null,
  };
}
