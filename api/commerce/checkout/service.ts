import { priceProduct } from '#api/catalog/products/price';
import { noSuchProduct, type ProductReader } from '#api/catalog/products/repository';
import { Failure } from '#api/http/failure';
import { isRowId } from '#api/http/path-id';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { createSingleFlight } from '#api/platform/single-flight';
import type { Checkout, CreateCheckout } from '#contract/checkout';
import type { Db } from '#db/client';
import type { CustomerRow } from '#db/schema/customers';
import type { OrderRow } from '#db/schema/orders';
import {
  createOrder,
  findUnpaidOrder,
  isPayable,
  isSamePurchase,
  lockPurchase,
  type Purchase,
  recordSession,
  updateOrder,
} from '../orders/create-order.ts';
import { orderLifecycle } from '../orders/lifecycle.ts';
import { fulfillOrder } from '../payment-events/fulfillment.ts';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { readShopId } from '../payments/shop-id.ts';
import { supportItem, websiteItem } from '../prices/line-items.ts';
import type { PricedItem, ProviderPrices } from '../prices/service.ts';

export type CheckoutDependencies = {
  db: Db;
  products: ProductReader;
  provider: PaymentProvider;
  prices: ProviderPrices;
  limits: RateLimits;
  mail: Mail;
  baseUrl: string;
  now: Clock;
  log: (line: string) => void;
};

/** `customer`: null for a guest. */
export type Buyer = { customer: CustomerRow | null; address: string };

export type Checkouts = ReturnType<typeof createCheckouts>;

/** Opens a checkout: writes the order first, then calls the provider. */
export function createCheckouts(deps: CheckoutDependencies) {
  const { db, provider, now } = deps;
  const opening = createSingleFlight<Checkout>();

  return {
    async open(input: CreateCheckout, buyer: Buyer): Promise<Checkout> {
      const purchase = await readPurchase(input, buyer.customer?.id ?? null);
      const order = await orderFor(purchase, buyer);
      const attempt = `${order.orderId}:${order.checkoutAttempt}`;
      return opening(attempt, () => openSession(order));
    },
  };

  async function readPurchase(input: CreateCheckout, customerId: string | null): Promise<Purchase> {
    const product = isRowId(input.productId)
      ? await deps.products.find(input.productId, { inactiveToo: false })
      : undefined;
    if (!product) throw new Failure('not_found', noSuchProduct);
    return { input, product, customerId, price: priceProduct(product, input) };
  }

  async function orderFor(purchase: Purchase, buyer: Buyer): Promise<OrderRow> {
    const { placed, isNew } = await db.transaction(async (tx) => {
      await lockPurchase(tx, purchase);
      const found = await findUnpaidOrder(tx, purchase, now());
      if (found) return { placed: found, isNew: false };
      await countOrder(tx, purchase, buyer);
      if (!(await deps.products.isForSale(tx, purchase.product.id))) {
        throw new Failure('not_found', noSuchProduct);
      }
      return { placed: await createOrder(tx, purchase, now()), isNew: true };
    });
    if (isNew) return placed;
    if (isPayable(placed, now()) && isSamePurchase(placed, purchase)) return placed;
    return renew(placed, purchase, buyer);
  }

  /** The limit per email address must not block its owner, who is signed in. */
  async function countOrder(tx: Db, { input }: Purchase, buyer: Buyer): Promise<void> {
    const { customer, address } = buyer;
    const email = input.customerEmail.toLowerCase();
    await deps.limits.count(tx, 'new order, address', address);
    if (customer?.emailVerifiedAt && customer.email === email) {
      await deps.limits.count(tx, 'new order, customer', customer.id);
    } else {
      await deps.limits.countAt(tx, 'new order, email', email, address);
    }
  }

  /** Opens a new session for the same order, after its previous one has surely ended. */
  async function renew(order: OrderRow, purchase: Purchase, buyer: Buyer): Promise<OrderRow> {
    await countOrder(db, purchase, buyer);
    const { stripeSessionId } = order;
    if (stripeSessionId && order.paymentStatus !== 'failed') {
      const old = await asked(order, () => provider.expireCheckout(stripeSessionId));
      if (old.status === 'open') throw providerDown();
      if (old.status === 'complete') {
        const outcome = await db.transaction((tx) => fulfillOrder(tx, old, deps));
        if (outcome !== 'fulfilled' && outcome !== 'already') throw beingConfirmed();
        return orderFor(purchase, buyer);
      }
    }
    const changed = await db.transaction(async (tx) => {
      await orderLifecycle.retryPayment(tx, order);
      return updateOrder(tx, order, purchase, now());
    });
    if (!changed) throw changedElsewhere();
    return changed;
  }

  async function openSession(order: OrderRow): Promise<Checkout> {
    const { orderId, reference } = order;
    if (order.stripeSessionId && order.checkoutUrl) {
      return { url: order.checkoutUrl, orderId, sessionId: order.stripeSessionId };
    }
    const idempotencyKey = checkoutKey(order);
    const origin = { orderId, reference, shopId: await readShopId(db) };
    const session = await asked(order, () =>
      deps.prices.selling(soldItems(order), (priceIds, attempt) =>
        provider.openCheckout({
          origin,
          priceIds,
          customerEmail: order.customerEmail,
          successUrl: `${deps.baseUrl}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
          cancelUrl: `${deps.baseUrl}/checkout/product/${order.productId}`,
          expiresAt: order.checkoutExpiresAt ?? now(),
          idempotencyKey: attempt === 0 ? idempotencyKey : `${idempotencyKey}:again`,
        }),
      ),
    );
    const { sessionId, url, expiresAt } = session;
    if (!url) throw providerDown();
    if (await recordSession(db, order, { sessionId, url, expiresAt })) {
      return { url, orderId, sessionId };
    }
    // Another tab changed the order in the meantime. Only its session may be paid.
    await asked(order, () => provider.expireCheckout(sessionId));
    throw changedElsewhere();
  }

  /** Calls the provider. Without an answer, the log gets the details and the buyer a sentence. */
  async function asked<T>(order: OrderRow, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      deps.log(`checkout of ${order.orderId}: ${error.message}`);
      throw providerDown();
    }
  }
}

function soldItems(order: OrderRow): PricedItem[] {
  const interval = order.billingInterval;
  const { supportPackage, intervalProductPrice, intervalSupportPrice } = order;
  return [
    websiteItem(order, { interval, cents: intervalProductPrice }),
    supportItem(supportPackage, { interval, cents: intervalSupportPrice }),
  ];
}

/**
 * The same for each retry of an attempt. A restored backup counts attempts again, so the count
 * alone is not unique.
 */
function checkoutKey({ reference, checkoutAttempt, acceptedAt }: OrderRow): string {
  return `checkout:${reference}:${checkoutAttempt}:${acceptedAt.getTime()}`;
}

function changedElsewhere(): Failure {
  return new Failure(
    'conflict',
    'This order was just changed in another tab. Continue there, or try again here.',
  );
}

function beingConfirmed(): Failure {
  return new Failure(
    'conflict',
    'A payment for this order is still being confirmed. Try again in a minute.',
  );
}

function providerDown(): Failure {
  return new Failure(
    'provider_down',
    'The payment provider didn’t respond. You haven’t been charged. Try again in a minute.',
  );
}
