import { Failure, invalid } from '#api/http/failure';
import { readTaxSettings } from '#api/office/settings/reader';
import type { Clock } from '#api/platform/clock';
import type { Checkout } from '#contract/checkout';
import { moneyFormatOf } from '#contract/currency';
import { stepOf } from '#contract/money-format';
import type { Db } from '#db/client';
import type { OrderTaxRow } from '#db/schema/order-taxes';
import type { OrderRow } from '#db/schema/orders';
import { recordRefusal, recordSession } from '../orders/create-order.ts';
import { findDiscount } from '../orders/discount.ts';
import { readShopId } from '../payments/account.ts';
import type {
  CustomerRequest,
  PriceTax,
  ProviderCheckout,
} from '../payments/provider/checkouts.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { ProviderDiscounts } from '../prices/discounts.ts';
import {
  type PricedItem,
  type ProviderPrices,
  supportItem,
  websiteItem,
} from '../prices/service.ts';
import { toTaxFailure } from '../tax/automatic-tax.ts';
import { describeSeller } from '../tax/describe-seller.ts';
import { findOrderTax, readPriceTax } from '../tax/order-tax.ts';
import type { ProviderTaxRates } from '../tax/provider-rates.ts';
import { codeNotValid } from './discounts.ts';
import { toPlacedOrder } from './placed-order.ts';

export type PaymentSessionDependencies = {
  db: Db;
  provider: PaymentProvider;
  prices: ProviderPrices;
  providerDiscounts: ProviderDiscounts;
  providerTaxRates: ProviderTaxRates;
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
    const tax = await findOrderTax(db, order);
    if (order.stripeSessionId && order.checkoutUrl) {
      const { checkoutUrl: url, stripeSessionId: sessionId } = order;
      return {
        checkout: { ...toPlacedOrder(order, { discount, tax }), url, sessionId },
        secretHash: order.checkoutSecretHash,
      };
    }
    const idempotencyKey = checkoutKey(order);
    const origin = { orderId, reference, shopId: await readShopId(db) };
    const session = await asked(order, async () => {
      const taxed = tax && (await taxedBuyer(order, tax, origin));
      const items = soldItems(order, await readPriceTax(db, tax));
      return deps.prices.selling(items, async (priceIds, attempt) =>
        provider.openCheckout({
          origin,
          priceIds,
          ...taxed,
          promotionCodeId: await deps.providerDiscounts.promotionCodeId(order),
          customerEmail: order.customerEmail,
          successUrl: `${deps.baseUrl}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
          cancelUrl: `${deps.baseUrl}/checkout/product/${order.productId}`,
          expiresAt: order.checkoutExpiresAt ?? now(),
          idempotencyKey: attempt === 0 ? idempotencyKey : `${idempotencyKey}:again`,
        }),
      );
    });
    const { sessionId, url, expiresAt } = session;
    if (!url || !isAsOrdered(session, order, tax)) throw providerDown();
    const { discountCents, taxCents } = session;
    const opened = { sessionId, url, expiresAt, discountCents, taxCents: tax && taxCents };
    const recorded = await db.transaction((tx) =>
      recordSession(tx, order, { ...opened, secretHash }),
    );
    if (recorded) {
      const terms = { discount, tax: tax && { ...tax, amount: taxCents } };
      return {
        checkout: { ...toPlacedOrder(recorded, terms), url, sessionId },
        secretHash: recorded.checkoutSecretHash,
      };
    }
    // Another tab changed the order in the meantime. Only its session may be paid.
    await asked(order, () => provider.expireCheckout(sessionId));
    throw changedElsewhere();
  }

  /** A customer with an address, who is taxed from the first invoice on, and the rate. */
  async function taxedBuyer(
    order: OrderRow,
    tax: OrderTaxRow,
    metadata: CustomerRequest['metadata'],
  ) {
    const { customerName: name, customerEmail: email } = order;
    const { country, region, postalCode, taxNumber } = tax;
    const isTaxAutomatic = tax.mode === 'provider';
    // Automatic tax finds out by itself, at each renewal.
    const reverseCharge = tax.reverseCharge && !isTaxAutomatic;
    const place = { country, region, postalCode, taxNumber, reverseCharge };
    const customerId = await provider.createCustomer(
      { name, email, ...place, footer: describeSeller(await readTaxSettings(db)), metadata },
      { idempotencyKey: `${checkoutKey(order)}:customer` },
    );
    const taxRateId = tax.rateId === null ? null : await deps.providerTaxRates(tax.rateId);
    return { customerId, taxRateId, isTaxAutomatic };
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
      const tax = await findOrderTax(db, order);
      throw toTaxFailure(error, tax?.country ?? '') ?? refusal(error);
    }
  }
}

/** The provider may round a discount or a tax the other way. The buyer pays what its page shows. */
function isAsOrdered(
  { discountCents, taxCents, totalCents }: ProviderCheckout,
  order: OrderRow,
  tax: OrderTaxRow | null,
): boolean {
  const step = stepOf(moneyFormatOf(order.currency));
  const added = tax && !tax.inclusive ? taxCents : 0;
  return (
    totalCents === order.intervalTotal - discountCents + added &&
    Math.abs(discountCents - order.discountAmount) <= step &&
    Math.abs(taxCents - (tax?.amount ?? 0)) <= 2 * step
  );
}

function refusal({ reason, param }: ProviderRefused): Failure {
  if (reason === 'discount_not_valid') return codeNotValid();
  if (param?.startsWith('tax_id_data')) {
    const message =
      'The payment provider doesn’t accept this tax number. Check it, or leave it out.';
    return invalid([{ path: 'taxNumber', message }]);
  }
  if (param === 'customer_email' || param === 'email') {
    const message =
      'The payment provider doesn’t accept this email address. Check it, or enter another one.';
    return invalid([{ path: 'customerEmail', message }]);
  }
  return new Failure(
    'conflict',
    'The payment provider refused this order, so you haven’t been charged. Contact support, and we’ll help you order.',
  );
}

function soldItems(order: OrderRow, tax: PriceTax | null): PricedItem[] {
  const { billingInterval: interval, currency } = order;
  const { supportPackage, intervalProductPrice, intervalSupportPrice } = order;
  return [
    websiteItem(order, { interval, currency, cents: intervalProductPrice, tax }),
    supportItem(supportPackage, { interval, currency, cents: intervalSupportPrice, tax }),
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
