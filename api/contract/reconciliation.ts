import * as v from 'valibot';
import { instantText, moneyText } from './fields.ts';

/** The compared facts of an order. */
export const differenceFacts = [
  'card',
  'checkout',
  'comparison',
  'dispute',
  'end',
  'next charge',
  'payment',
  'payment flag',
  'payment status',
  'plan',
  'refund',
  'status',
  'subscription',
] as const;
export type DifferenceFact = (typeof differenceFacts)[number];

/** A fact of an order that differs from the provider's. */
export const Difference = v.object({
  /** The business id. */
  orderId: v.string(),
  /** One of {@link differenceFacts}, or a name of an earlier version. */
  fact: v.string(),
  ours: v.nullable(v.string()),
  theirs: v.nullable(v.string()),
  /** Whether it was fixed automatically. */
  corrected: v.boolean(),
});
export type Difference = v.InferOutput<typeof Difference>;

/**
 * A paid subscription of this shop at the provider that belongs to no order, such as after a backup
 * was restored.
 */
export const UnmatchedSubscription = v.object({
  /** The shop's id. */
  id: v.number(),
  /** The provider's id. */
  subscriptionId: v.string(),
  /** The number of its order. */
  orderNumber: v.nullable(v.string()),
  /** Whether another order has that number now. */
  isNumberTaken: v.boolean(),
  /** A description of the plan. */
  plan: v.string(),
  /** What was paid and not refunded. */
  keptAmount: moneyText,
  /** Whether it will renew. */
  isRunning: v.boolean(),
  startedAt: instantText,
});
export type UnmatchedSubscription = v.InferOutput<typeof UnmatchedSubscription>;

/** How an admin can resolve one. */
export const unmatchedActions = ['restore', 'refund', 'dismiss'] as const;
export type UnmatchedAction = (typeof unmatchedActions)[number];

/** The order that was restored. */
export const RestoredOrder = v.object({ orderId: v.string() });
export type RestoredOrder = v.InferOutput<typeof RestoredOrder>;

/** A comparison of all orders with the provider's records. */
export const Reconciliation = v.object({
  startedAt: instantText,
  /** null while it runs. */
  finishedAt: v.nullable(instantText),
  checked: v.number(),
  corrected: v.number(),
  /** The differences that remain for review. */
  differing: v.number(),
  /** Why it was aborted; null if it wasn't. */
  error: v.nullable(v.string()),
  /** The first thousand. */
  differences: v.array(Difference),
  /** The number of unresolved subscriptions without an order. */
  unmatchedCount: v.number(),
  /** The first hundred, the oldest first. */
  unmatched: v.array(UnmatchedSubscription),
});
export type Reconciliation = v.InferOutput<typeof Reconciliation>;

/** null: none has run yet. */
export const LastReconciliation = v.nullable(Reconciliation);
