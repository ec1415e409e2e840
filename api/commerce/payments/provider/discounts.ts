import type { DiscountDuration } from '#db/values/enumerations';

/** Terms that never change. */
export type DiscountRequest = {
  /** Random: the coupon's id. */
  reference: string;
  code: string;
  /** null: an amount. */
  percentOff: number | null;
  /** US cents; null: a percentage. */
  amountOffCents: number | null;
  duration: DiscountDuration;
  durationMonths: number | null;
};
