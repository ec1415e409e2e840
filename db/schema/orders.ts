/**
 * Orders and their subscriptions: what was sold to whom, at which price, and its status. An order
 * keeps the title and the prices of the sale, so later changes of the product do not affect it.
 */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { currencies } from '../values/currencies.ts';
import {
  billingIntervals,
  deliveryStages,
  type EarlierPause,
  orderStatuses,
  pauseReasons,
  paymentStatuses,
  subscriptionStatuses,
} from '../values/enumerations.ts';
import {
  checkAmounts,
  checkOneOf,
  enumeration,
  id,
  instant,
  money,
  timestamps,
} from './columns.ts';
import { customers } from './customers.ts';
import { discounts } from './discounts.ts';
import { products } from './products.ts';
import { users } from './users.ts';

export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderId: text().notNull().unique(),
    /**
     * Identifies the order at the payment provider. Order numbers may repeat: after a backup was
     * restored, and in other shops on the same account.
     */
    reference: uuid().notNull().unique().defaultRandom(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    customerId: text().references(() => customers.id, { onDelete: 'set null' }),
    customerName: text().notNull(),
    customerEmail: text().notNull(),
    /** The address typed at checkout, if the shop has corrected it; null: `customerEmail` is it. */
    typedEmail: text(),
    customerPhone: text(),
    productTitle: text().notNull(),
    supportPackage: text().notNull(),
    supportPackagePrice: money().notNull().default(sql`0.00`),
    monthlyProductPrice: money().notNull(),
    totalMonthlyAmount: money().notNull(),
    currency: enumeration(currencies).notNull().default('usd'),
    billingInterval: enumeration(billingIntervals).notNull().default('month'),
    intervalProductPrice: money().notNull(),
    intervalSupportPrice: money().notNull().default(sql`0.00`),
    intervalTotal: money().notNull(),
    discountId: integer().references(() => discounts.id, { onDelete: 'restrict' }),
    /** What the discount takes off the first charge. */
    discountAmount: money().notNull().default(sql`0.00`),
    /** While unpaid, the order holds a use of its discount until then. */
    discountHeldUntil: instant(),
    /** The discount applies to charges before this instant; null: to all of them. */
    discountEndsAt: instant(),
    paymentStatus: enumeration(paymentStatuses).notNull().default('pending'),
    stripeSubscriptionId: text().unique(),
    stripeSessionId: text().unique(),
    stripeCustomerId: text(),
    /** Since when the payment provider may email another address than the shop; null: it doesn’t. */
    emailUnsentSince: instant(),
    /** The network and the last digits of the card that is charged, as the provider tells them. */
    cardBrand: text(),
    cardLast4: text(),
    status: enumeration(orderStatuses).notNull().default('pending'),
    /** The step of making the website; null until it is paid. A delivered one stays in the last. */
    stage: enumeration(deliveryStages),
    stageSince: instant(),
    /** Where the customer sees the website before its release. */
    previewUrl: text(),
    /** The admin who makes the website. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Counts the changes of stage, preview address and assignee. */
    stageVersion: integer().notNull().default(0),
    /** When work on the website began. */
    startedAt: instant(),
    deliveredAt: instant(),
    /** The message of the delivery. It is sent by email, so it must not hold secrets. */
    deliveryNote: text(),
    /** Counts the delivery and each later change of its credentials or address. */
    deliveryVersion: integer().notNull().default(0),
    /** Where the customer's website is; null: the shop doesn't watch it. */
    liveUrl: text(),
    /** Since when the live website is down; null while it answers. */
    siteDownSince: instant(),
    /** The last pause of the delivery clock; null: it was never paused. */
    pauseReason: enumeration(pauseReasons),
    pausedAt: instant(),
    /** null while it is paused. */
    resumedAt: instant(),
    /** The payment, moved by all pauses that are over; null: there were none. */
    clockStartAt: instant(),
    /** Within how many hours of the payment the website was promised; pauses don’t count. */
    promisedHours: integer().notNull().default(48),
    /** The pauses before the last one, the oldest first. */
    earlierPauses: jsonb().$type<EarlierPause[]>().notNull().default([]),
    subscriptionStatus: enumeration(subscriptionStatuses).notNull().default('pending'),
    /** Sent by the checkout page. The same id means the same purchase. */
    checkoutId: uuid().unique(),
    /** Counts the checkout sessions of the order. Part of their idempotency key. */
    checkoutAttempt: integer().notNull().default(1),
    checkoutUrl: text(),
    checkoutExpiresAt: instant(),
    /** Of the secret of the browser that opened the session. It alone is led to a guest's order. */
    checkoutSecretHash: text(),
    paidAt: instant(),
    nextChargeAt: instant(),
    cancelAt: instant(),
    /** When a renewal became past due; null while everything is paid. */
    pastDueSince: instant(),
    endedAt: instant(),
    /** When the subscription was last read from the payment provider. */
    syncedAt: instant(),
    termsVersion: text().notNull(),
    acceptedAt: instant().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('orders_created_idx').on(table.createdAt, table.id),
    index('orders_status_idx').on(table.status, table.createdAt, table.id),
    index('orders_customer_name_idx').on(table.customerName, table.id),
    index('orders_total_idx').on(table.totalMonthlyAmount, table.id),
    index('orders_status_name_idx').on(table.status, table.customerName, table.id),
    index('orders_status_total_idx').on(table.status, table.totalMonthlyAmount, table.id),
    index('orders_title_idx').on(table.productTitle, table.createdAt, table.id),
    index('orders_open_checkout_idx')
      .on(table.checkoutExpiresAt)
      .where(sql`${table.paidAt} is null`),
    index('orders_undelivered_idx')
      .on(
        sql`(case when ${table.pausedAt} is not null and ${table.resumedAt} is null then 'infinity'::timestamptz else ((coalesce(${table.clockStartAt}, ${table.paidAt}) at time zone 'UTC') + make_interval(hours => ${table.promisedHours})) at time zone 'UTC' end)`,
        table.id,
      )
      .where(
        sql`${table.paidAt} is not null and ${table.deliveredAt} is null and ${table.status} <> 'cancelled'`,
      ),
    index('orders_stage_idx')
      .on(table.stage, table.stageSince, table.id)
      .where(sql`${table.deliveredAt} is null and ${table.status} <> 'cancelled'`),
    index('orders_assignee_idx').on(table.assigneeId),
    index('orders_paused_idx')
      .on(table.pausedAt, table.id)
      .where(sql`${table.pausedAt} is not null and ${table.resumedAt} is null`),
    index('orders_past_due_idx')
      .on(table.pastDueSince, table.id)
      .where(sql`${table.pastDueSince} is not null`),
    index('orders_failed_payment_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.paymentStatus} = 'failed' and ${table.paidAt} is null`),
    index('orders_delivered_idx')
      .on(table.deliveredAt)
      .where(sql`${table.deliveredAt} is not null`),
    index('orders_site_down_idx')
      .on(table.siteDownSince, table.id)
      .where(sql`${table.siteDownSince} is not null`),
    index('orders_annual_renewal_idx')
      .on(table.nextChargeAt, table.id)
      .where(sql`${table.billingInterval} = 'year' and ${table.cancelAt} is null`),
    index('orders_discount_idx')
      .on(table.discountId, table.id)
      .where(sql`${table.discountId} is not null`),
    index('orders_card_idx')
      .on(table.cardLast4, table.createdAt, table.id)
      .where(sql`${table.cardLast4} is not null`),
    index('orders_customer_idx').on(table.customerId),
    index('orders_product_idx').on(table.productId),
    index('orders_email_unsent_idx')
      .on(table.emailUnsentSince)
      .where(sql`${table.emailUnsentSince} is not null`),
    index('orders_email_idx').on(table.customerEmail, table.createdAt.desc()),
    // Whose subscriptions belong together in the analytics.
    index('orders_buyer_idx').on(sql`lower(${table.customerEmail})`),
    index('orders_guest_email_idx')
      .on(sql`lower(${table.customerEmail})`)
      .where(sql`${table.customerId} is null`),
    checkOneOf('orders_status_check', table.status, orderStatuses),
    checkOneOf('orders_stage_check', table.stage, deliveryStages),
    checkOneOf('orders_pause_reason_check', table.pauseReason, pauseReasons),
    checkOneOf('orders_payment_status_check', table.paymentStatus, paymentStatuses),
    checkOneOf('orders_subscription_status_check', table.subscriptionStatus, subscriptionStatuses),
    checkOneOf('orders_billing_interval_check', table.billingInterval, billingIntervals),
    check('orders_promised_hours_check', sql`${table.promisedHours} between 1 and 720`),
    check('orders_card_last4_check', sql`${table.cardLast4} ~ '^[0-9]{4}$'`),
    check('orders_currency_check', sql`${table.currency} ~ '^[a-z]{3}$'`),
    checkAmounts(
      'orders_amounts_check',
      table.supportPackagePrice,
      table.monthlyProductPrice,
      table.totalMonthlyAmount,
      table.intervalProductPrice,
      table.intervalSupportPrice,
      table.intervalTotal,
      table.discountAmount,
    ),
  ],
);

export type OrderRow = typeof orders.$inferSelect;
