import * as v from 'valibot';
import { currencies } from '#db/values/currencies';
import { billingIntervals, discountDurations } from '#db/values/enumerations';
import { amountInput } from './amounts.ts';
import { maxChargeOf } from './charge-limits.ts';
import { DiscountTerms, maxCodeLength } from './discounts.ts';
import { instantInput, instantText, line, moneyText } from './fields.ts';
import { daysQuery, idsQuery, listQuery } from './lists.ts';

const orNull = <Schema extends v.GenericSchema>(field: Schema) => v.nullish(field, null);
const count = (max: number) => {
  const message = `Enter a whole number from 1 to ${new Intl.NumberFormat('en-US').format(max)}.`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(max, message),
  );
};
const maxCount = 1_000_000;
const maxMonths = 36;
const maxProducts = 1_000;

/** A new code: letters, digits and dashes, long enough that it can't be guessed. */
export const NewDiscount = v.pipe(
  v.object({
    code: v.pipe(
      line(maxCodeLength),
      v.toUpperCase(),
      v.regex(
        /^[A-Z0-9][A-Z0-9-]{5,}$/,
        'Use at least 6 characters: letters, digits and dashes, starting with a letter or digit.',
      ),
    ),
    percentOff: orNull(count(100)),
    amountOff: orNull(amountInput({ max: maxChargeOf })),
    duration: v.picklist(discountDurations),
    durationMonths: orNull(count(maxMonths)),
    /** Absent, null: every product. */
    productIds: orNull(
      v.pipe(v.array(count(2_147_483_647)), v.minLength(1), v.maxLength(maxProducts)),
    ),
    billingIntervals: orNull(v.pipe(v.array(v.picklist(billingIntervals)), v.minLength(1))),
    /** Absent, null: any number. */
    maxUses: orNull(count(maxCount)),
    maxUsesPerCustomer: orNull(count(maxCount)),
    /** Absent, null: from now on. */
    startsAt: orNull(instantInput),
    /** Absent, null: until an admin ends it. */
    endsAt: orNull(instantInput),
  }),
  v.forward(
    v.check(
      ({ percentOff, amountOff }) => (percentOff === null) !== (amountOff === null),
      'Enter either a percentage or an amount.',
    ),
    ['percentOff'],
  ),
  v.forward(
    v.check(
      ({ duration, durationMonths }) => (duration === 'repeating') === (durationMonths !== null),
      'Enter the number of months if the discount lasts for some months.',
    ),
    ['durationMonths'],
  ),
  v.forward(
    v.check(
      ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
      'The end must be after the start.',
    ),
    ['endsAt'],
  ),
);
export type NewDiscount = v.InferOutput<typeof NewDiscount>;
export type NewDiscountInput = v.InferInput<typeof NewDiscount>;

/** `used_up`: as many paid orders use it as its limit allows. */
export const discountStatuses = ['active', 'scheduled', 'used_up', 'ended'] as const;

/** A code as an admin sees it. */
export const Discount = v.object({
  id: v.number(),
  code: v.string(),
  currency: v.picklist(currencies),
  ...DiscountTerms.entries,
  productIds: v.nullable(v.array(v.number())),
  maxUses: v.nullable(v.number()),
  maxUsesPerCustomer: v.nullable(v.number()),
  startsAt: v.nullable(instantText),
  endsAt: v.nullable(instantText),
  /** When an admin ended it. */
  endedAt: v.nullable(instantText),
  status: v.picklist(discountStatuses),
  /** Paid orders. */
  uses: v.number(),
  /** Uses that open checkouts hold. */
  heldUses: v.number(),
  createdAt: instantText,
});
export type Discount = v.InferOutput<typeof Discount>;

export const DiscountList = v.array(Discount);

export const discountSorts = ['createdAt', 'code'] as const;

/** The newest first by default. */
export const DiscountListQuery = v.strictObject({
  ...listQuery({ statuses: discountStatuses, sorts: discountSorts }).entries,
  ...daysQuery,
  ...idsQuery,
});
export type DiscountListQuery = v.InferOutput<typeof DiscountListQuery>;

/** An order that uses a code. */
export const DiscountUse = v.object({
  orderId: v.string(),
  customerName: v.string(),
  customerEmail: v.string(),
  productTitle: v.string(),
  /** What it took off the first charge. */
  discountAmount: moneyText,
  /** null: an open checkout holds the use. */
  paidAt: v.nullable(instantText),
});
export type DiscountUse = v.InferOutput<typeof DiscountUse>;

/** The newest first, at most as many as a list holds. */
export const DiscountUseList = v.array(DiscountUse);
