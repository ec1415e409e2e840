import { Failure, invalid } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import type { Checkout } from '#contract/checkout';
import { moneyFormatOf } from '#contract/currency';
import { stepOf } from '#contract/money-format';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { recordRefusal, recordSession } from '../orders/create-order.ts';
import { findDiscount } from '../orders/discount.ts';
import { readShopId } from '../payments/account.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { ProviderDiscounts } from '../prices/discounts.ts';
import {
  type PricedItem,
  type ProviderPrices,
  supportItem,
  websiteItem,
} from '../prices/service.ts';
import { codeNotValid } from './discounts.ts';
import { toPlacedOrder } from './placed-order.ts';

export type PaymentSessionDependencies = {
  db: Db;
  provider: PaymentProvider;
  prices: ProviderPrices;
  providerDiscounts: ProviderDiscounts;
  baseUrl: string;
  now: Clock;
  log: (line: string) => void;
};

/** `secretHash`: of the browser that opened it. */
export type OpenedCheckout = { checkout: Checkout; secretHash: string | null };

/** The provider's payment pages of orders. */
export function createPaymentSessions(deps: PaymentSessionDependencies) {
  const { db, provider, now } = deps;

  return {
    /** The order's payment page, opened if it has none. */
    open,
    /** Ends a page, or tells that it was paid. null: the provider has none. */
    expire: (order: OrderRow, sessionId: string) =>
      asked(order, () => provider.expireCheckout(sessionId)),
  };

  async function open(order: OrderRow, secretHash: string): Promise<OpenedCheckout> {
    const { orderId, reference } = order;
    const discount = await findDiscount(db, order);
    if (order.stripeSessionId && order.checkoutUrl) {
      const { checkoutUrl: url, stripeSessionId: sessionId } = order;
      return {
        checkout: { ...toPlacedOrder(order, discount), url, sessionId },
        secretHash: order.checkoutSecretHash,
      };
    }
    const idempotencyKey = checkoutKey(order);
    const origin = { orderId, reference, shopId: await readShopId(db) };
    const session = await asked(order, () =>
      deps.prices.selling(soldItems(order), async (priceIds, attempt) =>
        provider.openCheckout({
          origin,
          priceIds,
          promotionCodeId: await deps.providerDiscounts.promotionCodeId(order),
          customerEmail: order.customerEmail,
          successUrl: `${deps.baseUrl}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
          cancelUrl: `${deps.baseUrl}/checkout/product/${order.productId}`,
          expiresAt: order.checkoutExpiresAt ?? now(),
          idempotencyKey: attempt === 0 ? idempotencyKey : `${idempotencyKey}:again`,
        }),
      ),
    );
    const { sessionId, url, expiresAt, totalCents } = session;
    const discountCents = order.intervalTotal - totalCents;
    const step = stepOf(moneyFormatOf(order.currency));
    // The provider may round a discount the other way. The buyer pays what its page shows.
    if (!url || Math.abs(discountCents - order.discountAmount) > step) throw providerDown();
    const opened = { sessionId, url, expiresAt, discountCents, secretHash };
    const recorded = await recordSession(db, order, opened);
    if (recorded) {
      return {
        checkout: { ...toPlacedOrder(recorded, discount), url, sessionId },
        secretHash: recorded.checkoutSecretHash,
      };
    }
    // Another tab changed the order in the meantime. Only its session may be paid.
    await asked(order, () => provider.expireCheckout(sessionId));
    throw changedElsewhere();
  }

  /**
   * Calls the provider. The log gets the details of a failure and the buyer a sentence. A refused
   * order is over, like one whose page has expired: trying again opens another page.
   */
  async function asked<T>(order: OrderRow, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      deps.log(`checkout of ${order.orderId}: ${error.message}`);
      if (!(error instanceof ProviderRefused)) throw providerDown();
      await recordRefusal(db, order, now());
      throw refusal(error);
    }
  }
}

function refusal({ reason, param }: ProviderRefused): Failure {
  if (reason === 'discount_not_valid') return codeNotValid();
  if (param === 'customer_email') {
    const message =
      'The payment provider doesn’t accept this email address. Check it, or enter another one.';
    return invalid([{ path: 'customerEmail', message }]);
  }
  return new Failure(
    'conflict',
    'The payment provider refused this order, so you haven’t been charged. Contact support, and we’ll help you order.',
  );
}

function soldItems(order: OrderRow): PricedItem[] {
  const { billingInterval: interval, currency } = order;
  const { supportPackage, intervalProductPrice, intervalSupportPrice } = order;
  return [
    websiteItem(order, { interval, currency, cents: intervalProductPrice }),
    supportItem(supportPackage, { interval, currency, cents: intervalSupportPrice }),
  ];
}

/**
 * The same for each retry of an attempt. A restored backup counts attempts again, so the count
 * alone is not unique.
 */
function checkoutKey({ reference, checkoutAttempt, acceptedAt }: OrderRow): string {
  return `checkout:${reference}:${checkoutAttempt}:${acceptedAt.getTime()}`;
}

export function changedElsewhere(): Failure {
  return new Failure(
    'conflict',
    'This order was just changed in another tab. Continue there, or try again here.',
  );
}

export function providerDown(): Failure {
  return new Failure(
    'provider_down',
    'The payment provider didn’t respond. You haven’t been charged. Try again in a minute.',
  );
}
