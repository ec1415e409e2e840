import type { CheckoutRequest, ProviderCheckout } from '../provider/checkouts.ts';
import { ProviderRefused } from '../provider/failures.ts';
import type { PaymentProvider } from '../provider.ts';
import { shortCardOf } from './cards.ts';
import type { Stripe, StripeClient } from './client.ts';
import { metadataOf, originOf } from './origin.ts';
import {
  expanded,
  idOf,
  isRefusal,
  nullIfNotFound,
  refusePriceNotForSale,
  toCents,
  toDate,
  toDateOrNull,
  wrapErrors,
} from './responses.ts';
import { discountOf } from './subscriptions.ts';
import { refuseUntaxable } from './taxes.ts';

type CheckoutMethods = Pick<
  PaymentProvider,
  'openCheckout' | 'expireCheckout' | 'findCheckout' | 'checkoutOf'
>;

const expand = ['subscription.discounts', 'subscription.default_payment_method', 'invoice'];

export function checkoutMethods(
  { stripe, withKey }: StripeClient,
  paymentMethods: readonly string[] = ['card'],
): CheckoutMethods {
  return {
    openCheckout: (request) => wrapErrors(() => open(request)),
    findCheckout: (sessionId) => wrapErrors(() => find(sessionId).catch(nullIfNotFound)),
    checkoutOf: (subscription) =>
      wrapErrors(async () => {
        const { data } = await stripe.checkout.sessions.list({
          subscription,
          limit: 1,
          expand: expand.map((field) => `data.${field}`),
        });
        return data[0] ? toCheckout(data[0]) : null;
      }),
    expireCheckout: (sessionId) =>
      wrapErrors(async () => {
        await withKey(`expire:${sessionId}`, (key) =>
          stripe.checkout.sessions.expire(sessionId, {}, key),
        ).catch(unlessAlreadyEnded);
        return find(sessionId).catch(nullIfNotFound);
      }),
  };

  async function open(request: CheckoutRequest): Promise<ProviderCheckout> {
    const { orderId, reference } = request.origin;
    const metadata = metadataOf(request.origin);
    const session = await withKey(request.idempotencyKey, (key) =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          allowed_payment_method_types: [...paymentMethods],
          // The page charges the amount that the shop showed.
          adaptive_pricing: { enabled: false },
          line_items: request.priceIds.map((price) => ({ price, quantity: 1 })),
          ...(request.promotionCodeId && {
            discounts: [{ promotion_code: request.promotionCodeId }],
          }),
          ...(request.customerId
            ? { customer: request.customerId }
            : { customer_email: request.customerEmail }),
          client_reference_id: `${orderId}_${reference}`,
          metadata,
          subscription_data: {
            metadata,
            ...(request.taxRateId && { default_tax_rates: [request.taxRateId] }),
          },
          ...(request.isTaxAutomatic && { automatic_tax: { enabled: true } }),
          success_url: request.successUrl,
          cancel_url: request.cancelUrl,
          expires_at: Math.floor(request.expiresAt.getTime() / 1000),
        },
        key,
      ),
    ).catch(refuseInvalidDiscount);
    return toCheckout(session);
  }

  async function find(sessionId: string): Promise<ProviderCheckout> {
    return toCheckout(await stripe.checkout.sessions.retrieve(sessionId, { expand }));
  }
}

function toCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  const subscription = expanded(session.subscription);
  const invoice = expanded(session.invoice);
  return {
    sessionId: session.id,
    url: session.url,
    status: statusOf(session),
    paid: session.payment_status !== 'unpaid',
    mode: session.mode,
    currency: session.currency ?? '',
    totalCents: toCents(session.amount_total ?? 0, session.currency),
    discountCents: toCents(session.total_details?.amount_discount ?? 0, session.currency),
    taxCents: toCents(session.total_details?.amount_tax ?? 0, session.currency),
    origin: originOf(session.metadata),
    expiresAt: toDate(session.expires_at),
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
    invoice: invoice && { number: invoice.number, url: invoice.hosted_invoice_url ?? null },
    paidAt: toDateOrNull(invoice?.status_transitions.paid_at),
    card: subscription && shortCardOf(subscription),
    promotionCodeId: idOf(session.discounts?.[0]?.promotion_code),
    discountEndsAt: subscription ? discountOf(subscription)?.endsAt : undefined,
    periodEndsAt: toDateOrNull(subscription?.items.data[0]?.current_period_end),
  };
}

function refuseInvalidDiscount(error: unknown): never {
  if (isRefusal(error) && error.param?.startsWith('discounts')) {
    throw new ProviderRefused('discount_not_valid');
  }
  return refusePriceNotForSale(refuseUntaxable(error));
}

/** Unknown values count as open. */
function statusOf({ status }: Stripe.Checkout.Session): ProviderCheckout['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

function unlessAlreadyEnded(error: unknown) {
  if (!isRefusal(error)) throw error;
}
