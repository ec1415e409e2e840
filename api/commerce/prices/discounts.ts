import { eq } from 'drizzle-orm';
import { createSingleFlight } from '#api/platform/single-flight';
import type { Db } from '#db/client';
import { type DiscountRow, discounts } from '#db/schema/discounts';
import type { OrderRow } from '#db/schema/orders';
import type { Currency } from '#db/values/currencies';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';

type Dependencies = { db: Db; provider: PaymentProvider; log: (line: string) => void };

type Sold = Pick<OrderRow, 'discountId' | 'currency'>;

export type ProviderDiscounts = ReturnType<typeof createProviderDiscounts>;

/** Discounts at the provider, created at the first checkout that needs them and stored. */
export function createProviderDiscounts({ db, provider, log }: Dependencies) {
  const creating = createSingleFlight<string>();

  return {
    /** The promotion code to sell with; null for an order without a discount. */
    async promotionCodeId({ discountId, currency }: Sold): Promise<string | null> {
      if (discountId === null) return null;
      return creating(String(discountId), () => createOnce(discountId, currency));
    },

    /** Without an answer it may stay active at the provider: nothing here sells with it. */
    async end({ code, promotionCodeId }: DiscountRow): Promise<void> {
      if (!promotionCodeId) return;
      await provider.endDiscount(promotionCodeId).catch((error) => {
        if (!(error instanceof ProviderUnavailable)) throw error;
        log(`ending discount ${code}: ${error.message}`);
      });
    },
  };

  async function createOnce(id: number, currency: Currency): Promise<string> {
    const discount = await db.query.discounts.findFirst({ where: eq(discounts.id, id) });
    if (!discount) throw new Error(`Discount ${id} is gone`);
    if (discount.promotionCodeId) return discount.promotionCodeId;
    const { reference, code, percentOff, amountOff, duration, durationMonths } = discount;
    const promotionCodeId = await provider.createDiscount({
      reference,
      code,
      percentOff,
      amountOffCents: amountOff,
      currency,
      duration,
      durationMonths,
    });
    await db.update(discounts).set({ promotionCodeId }).where(eq(discounts.id, id));
    return promotionCodeId;
  }
}
