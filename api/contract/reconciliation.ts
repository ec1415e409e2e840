import * as v from 'valibot';
import { instantText, moneyText } from './fields.ts';

/** What of an order is compared. */
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

/** A fact of an order that stood otherwise at the provider. */
export const Difference = v.object({
  /** Ours, of the order. */
  orderId: v.string(),
  /** One of {@link differenceFacts}, or a word of an earlier version. */
  fact: v.string(),
  ours: v.nullable(v.string()),
  theirs: v.nullable(v.string()),
  /** Whether it was safe to put right. */
  mended: v.boolean(),
});
export type Difference = v.InferOutput<typeof Difference>;

/**
 * A paid subscription at the provider that this shop has sold and none of its orders has, such as
 * after a backup was restored.
 */
export const UnmatchedSubscription = v.object({
  /** Ours. */
  id: v.number(),
  /** The provider's. */
  subscriptionId: v.string(),
  /** Under which it was sold; another order may have the number by now. */
  orderNumber: v.nullable(v.string()),
  /** What is billed, in words. */
  plan: v.string(),
  /** What was paid and not refunded. */
  keptAmount: moneyText,
  /** Whether it will be charged again. */
  isRunning: v.boolean(),
  startedAt: instantText,
});
export type UnmatchedSubscription = v.InferOutput<typeof UnmatchedSubscription>;

/** What an admin can do about one. */
export const unmatchedActions = ['restore', 'refund', 'dismiss'] as const;
export type UnmatchedAction = (typeof unmatchedActions)[number];

/** The order that was written again. */
export const RestoredOrder = v.object({ orderId: v.string() });
export type RestoredOrder = v.InferOutput<typeof RestoredOrder>;

/** A comparison of all orders with the provider's books. */
export const Reconciliation = v.object({
  startedAt: instantText,
  /** null: it still runs. */
  finishedAt: v.nullable(instantText),
  checked: v.number(),
  mended: v.number(),
  /** What differs still, for a person to look at. */
  differing: v.number(),
  /** Why it stopped halfway. */
  error: v.nullable(v.string()),
  /** The first thousand. */
  differences: v.array(Difference),
  /** How many subscriptions without an order wait for an admin now. */
  unmatchedCount: v.number(),
  /** The first hundred, the oldest first. */
  unmatched: v.array(UnmatchedSubscription),
});
export type Reconciliation = v.InferOutput<typeof Reconciliation>;

/** null: the books were never compared. */
export const LastReconciliation = v.nullable(Reconciliation);
