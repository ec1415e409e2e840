import * as v from 'valibot';
import { instantText } from './fields.ts';

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
});
export type Reconciliation = v.InferOutput<typeof Reconciliation>;

/** null: the books were never compared. */
export const LastReconciliation = v.nullable(Reconciliation);
