import { and, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { ConcurrencyLimit } from '#api/http/concurrency-limit';
import { Failure } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { createSingleFlight } from '#api/platform/single-flight';
import type { CheckoutSession, CheckoutStatus } from '#contract/checkout';
import type { Database } from '#db/client';
import { type DiscountRow, discounts } from '#db/schema/discounts';
import { type OrderTaxRow, orderTaxes } from '#db/schema/order-taxes';
import { type OrderRow, orders } from '#db/schema/orders';
import { type ProductRow, products } from '#db/schema/products';
import { decimalFromCents } from '#db/values/money';
import { isFlagged } from '../orders/flags.ts';
import { nextChargeOf } from '../orders/plan.ts';
import { fulfillOrder } from '../payment-events/fulfillment.ts';
import type { ProviderCheckout } from '../payments/provider/checkouts.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { OrderEvents } from './order-events.ts';
import { toPlacedOrder } from './placed-order.ts';
import { createStatusWatch, type StatusWatch } from './status-watch.ts';

/** Requests that may wait at once in one process. Beyond them, answers come early. */
export const maxOpenWaits = { perNetwork: 500, total: 5000 };
/** How often the provider is asked while requests wait, in case its event is lost. */
const lookEveryMs = 4000;
/** All watched checkouts together ask the provider no more often than this. */
const lookApartMs = 100;
const hourMs = 60 * 60 * 1000;

type Dependencies = {
  database: Database;
  provider: PaymentProvider;
  orderEvents: OrderEvents;
  openWaits: ConcurrencyLimit;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
};

type FoundOrder = OrderRow &
  Pick<ProductRow, 'thumbnail'> & { discount: DiscountRow | null; tax: OrderTaxRow | null };

/** `signal` ends the wait. `secretHash`: of the browser's secret; null: it has none. */
type Waiter = { network: string; signal: AbortSignal; secretHash: string | null };

/** The same for everyone who asks. */
type KnownSession = Omit<CheckoutSession, 'briefToken'>;

export type CheckoutSessions = ReturnType<typeof createCheckoutSessions>;

/**
 * The status of a checkout, for anyone who has its session id. Session ids are in addresses and
 * lists, so only the browser that opened the checkout is led to a guest's order.
 */
export function createCheckoutSessions(deps: Dependencies) {
  const { database, provider, orderEvents, openWaits, mail, now } = deps;
  const { db } = database;
  const looking = createSingleFlight<KnownSession>();
  const reading = createSingleFlight<KnownSession>();
  const asking = createSingleFlight<ProviderCheckout | null>();
  const watches = new Map<string, StatusWatch>();

  return {
    /**
     * Answers immediately, or after at most `waitMs` while the payment is undecided. Asks the
     * provider and fulfills what was paid. Where too many requests wait already, it answers what the
     * database knows: asking the provider for each of them would keep other buyers waiting.
     */
    async status(sessionId: string, waitMs: number, waiter: Waiter): Promise<CheckoutSession> {
      const session = await known(sessionId, waitMs, waiter);
      return { ...session, briefToken: await briefTokenFor(waiter, sessionId, session) };
    },
  };

  async function known(sessionId: string, waitMs: number, waiter: Waiter): Promise<KnownSession> {
    if (waitMs === 0) return look(sessionId);
    const leave = openWaits(waiter.network);
    if (!leave) return watches.get(sessionId)?.latest() ?? read(sessionId);
    try {
      return await watchOf(sessionId).wait(waitMs, waiter.signal);
    } finally {
      leave();
    }
  }

  /** Later, the receipt's link leads to the order. */
  async function briefTokenFor(
    { secretHash }: Waiter,
    sessionId: string,
    { status, hasAccount }: KnownSession,
  ): Promise<string | null> {
    if (secretHash === null || status !== 'paid' || hasAccount) return null;
    const order = await db.query.orders.findFirst({
      columns: { id: true },
      where: and(
        eq(orders.stripeSessionId, sessionId),
        eq(orders.checkoutSecretHash, secretHash),
        isNull(orders.customerId),
        gt(orders.paidAt, new Date(now().getTime() - hourMs)),
      ),
    });
    return order ? mail.orderLinks.tokenFor({ id: order.id, version: 1 }) : null;
  }

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

  function look(sessionId: string): Promise<KnownSession> {
    return looking(sessionId, () => askNow(sessionId));
  }

  function read(sessionId: string): Promise<KnownSession> {
    return reading(sessionId, () => stored(sessionId));
  }

  async function askNow(sessionId: string): Promise<KnownSession> {
    const order = await find(sessionId);
    const known = await knownStatus(order);
    if (known) return toWire(order, known);
    const checkout = await asking(sessionId, () => askProvider(sessionId));
    // The provider is unreachable: answer what is known, and let the caller ask again.
    if (!checkout) return toWire(order, undecided(order));
    if (checkout.status === 'expired') return toWire(order, 'expired');
    if (checkout.status === 'open') return toWire(order, 'open');
    await db.transaction((tx) => fulfillOrder(tx, checkout, deps));
    const after = await find(sessionId);
    return toWire(after, decided(after) ?? 'processing');
  }

  async function stored(sessionId: string): Promise<KnownSession> {
    const order = await find(sessionId);
    return toWire(order, (await knownStatus(order)) ?? undecided(order));
  }

  function askProvider(sessionId: string): Promise<ProviderCheckout | null> {
    return provider.findCheckout(sessionId).catch((error) => {
      if (!(error instanceof ProviderUnavailable)) throw error;
      if (error instanceof ProviderRefused) deps.log(`checkout status: ${error.message}`);
      return null;
    });
  }

  async function find(sessionId: string): Promise<FoundOrder> {
    const [order] = /^cs_\w+$/.test(sessionId)
      ? await db
          .select({
            ...getTableColumns(orders),
            thumbnail: products.thumbnail,
            discount: discounts,
            tax: orderTaxes,
          })
          .from(orders)
          .innerJoin(products, eq(products.id, orders.productId))
          .leftJoin(discounts, eq(discounts.id, orders.discountId))
          .leftJoin(orderTaxes, eq(orderTaxes.orderId, orders.id))
          .where(eq(orders.stripeSessionId, sessionId))
      : [];
    if (!order) throw new Failure('not_found', 'This checkout was not found.');
    return order;
  }

  async function knownStatus(order: OrderRow): Promise<CheckoutStatus | null> {
    // Paid, but not as ordered: an admin has to review it.
    return decided(order) ?? ((await isFlagged(db, order.id)) ? 'processing' : null);
  }

  function decided(order: OrderRow): CheckoutStatus | null {
    if (order.paymentStatus === 'failed' || order.paymentStatus === 'cancelled') return 'failed';
    return order.paidAt ? 'paid' : null;
  }

  function undecided({ checkoutExpiresAt }: OrderRow): CheckoutStatus {
    return checkoutExpiresAt !== null && checkoutExpiresAt <= now() ? 'expired' : 'open';
  }

  async function toWire(order: FoundOrder, status: CheckoutStatus): Promise<KnownSession> {
    const next = await nextChargeOf(db, order);
    return {
      ...toPlacedOrder(order, order),
      status,
      productThumbnail: order.thumbnail,
      receiptEmail: status === 'paid' ? maskEmail(order.customerEmail) : null,
      hasAccount: order.customerId !== null,
      // The provider may not have told yet when.
      renews: next !== null || (order.nextChargeAt === null && order.endedAt === null),
      nextChargeAt: next?.at.toISOString() ?? null,
      nextAmount: next && decimalFromCents(next.cents),
      stage: order.stage,
      waitsForBrief: order.pauseReason === 'brief' && order.resumedAt === null,
      isDelivered: order.deliveredAt !== null,
    };
  }
}

/** Leaves of the name its first letter: 'j…@example.com'. */
function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
