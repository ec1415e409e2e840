import type { DiscountRequest } from '../provider/discounts.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Stripe, StripeClient } from './client.ts';
import { isRefusal, wrapErrors } from './responses.ts';

type DiscountMethods = Pick<PaymentProvider, 'createDiscount' | 'endDiscount'>;

export function discountMethods({ stripe, withKey }: StripeClient): DiscountMethods {
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
    const { reference: id, code: name, duration, percentOff, amountOffCents } = request;
    await stripe.coupons.create({
      id,
      name,
      duration,
      ...(request.durationMonths !== null && { duration_in_months: request.durationMonths }),
      ...(percentOff !== null && { percent_off: percentOff }),
      ...(amountOffCents !== null && { amount_off: amountOffCents, currency: 'usd' }),
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
