import {
  type DiscountUser,
  findRunning,
  hasUseLeft,
  isRunning,
  lockDiscount,
} from '#api/catalog/discounts/repository';
import { discountTerms } from '#api/catalog/discounts/to-wire';
import { invalid } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import { readSettings } from '#api/office/settings/reader';
import type { Clock } from '#api/platform/clock';
import { moneyFormatOf } from '#contract/currency';
import { appliesTo, discountCents, isChargeable } from '#contract/discounts';
import type { OrderPrice } from '#contract/plans';
import type { Db } from '#db/client';
import type { DiscountRow } from '#db/schema/discounts';
import type { Currency } from '#db/values/currencies';
import type { BillingInterval } from '#db/values/enumerations';

type Dependencies = { db: Db; limits: RateLimits; now: Clock };

/** `address`: whose tries are counted. `user`: null where the limits are checked by a claim. */
type Question = { code: string; productId: number; address: string; user: DiscountUser | null };

export type CheckoutDiscounts = ReturnType<typeof createCheckoutDiscounts>;

/**
 * Discount codes as buyers use them. Every reason against a code has the same answer, so that a
 * stranger does not learn which codes exist.
 */
export function createCheckoutDiscounts({ db, limits, now }: Dependencies) {
  return {
    /** A code that can be used for a product now. Throws a 400, which counts towards a limit. */
    async find({ code, productId, address, user }: Question): Promise<DiscountRow> {
      // Counted first, so that parallel tries cannot exceed the limit.
      await limits.count(db, 'discount code, address', address);
      const found = await findRunning(db, { code, productId, now: now() });
      const { features } = await readSettings(db);
      if (
        !found ||
        !features.discountCodes ||
        (user && !(await hasUseLeft(db, found, user, now())))
      )
        throw codeNotValid();
      await limits.uncount(db, 'discount code, address', address);
      return found;
    },

    /**
     * Locks the code until the transaction ends, so that parallel checkouts cannot exceed its
     * limits. Throws a 400 where no use is left.
     */
    async claim(tx: Db, { id }: DiscountRow, user: DiscountUser): Promise<void> {
      const locked = await lockDiscount(tx, id);
      const isFree =
        locked && isRunning(locked, now()) && (await hasUseLeft(tx, locked, user, now()));
      if (!isFree) throw codeNotValid();
    },
  };
}

/** What a code takes off an order. Throws a 400 where it doesn't apply to its price. */
export function discountOf(
  discount: DiscountRow | null,
  { intervalTotalCents }: OrderPrice,
  { interval, currency }: { interval: BillingInterval; currency: Currency },
): number {
  if (discount === null) return 0;
  const terms = discountTerms(discount);
  const money = moneyFormatOf(currency);
  const cents = discountCents(terms, intervalTotalCents, money);
  if (!appliesTo(terms, interval) || !isChargeable(intervalTotalCents - cents, money))
    throw codeNotValid();
  return cents;
}

export function codeNotValid() {
  return invalid([
    {
      path: 'discountCode',
      message:
        'This discount code isn’t valid for this order. It may be misspelled, expired, used up or for another website.',
    },
  ]);
}
