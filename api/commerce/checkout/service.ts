import { priceProduct } from '#api/catalog/products/price';
import { noLongerSold, noSuchProduct, type ProductReader } from '#api/catalog/products/repository';
import { Failure } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import { isRowId } from '#api/http/schema-of';
import { requireCurrentTerms } from '#api/office/legal-texts/versions';
import { readSettings } from '#api/office/settings/reader';
import { holdCurrency } from '#api/office/settings/shop-currency';
import type { Mail } from '#api/platform/mail/service';
import { createSingleFlight } from '#api/platform/single-flight';
import type { CreateCheckout } from '#contract/checkout';
import { formatMoney } from '#contract/currency';
import type { SupportSettings } from '#contract/settings/support';
import { supportPricesOf } from '#contract/support-settings';
import type { AskTax, TaxQuote } from '#contract/tax-quote';
import type { Db } from '#db/client';
import type { CustomerRow } from '#db/schema/customers';
import type { OrderRow } from '#db/schema/orders';
import type { Currency } from '#db/values/currencies';
import { decimalFromCents } from '#db/values/money';
import {
  createOrder,
  findUnpaidOrder,
  isPayable,
  isSamePurchase,
  lockPurchase,
  type Purchase,
  updateOrder,
} from '../orders/create-order.ts';
import { orderLifecycle } from '../orders/lifecycle.ts';
import { fulfillOrder } from '../payment-events/fulfillment.ts';
import type { AutomaticTax } from '../tax/automatic-tax.ts';
import { addedTax } from '../tax/order-tax.ts';
import { quotePurchase, taxPurchase } from '../tax/purchase-tax.ts';
import { type CheckoutDiscounts, discountOf } from './discounts.ts';
import {
  changedElsewhere,
  createPaymentSessions,
  type OpenedCheckout,
  type PaymentSessionDependencies,
  providerDown,
} from './payment-sessions.ts';
import { requireOffered } from './require-offered.ts';

export type CheckoutDependencies = PaymentSessionDependencies & {
  products: ProductReader;
  discounts: CheckoutDiscounts;
  limits: RateLimits;
  mail: Mail;
  automaticTax: AutomaticTax;
};

/** `customer`: null for a guest. `secretHash`: of the browser's secret. */
export type Buyer = { customer: CustomerRow | null; address: string; secretHash: string };

type PurchaseCharge = Pick<
  Purchase,
  'product' | 'price' | 'currency' | 'discount' | 'discountCents'
>;

export type Checkouts = ReturnType<typeof createCheckouts>;

/** Opens a checkout: writes the order first, then calls the provider. */
export function createCheckouts(deps: CheckoutDependencies) {
  const { db, now } = deps;
  const sessions = createPaymentSessions(deps);
  const opening = createSingleFlight<OpenedCheckout>();

  return {
    /** What a purchase would cost with tax. */
    async quoteTax(input: AskTax, address: string): Promise<TaxQuote> {
      return quotePurchase(db, input, await readCharge(input, address), askerAt(address));
    },

    async open(input: CreateCheckout, buyer: Buyer): Promise<OpenedCheckout> {
      const purchase = await readPurchase(input, buyer);
      const order = await orderFor(purchase, buyer);
      const attempt = `${order.orderId}:${order.checkoutAttempt}`;
      return opening(attempt, () => sessions.open(order, buyer.secretHash));
    },
  };

  async function readPurchase(input: CreateCheckout, buyer: Buyer): Promise<Purchase> {
    const charge = await readCharge(input, buyer.address);
    const { price, discountCents, currency } = charge;
    const tax = await taxPurchase(db, input, charge, askerAt(buyer.address));
    const { support, delivery } = await readSettings(db);
    const dueCents = price.intervalTotalCents - discountCents + addedTax(tax);
    requireShownTotal(input.shownTotal, dueCents, { currency, support, isTaxed: tax !== null });
    return {
      ...charge,
      input,
      tax,
      customerId: buyer.customer?.id ?? null,
      termsVersion: await requireCurrentTerms(db, input.termsVersion, now()),
      promisedHours: delivery.withinHours,
    };
  }

  function askerAt(address: string) {
    return { automaticTax: deps.automaticTax, address, at: now() };
  }

  /** What is charged, before tax. */
  async function readCharge(input: AskTax, address: string): Promise<PurchaseCharge> {
    const product = isRowId(input.productId)
      ? await deps.products.find(input.productId, { inactiveToo: false })
      : undefined;
    if (!product) throw new Failure('not_found', noSuchProduct);
    if (product.archivedAt) throw new Failure('not_found', noLongerSold);
    const { support, features, currency: sold } = await readSettings(db);
    const currency = sold.code;
    requireOffered(input, features);
    const price = priceProduct(product, input, supportPricesOf(support), currency);
    const { discountCode: code, productId, billingInterval: interval } = input;
    const discount =
      code === null ? null : await deps.discounts.find({ code, productId, address, user: null });
    const discountCents = discountOf(discount, price, { interval, currency });
    return { product, price, currency, discount, discountCents };
  }

  async function orderFor(purchase: Purchase, buyer: Buyer): Promise<OrderRow> {
    const { placed, isNew } = await db.transaction(async (tx) => {
      await lockPurchase(tx, purchase);
      if ((await holdCurrency(tx)) !== purchase.currency) throw changedElsewhere();
      const found = await findUnpaidOrder(tx, purchase, now());
      if (found) return { placed: found, isNew: false };
      await countOrder(tx, purchase, buyer);
      if (!(await deps.products.isForSale(tx, purchase.product.id))) {
        throw new Failure('not_found', noSuchProduct);
      }
      await claimUse(tx, purchase);
      return { placed: await createOrder(tx, purchase, now()), isNew: true };
    });
    if (isNew) return placed;
    if (isPayable(placed, now()) && (await isSamePurchase(db, placed, purchase))) return placed;
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

  /** Before the provider is called: the order then holds the use. */
  async function claimUse(tx: Db, purchase: Purchase, order?: OrderRow): Promise<void> {
    const { discount, customerId, input } = purchase;
    if (!discount) return;
    const except = order ? { orderId: order.id } : null;
    const user = { customerId, email: input.customerEmail, except };
    await deps.discounts.claim(tx, discount, user);
  }

  /** Opens a new session for the same order, after its previous one has surely ended. */
  async function renew(order: OrderRow, purchase: Purchase, buyer: Buyer): Promise<OrderRow> {
    await countOrder(db, purchase, buyer);
    const { stripeSessionId } = order;
    if (stripeSessionId && order.paymentStatus !== 'failed') {
      const old = await sessions.expire(order, stripeSessionId);
      if (old?.status === 'open') throw providerDown();
      if (old?.status === 'complete') {
        const outcome = await db.transaction((tx) => fulfillOrder(tx, old, deps));
        if (outcome !== 'fulfilled' && outcome !== 'already') throw beingConfirmed();
        return orderFor(purchase, buyer);
      }
    }
    const changed = await db.transaction(async (tx) => {
      await claimUse(tx, purchase, order);
      await orderLifecycle.retryPayment(tx, order);
      return updateOrder(tx, order, purchase, now());
    });
    if (!changed) throw changedElsewhere();
    return changed;
  }
}

function beingConfirmed(): Failure {
  return new Failure(
    'conflict',
    'A payment for this order is still being confirmed. Try again in a minute.',
  );
}

/** Throws a 409 with the new price if the buyer was shown another one; null: the caller showed none. */
function requireShownTotal(
  shownCents: number | null,
  dueCents: number,
  {
    currency,
    support,
    isTaxed,
  }: { currency: Currency; support: SupportSettings; isTaxed: boolean },
): void {
  if (shownCents === null || shownCents === dueCents) return;
  const { regularPrice, expansionPrice } = support;
  const cause = isTaxed
    ? 'The price or its tax changed.'
    : 'The price changed while you were here.';
  const message = `${cause} You would now pay ${formatMoney(dueCents, currency)} today. Review your order, then continue to payment again.`;
  throw new Failure('conflict', message, {
    errors: [{ path: 'shownTotal', message }],
    newPrice: { total: decimalFromCents(dueCents), regularPrice, expansionPrice },
  });
}
