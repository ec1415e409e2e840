/**
 * Discount codes. Their terms never change, because the payment provider's coupons don't either: an
 * admin ends a code and creates another. Orders that use a code hold its uses.
 */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type BillingInterval, discountDurations } from '../values/enumerations.ts';
import { checkOneOf, enumeration, id, instant, money, timestamps } from './columns.ts';

export const discounts = pgTable(
  'discounts',
  {
    id: id(),
    /** In upper case. */
    code: text().notNull().unique(),
    /** The id of the coupon at the payment provider. Random, because shops may share an account. */
    reference: uuid().notNull().unique().defaultRandom(),
    percentOff: integer(),
    amountOff: money(),
    duration: enumeration(discountDurations).notNull(),
    durationMonths: integer(),
    /** null: every product. */
    productIds: integer().array(),
    /** null: every interval. */
    billingIntervals: text().array().$type<BillingInterval[]>(),
    maxUses: integer(),
    maxUsesPerCustomer: integer(),
    startsAt: instant(),
    endsAt: instant(),
    /** When an admin ended it. */
    endedAt: instant(),
    /** The promotion code at the payment provider, created at the first checkout that needs it. */
    promotionCodeId: text().unique(),
    ...timestamps(),
  },
  (table) => [
    checkOneOf('discounts_duration_check', table.duration, discountDurations),
    check(
      'discounts_reduction_check',
      sql`(${table.percentOff} is null) <> (${table.amountOff} is null)
        and coalesce(${table.percentOff} between 1 and 100, true)
        and coalesce(${table.amountOff} between 0.01 and 99999999.99, true)`,
    ),
    check(
      'discounts_months_check',
      sql`(${table.duration} = 'repeating') = (${table.durationMonths} is not null)
        and coalesce(${table.durationMonths} between 1 and 36, true)`,
    ),
  ],
);

export type DiscountRow = typeof discounts.$inferSelect;
