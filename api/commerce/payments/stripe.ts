import type { CircuitBreaker } from './circuit-breaker.ts';
import type { BillingRequest, DiscountRequest } from './provider/checkouts.ts';
import { ProviderUnavailable } from './provider/failures.ts';
import type { PaymentProvider } from './provider.ts';
import { cardMethods } from './stripe/cards.ts';
import { chargeMethods } from './stripe/charges.ts';
import { checkoutMethods } from './stripe/checkouts.ts';
import {
  createClient,
  type Stripe,
  type StripeClient,
  type StripeOptions,
} from './stripe/client.ts';
import { eventMethods, eventReader } from './stripe/events.ts';
import { invoiceMethods } from './stripe/invoices.ts';
import { apiVersion } from './stripe/package.ts';
import { planMethods } from './stripe/plans.ts';
import { portalMethods } from './stripe/portal.ts';
import { priceMethods } from './stripe/prices.ts';
import { isRefusal, nullIfNotFound, toProviderAmount, wrapErrors } from './stripe/responses.ts';
import { returnMethods } from './stripe/returns.ts';
import { saleMethods } from './stripe/sales.ts';
import { subscriptionMethods } from './stripe/subscriptions.ts';
import { taxMethods } from './stripe/taxes.ts';

type DiscountMethods = Pick<PaymentProvider, 'createDiscount' | 'endDiscount'>;

type CustomerMethods = Pick<PaymentProvider, 'updateBilling' | 'updateEmail'>;

/** The label of the VAT number on invoices. */
const vatLabel = 'VAT number';

/** Implements the payment port with the provider's package. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const client = createClient(options);
  const provider: PaymentProvider = {
    ...priceMethods(client),
    ...checkoutMethods(client, options.paymentMethods),
    ...discountMethods(client),
    ...subscriptionMethods(client),
    ...saleMethods(client),
    ...planMethods(client),
    ...chargeMethods(client),
    ...cardMethods(client),
    ...customerMethods(client),
    ...invoiceMethods(client),
    ...portalMethods(client),
    ...returnMethods(client),
    ...taxMethods(client),
    ...eventMethods(client),
    apiVersion,
    readEvent: eventReader(client, options.webhookSecret),
  };
  return options.breaker ? failingFast(provider, options.breaker) : provider;
}

/** The package would retry once before it gives up on an open circuit. */
function failingFast(
  { apiVersion, readEvent, ...methods }: PaymentProvider,
  breaker: CircuitBreaker,
) {
  const guarded = Object.entries(methods).map(([name, method]) => [
    name,
    async (...given: never[]) => {
      if (breaker.isOpen()) throw new ProviderUnavailable('The payment provider isn’t responding');
      return (method as (...given: never[]) => unknown)(...given);
    },
  ]);
  // The wrapper has the same methods with the same signatures.
  return { ...(Object.fromEntries(guarded) as typeof methods), apiVersion, readEvent };
}

function customerMethods({ stripe: { customers } }: StripeClient): CustomerMethods {
  return {
    updateEmail: ({ customerId, email }) =>
      wrapErrors(async () => {
        const updated = await customers.update(customerId, { email }).catch(nullIfNotFound);
        return updated !== null;
      }),
    updateBilling: (request) =>
      wrapErrors(async () => {
        const { customerId, name, vatNumber } = request;
        const updated = await customers
          .update(customerId, {
            // The name of the card's holder stays where no other is wanted.
            ...(name && { name }),
            // Cleared first: parts that are left out below might otherwise keep their old text.
            address: '',
            // A custom field, because a tax id needs a type and is checked by the tax authority.
            invoice_settings: {
              custom_fields: vatNumber ? [{ name: vatLabel, value: vatNumber }] : '',
            },
          })
          .catch(nullIfNotFound);
        const address = addressOf(request);
        if (updated && Object.keys(address).length > 0) {
          await customers.update(customerId, { address });
        }
        return updated !== null;
      }),
  };
}

/** An empty text is not a valid part. */
function addressOf({ line1, line2, city, state, postalCode, country }: BillingRequest) {
  return {
    ...(line1 && { line1 }),
    ...(line2 && { line2 }),
    ...(city && { city }),
    ...(state && { state }),
    ...(postalCode && { postal_code: postalCode }),
    ...(country && { country }),
  };
}

function discountMethods({ stripe, withKey }: StripeClient): DiscountMethods {
  return {
    createDiscount: (request) =>
      wrapErrors(async () => {
        await createCoupon(request).catch(unlessItExists);
        return (await existing(request)) ?? (await createPromotionCode(request)).id;
      }),

    endDiscount: (promotionCodeId) =>
      wrapErrors(async () => {
        await stripe.promotionCodes.update(promotionCodeId, { active: false });
      }),
  };

  async function createCoupon(request: DiscountRequest): Promise<void> {
    const { reference: id, code: name, duration, percentOff, amountOffCents, currency } = request;
    await stripe.coupons.create({
      id,
      name,
      duration,
      ...(request.durationMonths !== null && { duration_in_months: request.durationMonths }),
      ...(percentOff !== null && { percent_off: percentOff }),
      ...(amountOffCents !== null && {
        amount_off: toProviderAmount(amountOffCents, currency),
        currency,
      }),
    });
  }

  /** Created before, by a request whose answer was lost or by another process. */
  async function existing({ reference }: DiscountRequest): Promise<string | null> {
    const { data } = await stripe.promotionCodes.list({ coupon: reference, limit: 1 });
    return data[0]?.id ?? null;
  }

  /** Buyers never type the code at the provider. It differs where another shop uses the same. */
  async function createPromotionCode(request: DiscountRequest): Promise<Stripe.PromotionCode> {
    const { reference, code } = request;
    const promotion = { type: 'coupon', coupon: reference } as const;
    const key = `promotion-code:${reference}`;
    return withKey(key, (options) =>
      stripe.promotionCodes.create({ promotion, code }, options),
    ).catch((error) => {
      if (!(isRefusal(error) && error.param === 'code')) throw error;
      return withKey(`${key}:generated`, (options) =>
        stripe.promotionCodes.create({ promotion }, options),
      );
    });
  }
}

function unlessItExists(error: unknown): void {
  if (!(isRefusal(error) && error.code === 'resource_already_exists')) throw error;
}
